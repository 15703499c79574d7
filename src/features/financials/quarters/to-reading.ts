import type { Href } from '#lib/href.ts'
import type { FinancialTime } from '../payload.ts'
import { toQuarterPath } from './to-quarter-path.ts'

interface ReadingFormat {
  toTime: (time: FinancialTime) => string
  toFigure: (figure: string) => string
}

interface Reading {
  figures: [time: string, figure: string][]
  hrefs: (Href | undefined)[]
}

/** The time and the figure of each tread of a stair of quarters, and the page of each that has a figure. */
export function toReading(
  course: readonly (string | null)[],
  quarters: readonly FinancialTime[],
  { toTime, toFigure }: ReadingFormat,
): Reading {
  return {
    figures: quarters.map((time, index) => {
      const figure = course[index]
      return [toTime(time), figure === null || figure === undefined ? '–' : toFigure(figure)]
    }),
    hrefs: quarters.map((time, index) => (typeof course[index] === 'string' ? toQuarterPath(time) : undefined)),
  }
}
