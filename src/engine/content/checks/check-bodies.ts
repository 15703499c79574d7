import type { Entry } from '#engine/model/entries/content.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { say } from '#lib/say/message.ts'
import { defineCheck } from '../check/content-check.ts'
import { hasLostDocument } from '../entries/to-is-gone.ts'

const start = { line: 1, column: 1 }

/** Every entry with a page, and every one of a collection that asks for it, has a text or an attachment, also if that was taken down. */
export const checkBodies = defineCheck('empty-texts', 'integrity', ({ site, checked, takenDown, report }) => {
  for (const collection of site.names) {
    const { route, needsText } = site.collections[collection]
    if (route === undefined && !needsText) continue
    const entries: readonly Entry[] = checked.entries[collection]
    for (const entry of entries) {
      if (entry.attachments.length > 0 || hasLostDocument(entry, takenDown)) continue
      for (const locale of locales) {
        if (entry.texts[locale]?.isEmpty !== true) continue
        report.errorInText(entry, { locale, at: start }, say`Empty text; write it below the frontmatter`)
      }
    }
  }
})
