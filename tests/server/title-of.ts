/** The heading of a page, from its HTML. */
export function titleOf(html: string): string {
  return /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? ''
}
