/** The Network Information API, which not all browsers have. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** True if pages may be loaded before they are asked for: not in a hidden tab, nor to the visitor's cost or delay. */
export function maySpeculate(): boolean {
  const { connection }: NavigatorWithConnection = navigator
  const isPoor = connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
  return !isPoor && document.visibilityState === 'visible'
}
