import type { ReactNode } from 'react'
import type { Measure } from '#lib/drawing/measure.ts'
import { Stair } from '#ui/chart/stair.tsx'
import type { FinancialTime } from '../payload.ts'
import { useFinancialFormat } from '../use-financial-format.ts'
import { toReading } from './to-reading.ts'
import './carried.css'
import './quarter-stair.css'

interface QuarterStairProps {
  label: string
  measure: Measure
  /** A figure for each quarter of `quarters`. */
  course: readonly (string | null)[]
  quarters: readonly FinancialTime[]
  /** Writes the figure that is read. */
  toAmount: (figure: string) => string
  height: number
  /** Below its ends. */
  ends: readonly [ReactNode, ReactNode]
  /** True for the stair that goes along from page to page. */
  isCarried?: boolean
  /** True for a stair from edge to edge: without ticks. */
  isWide?: boolean
}

/** The stair of a measure over quarters, with its tick and its highest figure, in the unit that stands above it. */
export function QuarterStair({
  label,
  measure,
  course,
  quarters,
  toAmount,
  height,
  ends,
  isCarried = false,
  isWide = false,
}: QuarterStairProps) {
  const { toTime, toFigure } = useFinancialFormat()
  const reading = toReading(course, quarters, { toTime, toFigure: toAmount })
  return (
    <div className={isCarried ? 'quarter-stair is-carried' : 'quarter-stair'}>
      <Stair
        values={course.map((one) => (one === null ? null : Number(one)))}
        measure={measure}
        height={height}
        reading={{ name: label, ...reading }}
        {...(isWide ? { isWide } : { toMark: (value: number) => toFigure(String(value)) })}
        ends={ends}
      />
    </div>
  )
}
