import type { BuildText } from '#engine/model/locale/translate.ts'
import { splitPhrases, type AskedCard } from '#engine/model/search/answer-card.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toSourceLink } from '#engine/render/payload/to-source-link.ts'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatChange, formatDate } from '#i18n/format.ts'
import { ratingNames } from './rating-names.ts'
import { toLatestReports } from './reports-by-issuer.ts'

const texts = {
  asked: /*i18n*/ {
    id: 'build.research.asked.rating',
    message:
      '{ticker}; cổ phiếu {ticker}; mã {ticker}; khuyến nghị {ticker}; giá mục tiêu {ticker}; định giá {ticker}; báo cáo {ticker}; phân tích {ticker}; báo cáo phân tích {ticker}; có nên mua {ticker}; mục tiêu {ticker}',
    comment: 'What visitors type in the search, with semicolons between; {ticker}: a code',
  },
  value: /*i18n*/ {
    id: 'build.research.answer.rating',
    message: '{rating}, giá mục tiêu {target}',
    comment: '{rating}: Buy; {target}: an amount of money',
  },
  against: /*i18n*/ {
    id: 'build.research.answer.against',
    message: '{change} so với giá {price} ngày {day}',
    comment: '{change}: +23.1%; {price}: an amount of money; {day}: a date',
  },
} as const satisfies Readonly<Record<string, BuildText>>

/** The rating of each company that is covered, by its latest report. */
export function toRatingAnswers(context: PayloadContext): AskedCard[] {
  const { locale, translate } = context
  return toLatestReports(context).flatMap((report) => {
    const { facts } = report
    if (facts.type !== 'cong-ty') return []
    const { ticker, rating, targetPrice, priceAt, upside, reportDate, sample } = facts
    const price = formatMoney(locale, priceAt.price)
    const against = { change: `${formatChange(locale, upside)}%`, price, day: formatDate(locale, priceAt.date) }
    return [
      {
        asked: splitPhrases(translate({ ...texts.asked, values: { ticker } })),
        title: ticker,
        value: translate({
          ...texts.value,
          values: { rating: translate(ratingNames[rating]), target: formatMoney(locale, targetPrice) },
        }),
        lines: [translate({ ...texts.against, values: against })],
        link: toSourceLink(context, report),
        day: reportDate,
        isSample: sample,
      },
    ]
  })
}
