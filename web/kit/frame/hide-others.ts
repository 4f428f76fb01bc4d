/** Hides everything around an element from screen readers: all branches of the page but its own. Gives how to undo
 * it. */
export function hideOthers(element: Element): () => void {
  const hidden: Element[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement)
    for (const other of at.parentElement.children)
      if (other !== at && !other.hasAttribute('aria-hidden')) hidden.push(other);
  for (const other of hidden) other.setAttribute('aria-hidden', 'true');
  return () => {
    for (const other of hidden) other.removeAttribute('aria-hidden');
  };
}
