import { movePoint } from '#lib/numbers/decimal.ts'
import type { ProgramLanguage } from '#lib/say/languages.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'
import { parseAmount } from '../../edits/parse-amount.ts'

/** A figure of a spreadsheet that has its place in the form. */
export interface FoundFigure {
  /** The name of its field. */
  name: string
  /** As the spreadsheet has it. */
  source: string
  /** As it is stored, in the unit of the entry. */
  value: string
}

interface FigureOptions {
  /** The fields by their names, with what people call them. */
  fields: readonly { name: string; labels: readonly string[] }[]
  language: ProgramLanguage
  /** By how many places the unit of the spreadsheet is above that of the entry: 3 from billions to millions. */
  shift: number
}

/**
 * The figures of cells copied from a spreadsheet: rows of a name and a figure, divided by tabs. Of several figures in a row the first one counts:
 * statements have the period before those that it is compared with.
 */
export function readFigures(
  text: string,
  { fields, language, shift }: FigureOptions,
): { found: FoundFigure[]; unmatched: string[] } {
  const names = fields.map(({ name, labels }) => ({ name, keys: labels.map(toKey) }))
  const found: FoundFigure[] = []
  const unmatched: string[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const cells = line.split('\t').map((cell) => cell.trim())
    const title = cells.find((cell) => /\p{L}/u.test(cell)) ?? ''
    const figures = cells.slice(cells.indexOf(title) + 1).flatMap((cell) => {
      const amount = parseAmount(cell, language)
      return amount.isDone ? [{ source: cell, value: amount.value }] : []
    })
    // A code of the form, such as 50, may stand between the name and its figures.
    const [figure] =
      figures.length > 1 && /^\d{2,3}(?:\.\d)?$/.test(figures[0]?.source ?? '') ? figures.slice(1) : figures
    const key = toKey(title)
    const name = names.find(({ keys }) => keys.includes(key))?.name
    if (name === undefined || !figure || found.some((one) => one.name === name)) unmatched.push(line.trim())
    else found.push({ name, source: figure.source, value: trim(toShifted(figure.value, shift)) })
  }
  return { found, unmatched }
}

/** Without accents, numbers of rows, and what is in brackets: `1. Doanh thu hoạt động (20 = 01 + 11)`. */
function toKey(label: string): string {
  const bare = label.replaceAll(/\([^)]*\)/g, ' ').replace(/^\s*(?:[IVX]+|\d+(?:\.\d+)*|[A-Za-z])[.)]\s*/, '')
  return foldToSlug(bare)
}

/** Times ten to the power of a number, which may be negative: exact. */
function toShifted(decimal: string, shift: number): string {
  if (shift >= 0) return movePoint(decimal, shift)
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? []
  const digits = whole.padStart(1 - shift, '0')
  return `${sign}${digits.slice(0, shift)}.${digits.slice(shift)}${fraction}`
}

/** Without zeros that a shift has left behind the point. */
function trim(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}
