import type { ReactNode } from 'react'
import type { Measure } from '#lib/drawing/measure.ts'
import { PlainStair } from './plain-stair.tsx'
import './named-stair.css'

export interface NamedTread {
  /** Unique among them. */
  key: string
  value: number
  figure: ReactNode
  name: ReactNode
}

interface NamedStairProps {
  treads: readonly NamedTread[]
  measure: Measure
  height: number
  /** The name of the list of figures. */
  label: string
  /** The place of the first figure that is not final; all are without it. */
  openFrom?: number | undefined
}

/** A stair of a few treads, each with its figure and its name below it. */
export function NamedStair({ treads, measure, height, label, openFrom }: NamedStairProps) {
  return (
    <>
      <PlainStair values={treads.map(({ value }) => value)} measure={measure} height={height} openFrom={openFrom} />
      <ol className="stair-names" aria-label={label}>
        {treads.map(({ key, figure, name }) => (
          <li key={key}>
            <strong>{figure}</strong>
            {name}
          </li>
        ))}
      </ol>
    </>
  )
}
