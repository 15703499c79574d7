import type TurndownService from 'turndown'

/**
 * Tables in one pass over their cells. The first row is the head, as Word and spreadsheets have it; a merged cell stands once, and the others are
 * empty. What is in a cell becomes one line, in which items of a list and rows of another table are told apart by semicolons. A table of one column
 * is the frame of a text, and no table.
 */
export function tableRules(service: TurndownService): void {
  const texts = new WeakMap<Node, string>()
  service.addRule('cells', {
    filter: ['td', 'th'],
    replacement: (content, node) => {
      texts.set(node, content.trim())
      return ''
    },
  })
  service.addRule('rows', { filter: ['tr', 'thead', 'tbody', 'tfoot', 'colgroup', 'col'], replacement: () => '' })
  service.addRule('captions', {
    filter: 'caption',
    replacement: (content) => (content.trim() === '' ? '' : `\n\n${content.trim()}\n\n`),
  })
  service.addRule('tables', {
    filter: 'table',
    replacement: (caption, node) => {
      const rows = toGrid(node, (cell) => texts.get(cell) ?? '').filter((row) => row.some((text) => text !== ''))
      const width = Math.max(0, ...rows.map(({ length }) => length))
      if (width < 2) return `\n\n${[caption.trim(), ...rows.flat()].filter(Boolean).join('\n\n')}\n\n`
      const lines = rows.map((row) => toLine(Array.from({ length: width }, (_, column) => toCell(row[column] ?? ''))))
      const [head = '', ...others] = lines
      return `${caption}\n\n${[head, toLine(Array.from({ length: width }, () => '---')), ...others].join('\n')}\n\n`
    },
  })
}

const toLine = (cells: readonly string[]) => `| ${cells.map((cell) => cell.padEnd(3)).join(' | ')} |`

function toCell(text: string): string {
  const lines = text.split('\n').filter((line) => !/^\s*(?:\|[\s|:-]*)?$/.test(line))
  const isList = lines.some((line) => /^\s*(?:-\s|\d+\.\s|\|)/.test(line))
  const plain = lines.map((line) => (isList ? toPart(line) : line.trim()))
  // Those of a table within it are escaped already.
  return plain.join(isList ? '; ' : ' ').replaceAll(/(?<=(?:^|[^\\])(?:\\\\)*)\|/g, String.raw`\|`)
}

/** An item of a list, or a row of a table within a cell. */
const toPart = (line: string) =>
  line
    .replace(/^\s*(?:-\s|\|)/, '')
    .replace(/\|\s*$/, '')
    .replaceAll(/\s+\|\s+/g, ', ')
    .trim()

/** The texts of a table by row and column. */
function toGrid(table: Node, toText: (cell: Node) => string): string[][] {
  const grid: string[][] = []
  for (const [index, row] of [...rowsOf(table)].entries()) {
    const cells = (grid[index] ??= [])
    let column = 0
    for (const cell of childrenOf(row)) {
      if (cell.nodeName !== 'TD' && cell.nodeName !== 'TH') continue
      while (cells[column] !== undefined) column += 1
      const [down, across] = [spanOf(cell, 'rowspan'), spanOf(cell, 'colspan')]
      for (let y = 0; y < down; y++) {
        const line = (grid[index + y] ??= [])
        for (let x = 0; x < across; x++) line[column + x] = x === 0 && y === 0 ? toText(cell) : ''
      }
      column += across
    }
  }
  return grid.map((row) => Array.from(row, (text: string | undefined) => text ?? ''))
}

function* rowsOf(part: Node): Generator<Node> {
  for (const child of childrenOf(part)) {
    if (child.nodeName === 'TR') yield child
    else if (['THEAD', 'TBODY', 'TFOOT'].includes(child.nodeName)) yield* rowsOf(child)
  }
}

/** The children of a node one after the other: its list counts them anew each time. */
function* childrenOf(node: Node): Generator<Node> {
  for (let child = node.firstChild; child; child = child.nextSibling) yield child
}

/** More than any table that people read has: a wrong number must not fill the memory. */
const mostSpan = 100

function spanOf(cell: Node, name: 'rowspan' | 'colspan'): number {
  const written = Number.parseInt((cell as Element).getAttribute(name) ?? '1', 10) // cells are elements
  return Math.min(mostSpan, Math.max(1, Number.isNaN(written) ? 1 : written))
}
