/** True if the visitor accepts animations; false where the browser does not say. */
export function isMotionAllowed(): boolean {
  try {
    return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  } catch {
    return false
  }
}
