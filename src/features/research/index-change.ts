/** Which way a figure went; told by a sign and an arrow, and only then by colour. */
export type Direction = 'up' | 'down' | 'flat'

export const arrows: Readonly<Record<Direction, string>> = { up: '▲', down: '▼', flat: '■' }

/** Colours of figures on a light ground. */
export const changeTones: Readonly<Record<Direction, string>> = {
  up: 'text-brand-700',
  down: 'text-danger-700',
  flat: 'text-ink-muted',
}

/** From a decimal as content writes it: "-1.00", "0.20", "0.00". */
export function toDirection(change: string): Direction {
  if (/^[-+]?[0.]+$/.test(change)) return 'flat'
  return change.startsWith('-') ? 'down' : 'up'
}
