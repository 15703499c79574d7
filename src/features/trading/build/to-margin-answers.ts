import type { BuildText } from '#engine/model/locale/translate.ts'
import { splitPhrases, type AskedCard } from '#engine/model/search/answer-card.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toSourceLink } from '#engine/render/payload/to-source-link.ts'
import { formatDate } from '#i18n/format.ts'

const texts = {
  asked: /*i18n*/ {
    id: 'build.margin.asked',
    message:
      '{ticker} margin; {ticker} được margin; mã {ticker} margin; {ticker} cắt margin; {ticker} tỷ lệ margin; {ticker} ký quỹ; {ticker} vay ký quỹ; mã {ticker} ký quỹ; {ticker} vay; mã {ticker} vay; mã {ticker} cho vay; mã {ticker} tỷ lệ cho vay; mã {ticker} tỷ lệ margin; mã {ticker} tỷ lệ ký quỹ; {ticker} cho vay; {ticker} vay margin; {ticker} tỷ lệ cho vay; {ticker} tỷ lệ ký quỹ; {ticker} danh mục ký quỹ; cổ phiếu {ticker} margin; cổ phiếu {ticker} ký quỹ',
    comment: 'What visitors type in the search, with semicolons between; {ticker}: a code',
  },
  title: /*i18n*/ {
    id: 'build.margin.answer.title',
    message: '{ticker}, giao dịch ký quỹ',
    comment: '{ticker}: a code',
  },
  loan: /*i18n*/ {
    id: 'build.margin.answer.loan',
    message: 'Được giao dịch ký quỹ, tỷ lệ cho vay tối đa {percent}%',
    comment: '{percent}: a whole number',
  },
  none: /*i18n*/ { id: 'build.margin.answer.none', message: 'Không có trong danh mục ký quỹ đang áp dụng' },
  since: /*i18n*/ {
    id: 'build.margin.answer.since',
    message: 'Danh mục áp dụng từ {day}',
    comment: '{day}: a date',
  },
} as const satisfies Readonly<Record<string, BuildText>>

/** The shares that are lent on, by the list in force, and the covered ones that are not. */
export function toMarginAnswers(context: PayloadContext): AskedCard[] {
  const { content, locale, translate } = context
  const list = content.entries['margin-lists'].find(({ isListed }) => isListed)
  if (!list) return []
  const { securities, effectiveFrom, sample } = list.facts
  const loans = new Map(securities.map(({ ticker, loanPercent }) => [ticker, loanPercent]))
  const covered = content.entries.issuers.flatMap(({ isListed, facts }) =>
    isListed && facts.ticker !== undefined ? [facts.ticker] : [],
  )
  const since = translate({ ...texts.since, values: { day: formatDate(locale, effectiveFrom) } })
  return [...new Set([...loans.keys(), ...covered])].map((ticker) => {
    const percent = loans.get(ticker)
    return {
      asked: splitPhrases(translate({ ...texts.asked, values: { ticker } })),
      title: translate({ ...texts.title, values: { ticker } }),
      value: translate(percent === undefined ? texts.none : { ...texts.loan, values: { percent: String(percent) } }),
      lines: [since],
      link: toSourceLink(context, list),
      isSample: sample,
    }
  })
}
