import type { Entry } from '#engine/model/entries/content.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { splitPhrases, type AskedCard } from '#engine/model/search/answer-card.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toSourceLink } from '#engine/render/payload/to-source-link.ts'
import { formatBigMoney, formatMoney, formatMoneyRange } from '#i18n/format-amount.ts'
import { formatDate, formatDecimal } from '#i18n/format.ts'
import { groupBy } from '#lib/group-by.ts'
import { computeFee } from '../calculation/compute-fee.ts'
import { toRateRange } from '../calculation/to-rate-range.ts'
import { toFeeTerms } from '../fee-terms.ts'

type Facts = Entry<'fees'>['facts']
type AnswerContext = Pick<PayloadContext, 'content' | 'locale' | 'translate'>

/** The names that visitors have for a product. */
const asked: Partial<Record<Facts['product'], BuildText>> = {
  'co-phieu': /*i18n*/ {
    id: 'build.fees.asked.shares',
    message:
      'phí giao dịch; phí gd; phí mua bán; phí mua bán cổ phiếu; phí giao dịch cổ phiếu; phí giao dịch chứng khoán; phí môi giới; phí mua cổ phiếu; phí bán cổ phiếu; phí chứng khoán; phí đặt lệnh',
    comment: 'What visitors type in the search, with semicolons between',
  },
  'ky-quy': /*i18n*/ {
    id: 'build.fees.asked.margin',
    message:
      'lãi suất margin; lãi margin; phí margin; lãi suất ký quỹ; lãi ký quỹ; lãi vay ký quỹ; lãi vay margin; lãi suất vay ký quỹ; lãi suất cho vay ký quỹ; lãi suất giao dịch ký quỹ',
    comment: 'What visitors type in the search, with semicolons between',
  },
  'luu-ky': /*i18n*/ {
    id: 'build.fees.asked.custody',
    message: 'phí lưu ký; phí lưu ký chứng khoán; phí lưu ký cổ phiếu',
    comment: 'What visitors type in the search, with semicolons between',
  },
  'ung-truoc': /*i18n*/ {
    id: 'build.fees.asked.advance',
    message:
      'phí ứng trước; phí ứng trước tiền bán; phí ứng tiền; lãi suất ứng trước; phí ứng trước tiền bán chứng khoán',
    comment: 'What visitors type in the search, with semicolons between',
  },
  'phai-sinh': /*i18n*/ {
    id: 'build.fees.asked.derivatives',
    message: 'phí phái sinh; phí giao dịch phái sinh; phí hợp đồng tương lai',
    comment: 'What visitors type in the search, with semicolons between',
  },
  'trai-phieu': /*i18n*/ {
    id: 'build.fees.asked.bonds',
    message: 'phí trái phiếu; phí giao dịch trái phiếu; phí mua trái phiếu',
    comment: 'What visitors type in the search, with semicolons between',
  },
  'chuyen-quyen': /*i18n*/ {
    id: 'build.fees.asked.ownership',
    message:
      'phí chuyển quyền; phí chuyển quyền sở hữu; phí chuyển nhượng; phí chuyển nhượng cổ phiếu; phí chuyển nhượng chứng khoán; phí cho tặng cổ phiếu; phí thừa kế cổ phiếu',
    comment: 'What visitors type in the search, with semicolons between',
  },
  'chuyen-khoan': /*i18n*/ {
    id: 'build.fees.asked.transfer',
    message: 'phí chuyển khoản; phí chuyển khoản chứng khoán; phí chuyển chứng khoán; phí chuyển cổ phiếu',
    comment: 'What visitors type in the search, with semicolons between',
  },
}

const inForce: BuildText = /*i18n*/ {
  id: 'build.fees.answer.since',
  message: 'Áp dụng từ {day}',
  comment: '{day}: a date',
}

const exampleText: BuildText = /*i18n*/ {
  id: 'build.fees.answer.example',
  message: 'Lệnh trực tuyến {amount}: phí {fee}',
  comment: '{amount}, {fee}: amounts of money',
}

/** An amount that many know the cost of an order by. */
const exampleAmount = '50000000'

/** The cost of each product by the schedule in force. */
export function toFeeAnswers(context: AnswerContext): AskedCard[] {
  const { content, locale, translate } = context
  return content.entries.fees
    .filter(({ isListed }) => isListed)
    .flatMap((entry) => {
      const { facts, texts } = entry
      const phrases = asked[facts.product]
      if (!phrases) return []
      const example = toExample(context, facts)
      const [value, ...others] = toRates(context, facts)
      const day = formatDate(locale, facts.effectiveFrom)
      return [
        {
          asked: splitPhrases(translate(phrases)),
          title: pickText(texts, locale).title,
          value,
          lines: [...others, ...example, translate({ ...inForce, values: { day } })],
          link: { ...toSourceLink(context, entry), anchor: facts.product },
          isSample: facts.sample,
        },
      ]
    })
}

/** The rates of each channel: `Trực tuyến 0,12%–0,2%`. */
function toRates({ locale, translate }: AnswerContext, { rows }: Facts): string[] {
  const { channels, units, periods } = toFeeTerms(translate)
  return [...groupBy(rows, ({ channel }) => channel)].flatMap(([channel, own]) => {
    const range = toRateRange(own.map(({ rate }) => rate))
    if (!range) return []
    const { low, high } = range
    const isOne = Number(low) === Number(high)
    const name = channel === 'tat-ca' ? '' : `${channels[channel]} `
    if (range.type === 'flat') {
      const money = isOne ? formatMoney(locale, low) : formatMoneyRange(locale, low, high)
      return [`${name}${money}/${units[range.per]}`]
    }
    const percent = [...new Set([low, high])].map((rate) => `${formatDecimal(locale, rate)}%`).join('–')
    return [`${name}${percent}${range.period ? `/${periods[range.period]}` : ''}`]
  })
}

/** The cost of an order that is placed online; none of what is not an order. */
function toExample({ locale, translate }: AnswerContext, { rows, product }: Facts): string[] {
  const fee = product === 'co-phieu' && computeFee(rows, { channel: 'truc-tuyen', amount: exampleAmount })?.fee
  if (!fee) return []
  const values = { amount: formatBigMoney(locale, exampleAmount), fee: formatMoney(locale, fee) }
  return [translate({ ...exampleText, values })]
}
