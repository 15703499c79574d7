/** `12,5`, `12.5 %` → "12.5". Two decimals at most, so that either sign can only be a decimal point. Undefined for other texts. */
export function readPercent(text: string): string | undefined {
  const [, whole, fraction] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const digits = whole.replace(/^0+(?=\d)/, '')
  const decimals = (fraction ?? '').replace(/0+$/, '')
  return decimals === '' ? digits : `${digits}.${decimals}`
}
