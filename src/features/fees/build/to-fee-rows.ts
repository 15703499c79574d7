import type { Entry } from '#features/content.ts'
import { pickText } from '#model/entries/translated.ts'
import { translateTable, type BuildText } from '#model/locale/translate.ts'
import type { BuildContext } from '#publish/payload/build-context.ts'
import { toFeeTerms } from '../fee-terms.ts'

/** The columns, in order. */
const columns = {
  product: /*i18n*/ { id: 'build.fees.column.product', message: 'Sản phẩm, dịch vụ' },
  channel: /*i18n*/ { id: 'build.fees.column.channel', message: 'Kênh' },
  counted: /*i18n*/ { id: 'build.fees.column.counted', message: 'Bậc tính theo' },
  from: /*i18n*/ { id: 'build.fees.column.from', message: 'Từ' },
  to: /*i18n*/ { id: 'build.fees.column.to', message: 'Đến dưới' },
  percent: /*i18n*/ { id: 'build.fees.column.percent', message: 'Tỷ lệ (%)' },
  amount: /*i18n*/ { id: 'build.fees.column.amount', message: 'Mức cố định (đồng)' },
  per: /*i18n*/ { id: 'build.fees.column.per', message: 'Tính trên mỗi' },
  min: /*i18n*/ { id: 'build.fees.column.min', message: 'Tối thiểu (đồng)' },
  max: /*i18n*/ { id: 'build.fees.column.max', message: 'Tối đa (đồng)' },
  vat: /*i18n*/ { id: 'build.fees.column.vat', message: 'Thuế giá trị gia tăng' },
  effectiveFrom: /*i18n*/ { id: 'build.fees.column.from-date', message: 'Hiệu lực từ' },
  effectiveTo: /*i18n*/ { id: 'build.fees.column.to-date', message: 'Hiệu lực đến' },
  note: /*i18n*/ { id: 'build.fees.column.note', message: 'Ghi chú' },
} as const satisfies Readonly<Record<string, BuildText>>

type Treatment = Entry<'fees'>['facts']['vat']['treatment']

const treatments: Readonly<Record<Treatment, BuildText>> = {
  'khong-chiu-thue': /*i18n*/ { id: 'build.fees.vat.exempt', message: 'Không chịu thuế' },
  'da-gom': /*i18n*/ { id: 'build.fees.vat.included', message: 'Đã gồm' },
  'chua-gom': /*i18n*/ { id: 'build.fees.vat.excluded', message: 'Chưa gồm' },
}

/** The fees in force as rows of text, with a header. Figures and dates are unformatted. */
export function toFeeRows(context: BuildContext): string[][] {
  const { content, translate } = context
  const inForce = content.entries.fees.filter(({ isListed }) => isListed)
  return [Object.values(translateTable(columns, translate)), ...inForce.flatMap((entry) => toRowsOf(context, entry))]
}

function toRowsOf({ locale, translate }: BuildContext, { texts, facts }: Entry<'fees'>): string[][] {
  const terms = toFeeTerms(translate)
  const { vat, basis, effectiveFrom, effectiveTo = '' } = facts
  const tax = translate(treatments[vat.treatment]) + ('percent' in vat ? ` (${vat.percent}%)` : '')
  return facts.rows.map(({ channel, tier, rate, note }) => {
    const figures =
      rate.type === 'percent'
        ? [rate.percent, '', rate.period ? terms.periods[rate.period] : '']
        : ['', rate.amount, terms.units[rate.per]]
    return [
      pickText(texts, locale).title,
      terms.channels[channel],
      terms.bases[basis],
      tier.from,
      tier.to ?? '',
      ...figures,
      rate.min ?? '',
      rate.max ?? '',
      tax,
      effectiveFrom,
      effectiveTo,
      note?.[locale] ?? '',
    ]
  })
}
