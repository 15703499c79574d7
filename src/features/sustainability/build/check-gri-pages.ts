import { defineCheck } from '#engine/content/check/content-check.ts'
import { didYouMean } from '#engine/content/source/did-you-mean.ts'
import { say } from '#lib/say/message.ts'

/** The GRI content index leads to pages that exist. */
export const checkGriPages = defineCheck('gri-pages', 'integrity', ({ content, checked, invalid, report }) => {
  if (content.pages.size === 0) return
  for (const entry of checked.entries.sustainability) {
    for (const [index, { pages }] of entry.facts.disclosures.entries()) {
      for (const [place, path] of pages.entries()) {
        if (content.pages.has(path) || invalid.has(path)) continue
        const at = ['disclosures', index, 'pages', place]
        const near = didYouMean(path, [...content.pages.keys()])
        report.error(entry, at, say`"${at.join('.')}": No page has the address ${path}.${near}`)
      }
    }
  }
})
