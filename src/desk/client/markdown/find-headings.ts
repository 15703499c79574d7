import { foldToSlug } from '#lib/text/fold-to-slug.ts'

/** The headings of a text with the anchors that links name: those that are set, or derived from the words. */
export function findHeadings(body: string): { title: string; anchor: string }[] {
  const withoutCode = body.replaceAll(/^(`{3,}|~{3,})[^]*?^\1/gm, '')
  return [...withoutCode.matchAll(/^#{2,6} +(.+?)(?: *\{#([\w-]+)\})? *$/gm)].map(([, title = '', anchor]) => ({
    title: title.replaceAll(/[*_`]/g, ''),
    anchor: anchor ?? foldToSlug(title),
  }))
}
