/** Why this device cannot be called, if it cannot. */
export type PushTrouble = 'insecure' | 'unsupported' | 'refused';
export type PushState = PushTrouble | 'off' | 'on';

/** Tells the house about a subscription; says whether it has understood. */
export type TellHouse = (subscription: PushSubscriptionJSON) => Promise<boolean>;

const WORKER = '/service-worker.js';

/** How things stand on this device, without asking anybody for anything. */
export async function pushState(): Promise<PushState> {
  const trouble = pushTrouble();
  return trouble ?? ((await presentSubscription()) ? 'on' : 'off');
}

function pushTrouble(): PushTrouble | null {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'refused' : null;
}

export async function presentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks for permission, and fetches the worker that will be woken; neither happens before somebody wants it. */
export async function switchPushOn(pushKey: string, tellHouse: TellHouse): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushTrouble() ?? 'off';
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One made for another key, of a house that has moved, would be in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  if (await tellHouse(subscription.toJSON())) return 'on';
  await subscription.unsubscribe();
  throw new Error('The house does not know of this subscription.');
}

export async function switchPushOff(tellHouse: TellHouse): Promise<PushState> {
  const subscription = await presentSubscription();
  if (!subscription) return 'off';
  // The browser first: from then on nothing can arrive, whether or not the house hears of it.
  await subscription.unsubscribe();
  await tellHouse(subscription.toJSON());
  return 'off';
}
