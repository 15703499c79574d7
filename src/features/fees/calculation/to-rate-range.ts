import { isBelow } from '#lib/numbers/decimal.ts'

type Period = 'ngay' | 'thang' | 'nam'

type RateIn<Unit extends string> =
  | { type: 'percent'; percent: string; period?: Period | undefined }
  | { type: 'flat'; amount: string; per: Unit }

/** The lowest and the highest rate of a schedule, which are the same where there is only one. */
export type RateRange<Unit extends string = string> = { low: string; high: string } & (
  | { type: 'percent'; period?: Period | undefined }
  | { type: 'flat'; per: Unit }
)

/** Undefined where there is no rate, or where rates are counted on different things. */
export function toRateRange<Unit extends string>(rates: readonly RateIn<Unit>[]): RateRange<Unit> | undefined {
  const [first] = rates
  if (!first || rates.some((rate) => toUnit(rate) !== toUnit(first))) return undefined
  const figures = rates.map((rate) => (rate.type === 'percent' ? rate.percent : rate.amount))
  const low = figures.reduce((least, figure) => (isBelow(figure, least) ? figure : least))
  const high = figures.reduce((most, figure) => (isBelow(most, figure) ? figure : most))
  return first.type === 'percent'
    ? { type: 'percent', low, high, period: first.period }
    : { type: 'flat', low, high, per: first.per }
}

function toUnit(rate: RateIn<string>): string {
  return rate.type === 'percent' ? `percent ${rate.period}` : `flat ${rate.per}`
}
