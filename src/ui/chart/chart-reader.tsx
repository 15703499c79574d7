import { useState, useSyncExternalStore, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import { toNearest } from '#lib/drawing/nearest.ts'
import type { Href } from '#lib/href.ts'
import './chart-reader.css'

/** A figure of a chart: where it stands, in units of the drawing, and the words that say it. */
export interface ReadColumn {
  from: number
  to: number
  text: string
  /** The page of what it stands for. */
  href?: Href | undefined
}

interface ChartReaderProps {
  /** The name of the chart. */
  label: string
  /** From left to right. */
  columns: readonly ReadColumn[]
  /** The width of the drawing, in its units. */
  width: number
  /** Renders the chart with the place of the column that is read. */
  children: (at: number | undefined) => ReactNode
}

/**
 * A chart that answers a pointer, a finger and the keys: the nearest figure. Its control for keys and screen readers is a slider, and
 * there only where a script runs. For a mouse the drawing is a link to the page of the column that is read; a finger reads, and keys
 * have links below the drawing, which keep the column while they have the focus.
 */
export function ChartReader({ label, columns, width, children }: ChartReaderProps) {
  const [at, setAt] = useState<number>()
  const isReady = useSyncExternalStore(subscribe, isClient, isDocument)
  const last = columns.length - 1
  const href = columns[at ?? last]?.href
  const read = ({ currentTarget, target, clientX }: PointerEvent) => {
    // A link below the drawing is meant itself.
    if (target instanceof Element && target.closest('.chart-ends a')) return
    // What stands beside the drawing is no part of it.
    const box = (currentTarget.querySelector('.chart-drawing') ?? currentTarget).getBoundingClientRect()
    setAt(toNearest(columns, ((clientX - box.left) / box.width) * width))
  }
  return (
    <span
      className="chart-reader"
      onPointerDown={read}
      onPointerMove={read}
      // A finger leaves with each touch, and what it has found stays.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAt(undefined)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement, Element>) =>
        currentTarget.contains(relatedTarget) || setAt(undefined)
      }
    >
      {/* Before the links below the drawing, which are the next stop. */}
      {isReady && last > 0 && (
        <input
          type="range"
          min={0}
          max={last}
          value={at ?? last}
          aria-label={label}
          aria-valuetext={columns[at ?? last]?.text}
          onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
        />
      )}
      {children(at)}
      {isReady && href && <a href={href} className="chart-way" tabIndex={-1} aria-hidden="true" />}
    </span>
  )
}

const subscribe = () => () => undefined
const isClient = () => true
const isDocument = () => false
