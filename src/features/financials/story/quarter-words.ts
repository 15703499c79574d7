import type { Locale } from '#engine/model/locale/locale.ts'
import type { BuildText, Translate } from '#engine/model/locale/translate.ts'
import { formatMoneyIn } from '#i18n/format-amount.ts'
import { formatDecimal } from '#i18n/format.ts'
import { isBelow, isSameDecimal, negateDecimal, toPercentChange } from '#lib/numbers/decimal.ts'
import { moneyPowers } from '../money-powers.ts'
import type { FinancialSet, FinancialTime } from '../payload.ts'

// What figures say, in sentences. Each way in which a figure can stand to another has words of its own: a percentage of a loss, or from
// zero, says nothing.

/** How a figure stands to an earlier one. */
export type Move =
  | 'up'
  | 'down'
  | 'same'
  | 'nearly-same'
  | 'after-loss'
  | 'loss-after-profit'
  | 'smaller-loss'
  | 'larger-loss'
  | 'same-loss'
  | 'plain'

export function toMove(before: string, value: string): Move {
  const [wasAbove, isAbove] = [isBelow('0', before), isBelow('0', value)]
  if (wasAbove && isAbove) {
    if (isSameDecimal(before, value)) return 'same'
    if (/^-?[0.]+$/.test(toPercentChange(before, value, 1))) return 'nearly-same'
    return isBelow(before, value) ? 'up' : 'down'
  }
  const [wasLoss, isLoss] = [isBelow(before, '0'), isBelow(value, '0')]
  if (wasLoss && isLoss) {
    if (isSameDecimal(before, value)) return 'same-loss'
    return isBelow(before, value) ? 'smaller-loss' : 'larger-loss'
  }
  if (wasLoss) return 'after-loss'
  return isLoss && wasAbove ? 'loss-after-profit' : 'plain'
}

/** Moves for the worse, of what should be high. */
export function isWorse(move: Move): boolean {
  return move === 'down' || move === 'loss-after-profit' || move === 'larger-loss'
}

const moves: Readonly<Record<Move, BuildText>> = {
  up: /*i18n*/ { id: 'build.quarter.up', message: 'tăng {percent}% so với {time}' },
  down: /*i18n*/ { id: 'build.quarter.down', message: 'giảm {percent}% so với {time}' },
  same: /*i18n*/ { id: 'build.quarter.same', message: 'không đổi so với {time}' },
  'nearly-same': /*i18n*/ { id: 'build.quarter.nearly', message: 'gần như không đổi so với {time}' },
  'after-loss': /*i18n*/ { id: 'build.quarter.after-loss', message: 'cao hơn mức lỗ {before} của {time}' },
  'loss-after-profit': /*i18n*/ {
    id: 'build.quarter.loss-after-profit',
    message: 'trong khi {time} lãi {before}',
    comment: 'After a comma: a loss, …',
  },
  'smaller-loss': /*i18n*/ { id: 'build.quarter.smaller-loss', message: 'ít hơn mức lỗ {before} của {time}' },
  'larger-loss': /*i18n*/ { id: 'build.quarter.larger-loss', message: 'nhiều hơn mức lỗ {before} của {time}' },
  'same-loss': /*i18n*/ { id: 'build.quarter.same-loss', message: 'bằng mức lỗ của {time}' },
  plain: /*i18n*/ { id: 'build.quarter.plain', message: 'so với mức {before} của {time}' },
}

/** The same without the time, where it has just been said. */
const shortMoves: Readonly<Partial<Record<Move, BuildText>>> = {
  up: /*i18n*/ { id: 'build.quarter.short.up', message: 'tăng {percent}%' },
  down: /*i18n*/ { id: 'build.quarter.short.down', message: 'giảm {percent}%' },
  same: /*i18n*/ { id: 'build.quarter.short.same', message: 'không đổi' },
  'nearly-same': /*i18n*/ { id: 'build.quarter.short.nearly', message: 'gần như không đổi' },
}

const times = {
  Q1: /*i18n*/ { id: 'build.quarter.time.q1', message: 'Quý I/{year}' },
  Q2: /*i18n*/ { id: 'build.quarter.time.q2', message: 'Quý II/{year}' },
  Q3: /*i18n*/ { id: 'build.quarter.time.q3', message: 'Quý III/{year}' },
  Q4: /*i18n*/ { id: 'build.quarter.time.q4', message: 'Quý IV/{year}' },
  FY: /*i18n*/ { id: 'build.quarter.time.year', message: 'Năm {year}' },
} as const satisfies Readonly<Record<FinancialTime['period'], BuildText>>

/** The subjects of sentences. */
const subjects = {
  operatingRevenue: {
    is: /*i18n*/ { id: 'build.quarter.revenue', message: 'Doanh thu hoạt động {move}' },
    isLoss: /*i18n*/ { id: 'build.quarter.revenue.loss', message: 'Doanh thu hoạt động âm, {move}' },
  },
  expenses: {
    is: /*i18n*/ { id: 'build.quarter.expenses', message: 'Chi phí {move}' },
    isLoss: /*i18n*/ { id: 'build.quarter.expenses.loss', message: 'Chi phí âm, {move}' },
  },
  marginLoans: {
    is: /*i18n*/ { id: 'build.quarter.margin-loans', message: 'Cho vay ký quỹ cuối quý {move}' },
    isLoss: /*i18n*/ { id: 'build.quarter.margin-loans.loss', message: 'Cho vay ký quỹ cuối quý âm, {move}' },
  },
  profitBeforeTax: {
    is: /*i18n*/ { id: 'build.quarter.profit-before-tax', message: 'Lợi nhuận trước thuế {move}' },
    isLoss: /*i18n*/ { id: 'build.quarter.profit-before-tax.loss', message: 'Lỗ trước thuế, {move}' },
  },
  profitAfterTax: {
    is: /*i18n*/ { id: 'build.quarter.profit-after-tax', message: 'Lợi nhuận sau thuế {move}' },
    isLoss: /*i18n*/ { id: 'build.quarter.profit-after-tax.loss', message: 'Lỗ sau thuế, {move}' },
  },
  equity: {
    is: /*i18n*/ { id: 'build.quarter.equity', message: 'Vốn chủ sở hữu cuối quý {move}' },
    isLoss: /*i18n*/ { id: 'build.quarter.equity.loss', message: 'Vốn chủ sở hữu cuối quý âm, {move}' },
  },
} as const satisfies Readonly<Record<string, { is: BuildText; isLoss: BuildText }>>

export type Subject = keyof typeof subjects

const sentences = {
  title: /*i18n*/ { id: 'build.quarter.title', message: 'Kết quả kinh doanh {time}' },
  both: /*i18n*/ { id: 'build.quarter.both', message: '{revenue}; {profit}.' },
  revenue: /*i18n*/ { id: 'build.quarter.amount.revenue', message: 'Doanh thu hoạt động {amount}' },
  profit: /*i18n*/ { id: 'build.quarter.amount.profit', message: 'lợi nhuận sau thuế {amount}' },
  loss: /*i18n*/ { id: 'build.quarter.amount.loss', message: 'lỗ sau thuế {amount}' },
  moved: /*i18n*/ { id: 'build.quarter.amount.moved', message: '{what}, {move}' },
  margin: /*i18n*/ {
    id: 'build.quarter.margin',
    message: 'Biên lợi nhuận ròng {value}%, thấp hơn mức {before}% của {time}',
  },
  costs: /*i18n*/ {
    id: 'build.quarter.costs',
    message: 'Chi phí tăng {percent}% so với {time}, trong khi doanh thu {move}',
  },
  cash: /*i18n*/ { id: 'build.quarter.cash', message: 'Lưu chuyển tiền từ hoạt động kinh doanh âm {amount}' },
} as const satisfies Readonly<Record<string, BuildText>>

export interface QuarterSpeech {
  locale: Locale
  translate: Translate
  unit: FinancialSet['unit']
}

/** A figure and the one that it is compared with. */
export interface Pair {
  value: string
  before?: string | undefined
  time: FinancialTime
}

export interface QuarterWords {
  toTitle: (time: FinancialTime) => string
  toTime: (time: FinancialTime) => string
  /** How a figure stands to an earlier one: `Doanh thu hoạt động tăng 2,9% so với Quý III/2025`; undefined without one. */
  toSentence: (subject: Subject, pair: Pair) => string | undefined
  /** The quarter in one sentence, by the change on the year. */
  toSummary: (revenue: Pair, profit: Pair) => string
  toLowerMargin: (pair: Required<Pair>) => string
  /** Costs that rose, and the revenue beside them. */
  toCosts: (costs: Required<Pair>, revenue: Required<Pair>) => string
  toCash: (value: string) => string
}

export function toQuarterWords({ locale, translate, unit }: QuarterSpeech): QuarterWords {
  const say = (text: BuildText, values: Readonly<Record<string, string>>) => translate({ ...text, values })
  const toTime: QuarterWords['toTime'] = ({ period, fiscalYear }) => say(times[period], { year: String(fiscalYear) })
  const toAmount = (value: string) => formatMoneyIn(locale, toSize(value), moneyPowers[unit])
  const toPercent = (before: string, value: string) => formatDecimal(locale, toSize(toPercentChange(before, value, 1)))

  const toMoveWords = ({ value, before, time }: Pair, isShort = false): string | undefined => {
    if (before === undefined) return undefined
    const move = toMove(before, value)
    const hasPercent = move === 'up' || move === 'down'
    return say((isShort ? shortMoves[move] : undefined) ?? moves[move], {
      time: toTime(time),
      before: toAmount(before),
      percent: hasPercent ? toPercent(before, value) : '',
    })
  }
  const withMove = (what: string, move: string | undefined) =>
    move === undefined ? what : say(sentences.moved, { what, move })

  return {
    toTitle: (time) => say(sentences.title, { time: toTime(time) }),
    toTime,
    toSentence: (subject, pair) => {
      const move = toMoveWords(pair)
      if (move === undefined) return undefined
      return say(subjects[subject][isBelow(pair.value, '0') ? 'isLoss' : 'is'], { move })
    },
    toSummary: (revenue, profit) => {
      const isShort = revenue.before !== undefined && shortMoves[toMove(revenue.before, revenue.value)] !== undefined
      const toProfit = sentences[isBelow(profit.value, '0') ? 'loss' : 'profit']
      return say(sentences.both, {
        revenue: withMove(say(sentences.revenue, { amount: toAmount(revenue.value) }), toMoveWords(revenue)),
        profit: withMove(say(toProfit, { amount: toAmount(profit.value) }), toMoveWords(profit, isShort)),
      })
    },
    toLowerMargin: ({ value, before, time }) =>
      say(sentences.margin, {
        value: formatDecimal(locale, value),
        before: formatDecimal(locale, before ?? ''),
        time: toTime(time),
      }),
    toCosts: (costs, revenue) =>
      say(sentences.costs, {
        percent: toPercent(costs.before ?? '', costs.value),
        time: toTime(costs.time),
        move: toMoveWords(revenue, true) ?? '',
      }),
    toCash: (value) => say(sentences.cash, { amount: toAmount(value) }),
  }
}

function toSize(value: string): string {
  return value.startsWith('-') ? negateDecimal(value) : value
}
