import type { Entry } from '#engine/model/entries/content.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import { translateTable, type BuildText } from '#engine/model/locale/translate.ts'
import type { BuildContext } from '#engine/render/payload/build-context.ts'
import { toOverdueRate } from '../calculation/to-overdue-rate.ts'
import { toFeeTerms, type FeeTerms } from '../fee-terms.ts'

/** The columns, in order. */
const columns = {
  product: /*i18n*/ { id: 'build.fees.column.product', message: 'Sản phẩm, dịch vụ' },
  kind: /*i18n*/ { id: 'build.fees.column.kind', message: 'Loại khoản thu' },
  channel: /*i18n*/ { id: 'build.fees.column.channel', message: 'Kênh giao dịch' },
  counted: /*i18n*/ { id: 'build.fees.column.counted', message: 'Bậc tính theo' },
  from: /*i18n*/ { id: 'build.fees.column.from', message: 'Từ' },
  to: /*i18n*/ { id: 'build.fees.column.to', message: 'Đến (không bao gồm)' },
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

const ownFee: BuildText = /*i18n*/ { id: 'build.fees.charge.own', message: 'Phí của Công ty' }

const overdue: BuildText = /*i18n*/ { id: 'build.fees.charge.overdue', message: 'Lãi quá hạn' }

type Rate = Entry<'fees'>['facts']['rows'][number]['rate']
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
  const { title } = pickText(texts, locale)
  const tax = translate(treatments[vat.treatment]) + ('percent' in vat ? ` (${vat.percent}%)` : '')
  const term = [effectiveFrom, effectiveTo]
  const fees = facts.rows.map(({ channel, tier, rate, note }) => [
    title,
    translate(ownFee),
    terms.channels[channel],
    terms.bases[basis],
    tier.from,
    tier.to ?? '',
    ...toFigures(rate, terms),
    tax,
    ...term,
    note?.[locale] ?? '',
  ])
  const late = facts.rows.flatMap(({ channel, tier, rate }) => {
    if (!facts.overdue) return []
    const figures = toFigures(toOverdueRate(rate, facts.overdue.percentOfRate), terms)
    const { from, to = '' } = tier
    return [
      [title, translate(overdue), terms.channels[channel], terms.bases[basis], from, to, ...figures, tax, ...term, ''],
    ]
  })
  const charges = facts.charges.map(({ kind, name, payer, when, base, rate, source }) => [
    title,
    terms.chargeKinds[kind],
    '',
    base[locale],
    '',
    '',
    ...toFigures(rate, terms),
    '',
    ...term,
    [name[locale], terms.chargePayers[payer], terms.chargeTimes[when], source[locale]].join('; '),
  ])
  return [...fees, ...late, ...charges]
}

function toFigures(rate: Rate, { periods, units }: FeeTerms): string[] {
  const figures =
    rate.type === 'percent'
      ? [rate.percent, '', rate.period ? periods[rate.period] : '']
      : ['', rate.amount, units[rate.per]]
  return [...figures, rate.min ?? '', rate.max ?? '']
}
