import { say } from '#lib/say/message.ts'
import { defineCheck } from '../check/content-check.ts'

/** Warns of pages that visitors cannot find: no section lists them and no text links to them. */
export const checkOrphans = defineCheck('orphans', 'site', ({ site, content, checked, invalid, links, report }) => {
  if (checked.pages.size === 0) return
  // An invalid text may contain the link.
  if (invalid.size > 0) return
  const visible = links.filter(({ visibility }) => visibility === 'visible')
  const linked = new Set(visible.map(({ href }) => href.split(/[?#]/, 1)[0]))
  for (const page of content.pages.values()) {
    if (site.requiredPaths.has(page.path) || site.findOwnRoute(page.path) || linked.has(page.path)) continue
    const section = page.path.slice(0, page.path.lastIndexOf('/'))
    // A section page lists the pages below it.
    if (section !== '' && content.pages.has(section)) continue
    report.warn(page, [], say`No page links to ${page.path}; link to it from a text, or move it into a section`)
  }
})
