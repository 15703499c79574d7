import type { Token } from 'markdown-it'
import { say, type Message } from '#lib/say/message.ts'
import { rules } from '../../source/rules.ts'
import { placeOf, startOf, type MarkdownContext } from '../parser/markdown-context.ts'
import { splitRow, type RowCell } from '../parser/split-row.ts'

/** One or two of them are the sign for no figure. */
const dashes = /^:?-{3,}:?$/

/**
 * Compares the rows of tables with their heads. The parser leaves out the cells of a row for which the head has no column, and
 * adds those that a row lacks; without a word, a figure is gone or in another column.
 */
export function checkTables(tokens: readonly Token[], context: MarkdownContext): void {
  let columns = 0
  let isHead = false
  for (const { type, map, level } of tokens) {
    if (type === 'thead_open') columns = 0
    if (type === 'thead_open' || type === 'thead_close') isHead = type === 'thead_open'
    if (type === 'th_open') columns++
    if (type === 'tr_open' && !isHead && map) checkRow(map[0], { columns, isNested: level > 2 }, context)
  }
}

function checkRow(
  line: number,
  { columns, isNested }: { columns: number; isNested: boolean },
  context: MarkdownContext,
): void {
  const { source, lines, diagnostics } = context
  const text = lines[line] ?? ''
  const cells = splitRow(text, isNested)
  if (cells.length > 0 && cells.every((cell) => dashes.test(cell.source))) {
    const message = say`This line of dashes is shown as a row: only the one below the head makes a table; remove it, or begin another table with a blank line and a head`
    diagnostics.error(rules.lostText, source.name, startOf(context, line), message)
    return
  }
  if (cells.length === columns) return
  if (!text.includes('|')) {
    const fix = isNested ? undefined : { found: text.trimStart(), replacement: `\n${text.trimStart()}` }
    const message = say`This line is read as a row of the table above it; leave a blank line between them`
    diagnostics.error(rules.lostText, source.name, startOf(context, line), message, { fix })
    return
  }
  const counted = say`The row has ${count(cells.length)}, and the head of its table ${columns}`
  if (cells.length < columns) {
    const whole = toRow([...cells, ...Array.from({ length: columns - cells.length }, () => ({ source: '' }))])
    diagnostics.error(
      rules.lostText,
      source.name,
      startOf(context, line),
      say`${counted}; write the empty ones too: ${whole}`,
    )
    return
  }
  const lost = cells.slice(columns).find((cell) => cell.source !== '')
  if (!lost) return
  const advice = isCodeCut(cells)
    ? say`write \\| for a | within code`
    : say`add a column to the head, or write \\| for a | within a cell`
  diagnostics.error(
    rules.lostText,
    source.name,
    placeOf(context, line, lost.start),
    say`${counted}: “${lost.source}” is left out; ${advice}`,
  )
}

function count(cells: number): Message {
  return cells === 1 ? say`1 cell` : say`${cells} cells`
}

function toRow(cells: readonly Pick<RowCell, 'source'>[]): string {
  return `| ${cells.map((cell) => cell.source).join(' | ')} |`
}

/** True if a `|` has cut through code. */
function isCodeCut(cells: readonly RowCell[]): boolean {
  return cells.some((cell) => (cell.source.match(/`/g)?.length ?? 0) % 2 === 1)
}
