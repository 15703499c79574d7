import type TurndownService from 'turndown'
import { cellEnd, cellStart, rowStart } from './marks.ts'

/** Tables as rows of one line each: what is in a cell becomes one line, a merged cell stands once, and the first row is the head. */
export function addTableRules(service: TurndownService): void {
  service.addRule('cells of tables', {
    filter: ['td', 'th'],
    replacement: (content, node) => {
      const span = (name: string) => Math.min(50, Number((node as HTMLElement).getAttribute(name)) || 1) // the filter takes cells alone
      return `${cellStart}${span('colspan')},${span('rowspan')},${toLine(content)}${cellEnd}`
    },
  })
  service.addRule('rows of tables', { filter: 'tr', replacement: (content) => rowStart + content })
  service.addRule('parts of tables', { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content })
  service.addRule('columns of tables', { filter: ['colgroup', 'col'], replacement: () => '' })
  service.addRule('captions of tables', {
    filter: 'caption',
    replacement: (content) => (content.trim() === '' ? '' : `${content.trim()}\n\n`),
  })
  service.addRule('tables', { filter: 'table', replacement: toTable })
}

/** A cell as one line. Items of a list in it, and rows of another table, are told apart by semicolons. */
function toLine(content: string): string {
  const lines = content
    .replaceAll(/\uFDD0\d+,\d+,|[\uFDD0-\uFDD2]/g, ' ')
    .split('\n')
    .filter((line) => !/^[\s|:-]*$/.test(line))
  const isList = lines.some((line) => /^\s*(?:-|\d+\.)\s|^\s*\|/.test(line))
  const plain = lines.map((line) =>
    isList
      ? line
          .replace(/^\s*(?:-\s|\|)/, '')
          .replace(/\|\s*$/, '')
          .replaceAll(/ \| /g, ', ')
          .trim()
      : line.trim(),
  )
  return plain.join(isList ? '; ' : ' ').replaceAll(/(?<!\\)\|/g, String.raw`\|`)
}

function toTable(content: string): string {
  const before = content.slice(0, content.indexOf(rowStart)).trim()
  const rows = layOut(
    content
      .split(rowStart)
      .slice(1)
      .map((row) =>
        Array.from(row.matchAll(/\uFDD0(\d+),(\d+),([^\uFDD1]*)\uFDD1/g), ([, columns, lines, text = '']) => ({
          columns: Number(columns),
          lines: Number(lines),
          text,
        })),
      ),
  ).filter((row) => row.some((cell) => cell !== ''))
  const width = Math.max(0, ...rows.map((row) => row.length))
  const caption = before === '' ? '' : `\n\n${before}`
  // A table of one cell is how old pages framed a text.
  if (width < 2) return `${caption}\n\n${rows.map(([cell = '']) => cell.replaceAll('\\|', '|')).join('\n\n')}\n\n`
  const lines = rows.map((row) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? '').join(' | ')} |`)
  const [head = '', ...others] = lines
  return `${caption}\n\n${[head, `|${' --- |'.repeat(width)}`, ...others].join('\n')}\n\n`
}

interface Cell {
  columns: number
  lines: number
  text: string
}

/** The texts of rows by columns: a cell that spans several is empty in all but the first. */
function layOut(rows: readonly (readonly Cell[])[]): string[][] {
  const grid = rows.map((): string[] => [])
  for (const [at, row] of rows.entries()) {
    const line = grid[at] ?? []
    let column = 0
    for (const { columns, lines, text } of row) {
      while (line[column] !== undefined) column++
      for (const [down, below] of grid.slice(at, at + lines).entries()) {
        for (let right = 0; right < columns; right++) below[column + right] = down + right === 0 ? text : ''
      }
      column += columns
    }
  }
  return grid.map((line) => Array.from(line, (cell) => cell ?? ''))
}
