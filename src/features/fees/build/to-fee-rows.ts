import type { Content, Entry } from '#features/content.ts'
import { feeTerms } from '../fee-terms.ts'
import type { Locale } from '#model/locale/locale.ts'

const words = {
  vi: {
    product: 'Sản phẩm, dịch vụ',
    channel: 'Kênh',
    counted: 'Bậc tính theo',
    from: 'Từ',
    to: 'Đến dưới',
    percent: 'Tỷ lệ (%)',
    amount: 'Mức cố định (đồng)',
    per: 'Tính trên mỗi',
    min: 'Tối thiểu (đồng)',
    max: 'Tối đa (đồng)',
    vat: 'Thuế giá trị gia tăng',
    effectiveFrom: 'Hiệu lực từ',
    effectiveTo: 'Hiệu lực đến',
    note: 'Ghi chú',
    'khong-chiu-thue': 'Không chịu thuế',
    'da-gom': 'Đã gồm',
    'chua-gom': 'Chưa gồm',
  },
  en: {
    product: 'Product or service',
    channel: 'Channel',
    counted: 'Tier counted in',
    from: 'From',
    to: 'To under',
    percent: 'Rate (%)',
    amount: 'Flat fee (VND)',
    per: 'Per',
    min: 'Minimum (VND)',
    max: 'Maximum (VND)',
    vat: 'Value added tax',
    effectiveFrom: 'In force from',
    effectiveTo: 'In force until',
    note: 'Note',
    'khong-chiu-thue': 'Exempt',
    'da-gom': 'Included',
    'chua-gom': 'Excluded',
  },
} as const

/** The fees in force as a table of text, its header first. Figures and dates stay as they are written in the content. */
export function toFeeRows({ entries }: Pick<Content, 'entries'>, locale: Locale): string[][] {
  const own = words[locale]
  const header = [
    own.product,
    own.channel,
    own.counted,
    own.from,
    own.to,
    own.percent,
    own.amount,
    own.per,
    own.min,
    own.max,
    own.vat,
    own.effectiveFrom,
    own.effectiveTo,
    own.note,
  ]
  return [header, ...entries.fees.filter(({ isListed }) => isListed).flatMap((entry) => toRowsOf(entry, locale))]
}

function toRowsOf({ texts, facts }: Entry<'fees'>, locale: Locale): string[][] {
  const terms = feeTerms[locale]
  const { vat, basis, effectiveFrom, effectiveTo = '' } = facts
  const tax = words[locale][vat.treatment] + ('percent' in vat ? ` (${vat.percent}%)` : '')
  return facts.rows.map(({ channel, tier, rate, note }) => {
    const figures =
      rate.type === 'percent'
        ? [rate.percent, '', rate.period ? terms.periods[rate.period] : '']
        : ['', rate.amount, terms.units[rate.per]]
    return [
      (texts[locale] ?? texts.vi).title,
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
