/** Shows what the house pushes and leads to the table. It keeps nothing and answers no requests. */

self.addEventListener('push', event => {
  event.waitUntil(show(event.data));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

function show(data) {
  const { title, body, path } = read(data);
  return self.registration.showNotification(title, {
    body,
    // The newest digest takes the place of the one before.
    tag: 'potager',
    icon: '/favicon.svg',
    data: path,
  });
}

/** A browser takes the permission back if a push shows nothing, so even one that cannot be read shows something. */
function read(data) {
  try {
    const { title, body, path } = data.json();
    return { title: String(title), body: String(body), path: String(path) };
  } catch {
    return { title: 'Potager', body: '', path: '/' };
  }
}

/** To the tab that shows this place, or to a new one; never out of the house. */
async function lead(path) {
  const place = new URL(path, self.location.origin);
  if (place.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(tab => new URL(tab.url).pathname === place.pathname);
  await (open ? open.focus() : self.clients.openWindow(place.href));
}
