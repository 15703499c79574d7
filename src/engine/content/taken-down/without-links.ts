import type { Text } from '#engine/model/entries/entry.ts'
import type { IsGone } from './taken-down.ts'

const anyOrigin = 'https://site.invalid'

/** Links do not contain each other. */
const link = /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs

/** A text whose links to what was taken down are words: a recorded text must not change, and must not lead to a page that is gone. */
export function withoutLinks(text: Text, isGone: IsGone): Text {
  const strip = (html: string) =>
    html.replace(link, (whole: string, href: string, inner: string) => (isGone(toPath(href)) ? inner : whole))
  // Each by its name, because a text of the cache has no properties of its own.
  const { title, summary, coverAlt, seo, isEmpty, headings, anchors, steps } = text
  return {
    title,
    summary,
    coverAlt,
    seo,
    isEmpty,
    headings,
    anchors,
    html: strip(text.html),
    intro: strip(text.intro),
    sections: text.sections.map(({ id, html }) => ({ id, html: strip(html) })),
    ...(steps && {
      steps: {
        ...steps,
        before: strip(steps.before),
        after: strip(steps.after),
        steps: steps.steps.map((step) => ({ ...step, html: strip(step.html) })),
      },
    }),
  }
}

/** The path of a link within the site, by its address in a text or in HTML; empty for others. */
export function toPath(href: string): string {
  return href.startsWith('/') ? (URL.parse(href, anyOrigin)?.pathname ?? '') : ''
}
