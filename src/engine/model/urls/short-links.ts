/** The path of all short links. Servers answer them with a redirect; no page may be below it. */
export const shortLinksPath = '/d/'

/** The short link to a document: `/d/7k2m9xq`. */
export function toShortLinkUrl(code: string): string {
  return shortLinksPath + code
}
