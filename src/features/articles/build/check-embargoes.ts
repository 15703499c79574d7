import { defineCheck } from '#engine/content/check/content-check.ts'
import { say } from '#lib/say/message.ts'

/** A press release is not published before its embargo ends. */
export const checkEmbargoes = defineCheck('embargoes', 'law', ({ checked, report }) => {
  for (const entry of checked.entries['press-releases']) {
    const { publishedAt, embargo } = entry.facts
    if (embargo === undefined || publishedAt >= embargo) continue
    report.error(entry, ['publishedAt'], say`"publishedAt": Must not be before the embargo, ${embargo}`)
  }
})
