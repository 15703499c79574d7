import { useLingui } from '@lingui/react/macro'
import { formatBigMoney, formatMoney, formatMoneyRange } from '#i18n/format-amount.ts'
import { formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { isSameDecimal } from '#lib/numbers/decimal.ts'
import { toRateRange, type RateRange } from './calculation/to-rate-range.ts'
import type { Basis, Facts, Row, Terms } from './fee-types.ts'

/** Formats tiers, rates, limits and tax in the current language. */
export function useFeeText(terms: Terms) {
  const { t } = useLingui()
  const locale = useLocale()

  /** An amount in the unit of the schedule. */
  const toAmount = (basis: Basis, amount: string): string => {
    if (basis !== 'gia-tri') return formatDecimal(locale, amount)
    // In words only if one decimal is exact.
    const isRound = amount.length > 9 ? /0{8}$/.test(amount) : amount.length > 6 && /0{5}$/.test(amount)
    return isRound ? formatBigMoney(locale, amount) : formatMoney(locale, amount)
  }

  /** An amount in full, with its unit. */
  const toQuantity = (basis: Basis, amount: string): string =>
    basis === 'gia-tri' ? formatMoney(locale, amount) : `${terms.bases[basis]}: ${formatDecimal(locale, amount)}`

  const toTier = (basis: Basis, { from, to }: Row['tier']): string => {
    const lower = toAmount(basis, from)
    if (to === undefined) {
      if (from !== '0') return t`Từ ${lower} trở lên`
      return basis === 'gia-tri' ? t`Mọi giá trị` : t`Mọi số lượng`
    }
    const upper = toAmount(basis, to)
    return from === '0' ? t`Dưới ${upper}` : t`Từ ${lower} đến dưới ${upper}`
  }

  const toPercent = (value: string) => `${formatDecimal(locale, value)}%`

  /** `0,12%–0,3%`, with the currency, the period or the unit once. */
  const toRange = (range: RateRange<keyof Terms['units']>): string => {
    const { low, high } = range
    const isOne = isSameDecimal(low, high)
    if (range.type === 'flat') {
      if (Number(high) === 0) return t`Miễn phí`
      const money = isOne ? formatMoney(locale, low) : formatMoneyRange(locale, low, high)
      const unit = terms.units[range.per]
      return t`${money}/${unit}`
    }
    const percent = isOne ? toPercent(low) : `${toPercent(low)}–${toPercent(high)}`
    if (!range.period) return percent
    const period = terms.periods[range.period]
    return t`${percent}/${period}`
  }

  const toRate = (rate: Row['rate']): string => {
    const range = toRateRange([rate])
    return range ? toRange(range) : ''
  }

  const toLimits = ({ min, max }: Row['rate']): string[] => {
    const least = min === undefined ? '' : formatMoney(locale, min)
    const most = max === undefined ? '' : formatMoney(locale, max)
    return [...(least ? [t`tối thiểu ${least}`] : []), ...(most ? [t`tối đa ${most}`] : [])]
  }

  const toOverdue = ({ percentOfRate }: NonNullable<Facts['overdue']>): string => {
    const percent = toPercent(percentOfRate)
    return t`Lãi trên nợ gốc quá hạn bằng ${percent} lãi suất trong hạn.`
  }

  const toVat = (vat: Facts['vat']): string => {
    if (vat.treatment === 'khong-chiu-thue') return t`Thuộc đối tượng không chịu thuế giá trị gia tăng.`
    const percent = toPercent(vat.percent)
    if (vat.treatment === 'da-gom') return t`Mức phí đã gồm thuế giá trị gia tăng ${percent}.`
    return t`Mức phí chưa gồm thuế giá trị gia tăng ${percent}.`
  }

  const toForce = ({ effectiveFrom, effectiveTo }: Facts): string => {
    const from = formatDate(locale, effectiveFrom)
    const to = effectiveTo === undefined ? '' : formatDate(locale, effectiveTo)
    return to ? t`Hiệu lực từ ${from} đến hết ${to}` : t`Hiệu lực từ ${from}`
  }

  return {
    toQuantity,
    toTier,
    toRate,
    toRange,
    toLimits,
    toVat,
    toPercent,
    toOverdue,
    toForce,
    toMoney: (amount: string) => formatMoney(locale, amount),
  }
}
