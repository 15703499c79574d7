import type { ProgramLanguage } from '#lib/say/languages.ts'
import { foldToLetters } from '#lib/text/fold-to-letters.ts'
import { parseAmount, type ParsedAmount } from './parse-amount.ts'

/** A figure of a form, by which a row of a table is recognised: by one of its names in any language. */
export interface FigureField {
  name: string
  labels: readonly string[]
}

/** A row of figures that was pasted. */
export interface PastedRow {
  label: string
  /** The field that it is; undefined where none or several have such a name. */
  field?: string | undefined
  /** The figures of its columns. A cell without a figure has none; one that is no number keeps its text. */
  cells: readonly (undefined | (ParsedAmount & { text: string }))[]
}

export interface PastedFigures {
  /** The names of the columns, where the table has a row of them. */
  heads: readonly string[]
  rows: readonly PastedRow[]
  /** The unit that the table names, as the content writes it. */
  unit?: 'dong' | 'trieu-dong' | 'ty-dong' | undefined
}

const units = [
  [/\bty (?:dong|vnd)|vnd ?(?:billion|bn)|billions? (?:of )?(?:dong|vnd)/, 'ty-dong'],
  [/\btrieu (?:dong|vnd)|vnd ?(?:million|m\b)|millions? (?:of )?(?:dong|vnd)/, 'trieu-dong'],
  [/\b(?:dong|vnd)\b/, 'dong'],
] as const

/** Cells of a spreadsheet, as it copies them: lines of texts with tabs between. Signs are those of a language, negatives may be in parentheses. */
export function pasteFigures(
  text: string,
  { language, fields }: { language: ProgramLanguage; fields: readonly FigureField[] },
): PastedFigures {
  const lines = text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  const unit = units.find(([form]) => lines.some((cells) => cells.some((cell) => form.test(foldToLetters(cell)))))?.[1]
  const firstRow = lines.findIndex((cells, index) => isRow(cells) && !(index === 0 && cells.slice(1).every(isHead)))
  const heads = firstRow > 0 ? (lines[firstRow - 1] ?? []).slice(1) : []
  const rows = lines.slice(Math.max(0, firstRow)).filter(isRow)
  return {
    heads,
    rows: rows.map(([label = '', ...cells]) => ({
      label,
      field: findField(label, fields),
      cells: cells.map((cell) => (isBlank(cell) ? undefined : { ...parseAmount(cell, language), text: cell })),
    })),
    unit,
  }
}

const isBlank = (cell: string) => /^[-–—]?$/.test(cell)
const isFigure = (cell: string) => /^[-+(\u2212]? ?\d/.test(cell)
const isRow = ([label = '', ...cells]: readonly string[]) => label !== '' && cells.some(isFigure)
/** A year, a quarter or a day is the name of a column. */
const isHead = (cell: string) => isBlank(cell) || /^(?:\d{4}|Q[1-4].*|.*\/\d{4})$/i.test(cell)

function findField(label: string, fields: readonly FigureField[]): string | undefined {
  // Statements number their rows, and say behind some what they add up: “1.1. Tiền”, “IV. Lợi nhuận (60 = 50 − 51)”.
  const wanted = toKey(label.replace(/^(?:[IVX]+|\d+(?:\.\d+)*|[A-Za-z])[.)]\s*/, '').replace(/\s*\([^)]*\)$/, ''))
  const found = fields.filter(({ labels }) => labels.some((one) => toKey(one) === wanted))
  return found.length === 1 ? found[0]?.name : undefined
}

const toKey = (text: string) =>
  foldToLetters(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
