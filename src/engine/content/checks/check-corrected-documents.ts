import type { Entry } from '#engine/model/entries/content.ts'
import { say } from '#lib/say/message.ts'
import { defineCheck } from '../check/content-check.ts'

/**
 * A correction that attaches the document that it corrects: readers would take it for the corrected one, and where the first is taken
 * down, its bytes stay public. What is recorded as disclosed does not change any more, and is left alone.
 */
export const checkCorrectedDocuments = defineCheck(
  'corrected-documents',
  'site',
  ({ site, checked, index, archive, report }) => {
    for (const collection of site.names) {
      const entries: readonly Entry[] = checked.entries[collection]
      for (const entry of entries) {
        const first = index.find(collection, entry.facts.corrects?.entry ?? '')
        if (!first || archive?.recorded?.has(`${collection}/${entry.slug}`)) continue
        for (const [position, { sha256 }] of entry.attachments.entries()) {
          const same = first.attachments.find((one) => one.sha256 === sha256)
          if (!same) continue
          const id = `${collection}/${first.slug}`
          const message = say`Is the very file ${same.file} of ${id}, which this entry corrects (the same SHA-256). Attach the corrected one; one that stays as it is needs no second address, and would stay public if the first were taken down: remove it, and link to it`
          report.warn(entry, ['attachments', position, 'file'], say`"attachments.${position}.file": ${message}`)
        }
      }
    }
  },
)
