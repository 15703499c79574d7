/** True if an element is neither hidden nor in a closed group. Without `checkVisibility`, closed groups have no boxes. */
export function isShown(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0
}
