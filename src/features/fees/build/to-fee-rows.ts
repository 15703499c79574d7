import type { DataContext } from '#engine/model/content/data-set.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { toOverdueRate } from '../calculation/to-overdue-rate.ts'
import { toFeeTerms, type FeeTerms } from '../fee-terms.ts'

/** A rate of a schedule: figures and dates are unformatted, and empty where there is none. */
export interface FeeRow {
  product: string
  kind: string
  channel: string
  counted: string
  from: string
  to: string
  percent: string
  amount: string
  per: string
  min: string
  max: string
  vat: string
  effectiveFrom: string
  effectiveTo: string
  note: string
  publishedAt: string
  sample: boolean
}

const ownFee: BuildText = /*i18n*/ { id: 'build.fees.charge.own', message: 'Phí của Công ty' }

const overdue: BuildText = /*i18n*/ { id: 'build.fees.charge.overdue', message: 'Lãi quá hạn' }

type Rated = Entry<'fees'>['facts']['rows'][number]
type Rate = Rated['rate']
type Treatment = Entry<'fees'>['facts']['vat']['treatment']

const treatments: Readonly<Record<Treatment, BuildText>> = {
  'khong-chiu-thue': /*i18n*/ { id: 'build.fees.vat.exempt', message: 'Không chịu thuế' },
  'da-gom': /*i18n*/ { id: 'build.fees.vat.included', message: 'Đã gồm' },
  'chua-gom': /*i18n*/ { id: 'build.fees.vat.excluded', message: 'Chưa gồm' },
}

/** The fees in force. */
export function toFeeRows(context: DataContext): FeeRow[] {
  const inForce = context.content.entries.fees.filter(({ isListed }) => isListed)
  return inForce.flatMap((entry) => toRowsOf(context, entry))
}

function toRowsOf({ locale, translate }: DataContext, { texts, facts }: Entry<'fees'>): FeeRow[] {
  const terms = toFeeTerms(translate)
  const { vat, basis, effectiveFrom, effectiveTo = '', publishedAt, sample } = facts
  const tax = translate(treatments[vat.treatment]) + ('percent' in vat ? ` (${vat.percent}%)` : '')
  const ofAll = { product: pickText(texts, locale).title, effectiveFrom, effectiveTo, publishedAt, sample }
  const toTier = ({ channel, tier }: Rated) => ({
    channel: terms.channels[channel],
    counted: terms.bases[basis],
    from: tier.from,
    to: tier.to ?? '',
    vat: tax,
  })
  const fees = facts.rows.map((row) => ({
    ...ofAll,
    kind: translate(ownFee),
    ...toTier(row),
    ...toFigures(row.rate, terms),
    note: row.note?.[locale] ?? '',
  }))
  const late = facts.rows.flatMap((row) => {
    if (!facts.overdue) return []
    const figures = toFigures(toOverdueRate(row.rate, facts.overdue.percentOfRate), terms)
    return [{ ...ofAll, kind: translate(overdue), ...toTier(row), ...figures, note: '' }]
  })
  const charges = facts.charges.map(({ kind, name, payer, when, base, rate, source }) => ({
    ...ofAll,
    kind: terms.chargeKinds[kind],
    channel: '',
    counted: base[locale],
    from: '',
    to: '',
    vat: '',
    ...toFigures(rate, terms),
    note: [name[locale], terms.chargePayers[payer], terms.chargeTimes[when], source[locale]].join('; '),
  }))
  return [...fees, ...late, ...charges]
}

function toFigures(
  rate: Rate,
  { periods, units }: FeeTerms,
): Pick<FeeRow, 'percent' | 'amount' | 'per' | 'min' | 'max'> {
  const figures =
    rate.type === 'percent'
      ? { percent: rate.percent, amount: '', per: rate.period ? periods[rate.period] : '' }
      : { percent: '', amount: rate.amount, per: units[rate.per] }
  return { ...figures, min: rate.min ?? '', max: rate.max ?? '' }
}
