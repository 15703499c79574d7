/** Scheme and host as browsers write them, and nothing else: it is compared, and it is the beginning of addresses. */
export const isOrigin = (value: string): boolean =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value && !value.endsWith('.')

/** The origin that was probably meant, or another one. */
export function toNearestOrigin(value: string, other: string): string {
  const url = URL.parse(/^https?:\/\//i.test(value) ? value : `https://${value}`)
  return url && isOrigin(url.origin.replace(/\.$/, '')) ? url.origin.replace(/\.$/, '') : other
}
