import type { Measure } from '../drawing/measure.ts'
import type { Level } from '../drawing/treads.ts'

// A cover that the site draws of an entry's own facts (docs/design.md, Covers). Text and figures are in the language of the page.

/** `ink`: what the firm thinks; `paper`: what it files; `celadon`: what it tells. */
export type CoverGround = 'ink' | 'paper' | 'celadon'

/** The colour of the drawing: that of a measure, or a direction, which its shape says too. */
export type CoverTone = Measure | 'up' | 'down' | 'flat'

/** Indices of the treads that are the entry's own, the last one included: none of them where they are below zero. The others are what it is compared with. */
type Own = readonly [first: number, last: number]

export type CoverShape =
  /** Figures over time, on zero. */
  | { form: 'stair'; values: readonly (number | null)[]; own: Own }
  /** Figures of different things, on zero: apart from each other. */
  | { form: 'apart'; values: readonly number[]; own: Own }
  /** Steps on a scale of `most` treads; the last one is the entry's. */
  | { form: 'levels'; levels: readonly Level[]; most: number }
  /** The twelve months of a year, those from the first to the last one raised. */
  | { form: 'year'; months: Own }

export interface DrawnCover {
  ground: CoverGround
  tone: CoverTone
  /** The kind of the entry: `Báo cáo tài chính · hợp nhất`. */
  kind: string
  /** The first thing to find: an amount, a ticker, a day. */
  figure: string
  /** A sentence without an end: what the figure and the drawing show. */
  note: string
  /** In a thumbnail, above the figure: what the figure is, or whom it is about, in about thirty letters. */
  label: string
  /** True if the figure is none of the entry's subject: a thumbnail then shows the drawing alone. */
  isOutline?: true
  shape: CoverShape
}
