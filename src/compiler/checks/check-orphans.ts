import { findOwnRoute, requiredPaths } from '#site/site-map.ts'
import type { Check } from '../check/content-check.ts'

/** A page that no section lists and no text links to is found by nobody. */
export const checkOrphans: Check = ({ content, refused, links, report }) => {
  // What could not be read may be what leads there.
  if (refused.size > 0) return
  const shown = links.filter(({ standing }) => standing === 'shown')
  const linked = new Set(shown.map(({ href }) => href.split(/[?#]/, 1)[0]))
  for (const page of content.pages.values()) {
    if (requiredPaths.has(page.path) || findOwnRoute(page.path) || linked.has(page.path)) continue
    const section = page.path.slice(0, page.path.lastIndexOf('/'))
    // The head of a section shows the pages below it by itself.
    if (section !== '' && content.pages.has(section)) continue
    report.warn(page, [], `Nothing leads to ${page.path}: link to it from a text, or move it into a section`)
  }
}
