import { pickText } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { splitPhrases, type AskedCard } from '#engine/model/search/answer-card.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { formatDate } from '#i18n/format.ts'
import { findLatestReport } from './to-latest-report.ts'

const texts = {
  asked: /*i18n*/ {
    id: 'build.investors.asked.report',
    message:
      'báo cáo tài chính; báo cáo quý; báo cáo tài chính quý; báo cáo tài chính hợp nhất; kết quả kinh doanh; kết quả kinh doanh quý; lợi nhuận; lợi nhuận quý; doanh thu quý; kqkd',
    comment: 'What visitors type in the search, with semicolons between',
  },
  askedQuarter: /*i18n*/ {
    id: 'build.investors.asked.quarter',
    message:
      'báo cáo quý {quarter}; báo cáo tài chính quý {quarter}; báo cáo tài chính quý {quarter} {year}; báo cáo tài chính quý {quarter} năm {year}; báo cáo quý {quarter} {year}; bctc q{quarter}; bctc q{quarter} {year}; kết quả kinh doanh quý {quarter}; kết quả kinh doanh quý {quarter} {year}; lợi nhuận quý {quarter}; lợi nhuận quý {quarter} {year}; kqkd quý {quarter}; q{quarter} {year}; quý {quarter} {year}; quý {quarter}',
    comment: 'What visitors type in the search, with semicolons between; {quarter}: 1 to 4; {year}: a year',
  },
  published: /*i18n*/ {
    id: 'build.investors.answer.published',
    message: 'Công bố ngày {day}',
    comment: '{day}: a date',
  },
} as const satisfies Readonly<Record<string, BuildText>>

/** The statements of the newest period. */
export function toReportAnswers({ content, locale, translate }: PayloadContext): AskedCard[] {
  const report = findLatestReport(content)
  if (!report?.href) return []
  const { period, fiscalYear, publishedAt, sample } = report.facts
  const { title, summary } = pickText(report.texts, locale)
  const [, quarter] = /^Q(\d)$/.exec(period) ?? []
  const values = { quarter: quarter ?? '', year: String(fiscalYear) }
  return [
    {
      asked: [
        ...splitPhrases(translate(texts.asked)),
        ...(quarter === undefined ? [] : splitPhrases(translate({ ...texts.askedQuarter, values }))),
      ],
      title,
      lines: [summary, translate({ ...texts.published, values: { day: formatDate(locale, publishedAt) } })],
      link: { href: report.href, text: title },
      isSample: sample,
    },
  ]
}
