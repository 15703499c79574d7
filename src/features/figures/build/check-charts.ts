import { defineCheck } from '#engine/content/check/content-check.ts'
import { locales, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import { Message, say } from '#lib/say/message.ts'
import { readChart } from './to-entry-chart.ts'

/** The column or row that `chart` names has figures in every language, the same ones, and the entry has no cover besides. */
export const checkCharts = defineCheck('charts', 'integrity', ({ checked, report }) => {
  const { news, knowledge, reports } = checked.entries
  for (const entry of [...news, ...knowledge, ...reports]) {
    const { chart, cover } = entry.facts
    if (!chart) continue
    const fail = (message: Message) => report.error(entry, ['chart'], say`"chart": ${message}`)
    if (cover !== undefined) fail(say`An entry has a chart or a cover; remove one of them`)
    const valuesIn = (locale: Locale) => {
      const text = entry.texts[locale]
      const read = text && readChart(text, chart, locale)
      if (read instanceof Message) fail(say`${read} (${locale}.md)`)
      return read && !(read instanceof Message) ? read.rows.map(({ value }) => value).join(' ') : undefined
    }
    const expected = valuesIn(sourceLocale)
    for (const locale of locales) {
      if (locale === sourceLocale) continue
      const found = valuesIn(locale)
      if (expected === undefined || found === undefined || found === expected) continue
      fail(say`The figures in ${locale}.md are ${found}, those in ${sourceLocale}.md ${expected}`)
    }
  }
})
