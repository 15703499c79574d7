/** A workbook for spreadsheets, before it is written. */
export interface Workbook {
  title: string
  sheets: readonly Sheet[]
}

export interface Sheet {
  /** At most 31 characters, without any of `[]:*?/\`. */
  name: string
  /** The first row, which stays in view. A sheet without one is a text. */
  header?: readonly string[]
  /** How many columns stay in view. */
  frozenColumns?: number
  rows: readonly (readonly SheetCell[])[]
  /** Of columns, in characters; where there is none, as wide as the content, within limits. */
  widths?: readonly number[]
}

/** A sheet with a table. */
export interface TableSheet extends Sheet {
  /** When the newest of its figures appeared, a day or a moment; null where that is not known. */
  changedAt: string | null
  /** True if some of them are invented. */
  sample: boolean
}

/** The content of a cell: a text, never a formula; a number with its decimals; a day, or a moment by the clock of the site. */
export type SheetCell =
  | null
  | { text: string; style?: 'title' | 'heading' | 'note' | 'total' }
  | { link: string; text?: string }
  | { decimal: string; style?: 'total' }
  | { year: number }
  | { truth: boolean }
  | { day: string }
  | { moment: string }
