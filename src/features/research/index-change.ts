/** The direction of a change. Signs and arrows show it too, because colour alone is not accessible. */
export type Direction = 'up' | 'down' | 'flat'

export const arrows: Readonly<Record<Direction, string>> = { up: '▲', down: '▼', flat: '■' }

/** Colours of roles, for any ground. */
export const changeTones: Readonly<Record<Direction, string>> = {
  up: 'text-brand',
  down: 'text-danger',
  flat: 'text-ink-muted',
}

/** The direction of a decimal from the content: "-1.00", "0.20", "0.00". */
export function toDirection(change: string): Direction {
  if (/^[-+]?[0.]+$/.test(change)) return 'flat'
  return change.startsWith('-') ? 'down' : 'up'
}
