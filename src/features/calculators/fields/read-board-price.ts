/**
 * `25.5`, `25,55` or `125`, as boards write prices in thousands of đồng → "25500", "25550", "125000". Undefined for other texts, and for
 * whole hundreds: shares do trade at 400 đồng.
 */
export function readBoardPrice(text: string): string | undefined {
  const [, whole, fraction = ''] = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? []
  if (whole === undefined || Number(whole) === 0) return undefined
  if (fraction === '' && Number(whole) % 100 === 0) return undefined
  return String(Number(whole) * 1000 + Number(fraction.padEnd(3, '0')))
}
