import * as v from 'valibot'

const position = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least))

/** The figures of an article that are drawn in place of a picture. They stand in its text, and nowhere else. */
export const chartField = v.optional(
  v.pipe(
    v.strictObject({
      table: v.optional(v.pipe(position(1), v.description('Which table of the text, counted from 1.')), 1),
      column: v.optional(
        v.pipe(
          position(2),
          v.description('The column of figures, counted from 1. The first column has the names of the rows.'),
        ),
      ),
      row: v.optional(
        v.pipe(
          position(1),
          v.description(
            'In place of a column, a row of figures, counted from 1 below the head, which has the names: of years, of companies.',
          ),
        ),
      ),
    }),
    v.check(
      ({ column, row }) => (column === undefined) !== (row === undefined),
      'Must have either column or row: the figures to draw',
    ),
    v.description(
      'Draws a column or a row of a table in the text as bars: above the text, and small in lists. Instead of a cover, and only where the figures say what the article says.',
    ),
  ),
)

export type ChartField = NonNullable<v.InferOutput<typeof chartField>>

/** A column of a table as the page shows it. */
export interface EntryChart {
  /** The head of the column, with its unit in brackets if it has one. */
  title: string
  /** The head of the names; absent where a row is drawn, whose names are those of the head. */
  by?: string
  rows: ChartRow[]
}

export interface ChartRow {
  name: string
  /** As the table writes it. */
  figure: string
  value: number
}
