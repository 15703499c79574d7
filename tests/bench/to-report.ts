import type { Cost } from './start-program.ts'
import { toTable } from './to-table.ts'

/** One thing that was measured with a corpus of one size. */
export interface Measure {
  name: string
  cost: Cost
  /** Milliseconds by the name of the step. */
  steps: Readonly<Record<string, number>>
}

export interface SizeResult {
  /** Generated articles. */
  articles: number
  /** All entries: the articles and those of the tests' site. */
  entries: number
  measures: readonly Measure[]
}

/** How the cost of a step for each entry changes with the number of entries. */
export interface Growth {
  measure: string
  step: string
  /** Milliseconds for each entry, at each size. */
  perEntry: readonly number[]
  /** The largest ratio between a size and the one before it. */
  growth: number
  isTooMuch: boolean
  /** True if it takes long enough, at the largest size, for its times to say anything. */
  isShown: boolean
}

/** Linear is 1; the rest is for noise. */
const allowedGrowth = 1.1
/** Shorter steps say little: their times vary by more than a tenth. */
const shortestMs = 100
const shortestShownMs = 20

/** The growth of each measure as a whole and of each of its steps, between sizes in rising order. */
export function toGrowths(sizes: readonly SizeResult[]): Growth[] {
  return (sizes[0]?.measures ?? []).flatMap(({ name, steps }) =>
    ['all', ...Object.keys(steps)].map((step) => {
      const times = sizes.map(({ measures }) => {
        const measure = measures.find((one) => one.name === name)
        return step === 'all' ? (measure?.cost.wallSeconds ?? 0) * 1000 : (measure?.steps[step] ?? 0)
      })
      const perEntry = times.map((ms, index) => ms / (sizes[index]?.entries ?? 1))
      const ratios = perEntry.slice(1).map((ms, index) => ms / (perEntry[index] || ms || 1))
      const growth = Math.max(1, ...ratios)
      const isTooMuch = ratios.some((ratio, index) => ratio > allowedGrowth && (times[index + 1] ?? 0) >= shortestMs)
      return { measure: name, step, perEntry, growth, isTooMuch, isShown: (times.at(-1) ?? 0) >= shortestShownMs }
    }),
  )
}

/** Two tables in Markdown: what each measure took, and how it grows. */
export function toReport(sizes: readonly SizeResult[]): string {
  const costs = sizes.flatMap(({ articles, measures }) =>
    measures.map(({ name, cost, steps }) => [
      String(articles),
      name,
      toSeconds(cost.wallSeconds),
      toSeconds(cost.cpuSeconds),
      `${Math.round(cost.peakMegabytes)} MB`,
      toSlowest(steps),
    ]),
  )
  const growths = toGrowths(sizes)
    .filter(({ isShown }) => isShown)
    .map(({ measure, step, perEntry, growth, isTooMuch }) => [
      measure,
      step,
      perEntry.map((ms) => ms.toFixed(3)).join(', '),
      `${growth.toFixed(2)}${isTooMuch ? ' (too much)' : ''}`,
    ])
  return [
    toTable(['articles', 'measure', 'wall', 'CPU', 'memory', 'slowest steps, in ms'], costs),
    ...(sizes.length > 1 ? [toTable(['measure', 'step', 'ms for each entry', 'growth'], growths)] : []),
  ].join('\n\n')
}

function toSlowest(steps: Readonly<Record<string, number>>): string {
  const sorted = Object.entries(steps).toSorted(([, a], [, b]) => b - a)
  return sorted
    .slice(0, 4)
    .filter(([, ms]) => ms >= 5)
    .map(([name, ms]) => `${name} ${ms}`)
    .join(', ')
}

function toSeconds(seconds: number): string {
  return `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`
}
