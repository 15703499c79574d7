import type { Token } from 'markdown-it'
import { say } from '#lib/say/message.ts'
import { rules } from '../../source/rules.ts'
import { placeOf, type MarkdownContext } from '../parser/markdown-context.ts'
import { hasCells, toItemKind } from './item-marks.ts'

/** Lines of a text, from the first to the one after the last. */
type Range = readonly [first: number, end: number]

/** A row with the place of each cell in its line. */
interface Row {
  cells: readonly string[]
  starts: readonly number[]
  ends: readonly number[]
}

const figure = /^[-+(−–]?[\d.,]*\d[\d.,]*\)?\s?%?$/
const noFigure = /^[-–—]?$/
const gap = / {2,}\S|\t/
const wideGap = /\S(?: {3,}|\t+ *)\S/

/**
 * Reports tables of spreadsheets and word processors, whose cells are between tabs or in columns of spaces: they run together. Where
 * all rows have the same cells, `--fix` writes a table.
 */
export function checkPastedTables(tokens: readonly Token[], context: MarkdownContext): void {
  for (const range of toRanges(tokens, context)) {
    for (const rows of toGroups(range, context, (line) => line.trimEnd().includes('\t')))
      reportTable(rows, readTabs, range, context)
    for (const rows of toGroups(range, context, (line) => !line.trimEnd().includes('\t') && gap.test(line.trim()))) {
      reportTable(rows, readColumns, range, context)
    }
  }
}

/** The paragraphs, with what became code because its first cell is empty, as long as a line of them has a gap. */
function toRanges(tokens: readonly Token[], { lines }: MarkdownContext): Range[] {
  const ranges: Range[] = []
  for (const { type, map, level } of tokens) {
    if (level > 0 || !map || (type !== 'paragraph_open' && type !== 'code_block')) continue
    const [first, end] = map
    const last = ranges.at(-1)
    if (last?.[1] === first) ranges.splice(-1, 1, [last[0], end])
    else ranges.push([first, end])
  }
  return ranges.filter(([first, end]) => end - first > 1 && lines.slice(first, end).some((line) => gap.test(line)))
}

/** Lines of a range that follow on one another and have gaps, where there are at least two, and no items of a list. */
function toGroups([first, end]: Range, { lines }: MarkdownContext, hasGap: (line: string) => boolean): Range[] {
  const groups: Range[] = []
  for (let index = first; index < end; index++) {
    const line = lines[index] ?? ''
    if (!hasGap(line) || toItemKind(line) === 'bullet') continue
    const last = groups.at(-1)
    if (last?.[1] === index) groups.splice(-1, 1, [last[0], index + 1])
    else groups.push([index, index + 1])
  }
  return groups.filter(
    ([from, to]) => to - from > 1 && lines.slice(from, to).some((line) => toItemKind(line) === undefined),
  )
}

/** The cells of lines; `isSure` if they make a table, undefined if they are no table. */
type ReadRows = (lines: readonly string[]) => { rows: readonly (readonly string[])[]; isSure: boolean } | undefined

const readTabs: ReadRows = (lines) => {
  const all = lines.map((line) =>
    line
      .trimEnd()
      .split('\t')
      .map((cell) => cell.trim()),
  )
  const width = Math.max(...all.map((row) => row.length))
  // A column without any cell is an indentation.
  const full = all.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
  const used = Array.from({ length: width }, (_none, column) => full.some((row) => row[column] !== ''))
  const rows = full.map((row) => row.filter((_cell, column) => used[column]))
  const columns = used.filter(Boolean).length
  if (columns < 2) return undefined
  return { rows, isSure: all.every((row) => row.length === width) }
}

const readColumns: ReadRows = (lines) => {
  if (
    !lines.every((line) => wideGap.test(line)) &&
    !lines.every((line) => (line.trim().match(/ {2,}/g)?.length ?? 0) > 1)
  ) {
    return undefined
  }
  const read = lines.map(readRow)
  const width = Math.max(...read.map(({ cells }) => cells.length))
  const isIndented = (row: Row) => row.cells.length === width - 1 && (row.starts[0] ?? 0) >= (read.at(-1)?.ends[0] ?? 0)
  const rows = read.map((row, index) => (index === 0 && isIndented(row) ? ['', ...row.cells] : row.cells))
  if (width < 2) return undefined
  const isEven = rows.every((row) => row.length === width)
  const hasFigures = rows
    .slice(1)
    .every((row) => row.slice(1).every((cell) => figure.test(cell) || noFigure.test(cell)))
  return { rows, isSure: isEven && (isAligned(read) || (width > 2 && hasFigures)) && rows.length * (width - 1) > 3 }
}

function readRow(line: string): Row {
  const cells = Array.from(line.matchAll(/\S+(?: \S+)*/g))
  return {
    cells: cells.map(([cell]) => cell),
    starts: cells.map(({ index }) => index),
    ends: cells.map(({ 0: cell, index }) => index + cell.length),
  }
}

/** True if the cells of each column begin, or end, below one another. */
function isAligned(rows: readonly Row[]): boolean {
  return (rows.at(-1)?.cells ?? []).every((_cell, column) => {
    const fromEnd = (rows.at(-1)?.cells.length ?? 0) - column
    return (['starts', 'ends'] as const).some((edge) => new Set(rows.map((row) => row[edge].at(-fromEnd))).size === 1)
  })
}

function reportTable([first, end]: Range, read: ReadRows, range: Range, context: MarkdownContext): void {
  const { source, lines, diagnostics } = context
  const own = lines.slice(first, end)
  const table = read(own)
  if (!table) return
  const found = own.join('\n')
  const [above, below] = [first > range[0] ? '\n' : '', end < range[1] ? '\n' : '']
  // Lines that count are rows below a head; below a line that counts others may be the text of a section.
  const isTable = toItemKind(own[0] ?? '') === undefined && !own.some(hasCells)
  const fix = table.isSure && isTable ? { found, replacement: above + toTable(table.rows) + below } : undefined
  const what = read === readTabs ? say`Cells between tabs` : say`Columns of spaces`
  const message = say`${what} run together; write a table: | a | b |, and | --- | --- | below its head`
  diagnostics.error(rules.lostStructure, source.name, placeOf(context, first), message, { fix })
}

function toTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  const rules = head.map((_cell, column) => {
    const cells = body.map((row) => row[column] ?? '')
    const isOfFigures =
      cells.some((cell) => figure.test(cell)) && cells.every((cell) => figure.test(cell) || noFigure.test(cell))
    return column > 0 && isOfFigures ? '---:' : '---'
  })
  return [head, rules, ...body].map(toRow).join('\n')
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll(/(?<!\\)\|/g, String.raw`\|`)).join(' | ')} |`
}
