import type { Entry } from '#engine/model/entries/content.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { formatDecimal } from '#i18n/format.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import { toRateRange } from '../calculation/to-rate-range.ts'
import { toFeeTerms } from '../fee-terms.ts'

const tiers: BuildText = /*i18n*/ {
  id: 'build.cover.fees.tiers',
  message: '{channel}, mỗi bậc một khoảng giá trị lệnh',
  comment: '{channel}: how an order is placed; below, a tread for each tier',
}

type CoverContext = Pick<PayloadContext, 'locale' | 'translate'>

/** The cover of the schedules in force: the rates of the first one that falls or rises with the amount, a tread for each tier. */
export function toFeeCover(context: CoverContext, entries: readonly Entry<'fees'>[]): DrawnCover | undefined {
  const { locale, translate } = context
  for (const { facts, texts } of entries) {
    const [first] = facts.rows
    const rows = facts.rows.filter(({ channel }) => channel === first?.channel)
    const range = toRateRange(rows.map(({ rate }) => rate))
    if (!first || range?.type !== 'percent' || range.period || range.low === range.high) continue
    const channel = toFeeTerms(translate).channels[first.channel]
    return {
      ground: 'paper',
      tone: 'other',
      kind: pickText(texts, locale).title,
      figure: `${[range.low, range.high].map((rate) => formatDecimal(locale, rate)).join('–')}%`,
      note: translate({ ...tiers, values: { channel } }),
      label: channel,
      shape: {
        form: 'stair',
        values: rows.map(({ rate }) => (rate.type === 'percent' ? Number(rate.percent) : null)),
        own: [0, rows.length - 1],
      },
    }
  }
  return undefined
}
