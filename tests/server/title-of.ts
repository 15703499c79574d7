/** The heading of a page as it was sent. */
export function titleOf(html: string): string {
  return /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? ''
}
