/** Whether things may move for this visitor. Where the browser cannot say, nothing does. */
export function isMovementWelcome(): boolean {
  try {
    return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  } catch {
    return false
  }
}
