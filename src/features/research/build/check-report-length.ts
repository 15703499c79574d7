import { defineCheck } from '#engine/content/check/content-check.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { say } from '#lib/say/message.ts'
import { toPlainText } from '#lib/text/to-plain-text.ts'

/** The fewest words of a report on a company: below, it gives a rating without its grounds. */
const fewestReportWords = 900

/** Reports on companies have their length in each language that they are written in. */
export const checkReportLength = defineCheck('report-length', 'site', ({ checked, report }) => {
  for (const entry of checked.entries.reports) {
    if (entry.facts.type !== 'cong-ty' || entry.facts.status === 'withdrawn') continue
    for (const locale of locales) {
      const text = entry.texts[locale]
      if (!text) continue
      const count = countWords(toPlainText(text.html))
      if (count >= fewestReportWords) continue
      const message = say`Has ${count} words; a report on a company needs at least ${fewestReportWords}: case, business, figures, valuation, scenarios, risks`
      report.errorInText(entry, { locale, at: { line: 1, column: 1 } }, message)
    }
  }
})

/** Words as readers count them: those of tables too, but no figures. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
}
