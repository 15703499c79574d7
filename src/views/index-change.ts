/** Which way a figure went; told by a sign and an arrow, and only then by colour. */
export type Direction = 'up' | 'down' | 'flat'

export const arrows: Readonly<Record<Direction, string>> = { up: '▲', down: '▼', flat: '■' }

/** From a decimal as content writes it: "-1.00", "0.20", "0.00". */
export function toDirection(change: string): Direction {
  if (/^[-+]?[0.]+$/.test(change)) return 'flat'
  return change.startsWith('-') ? 'down' : 'up'
}
