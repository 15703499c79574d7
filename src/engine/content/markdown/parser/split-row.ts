/** A cell of a row, with the column at which it begins, from 0. */
export interface RowCell {
  /** As in the source, without the spaces around it. */
  source: string
  start: number
}

/** Marks of lists and quotes before a row. */
const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/

/**
 * The cells of a table's row by the rules of the parser, all of them: the parser leaves out those for which the head has no
 * column.
 * @param isNested whether the table is in a list or a quote
 */
export function splitRow(line: string, isNested: boolean): RowCell[] {
  const before = isNested ? (containers.exec(line)?.[0] ?? '') : ''
  const row = line.trimEnd()
  const cells: (RowCell & { raw: string })[] = []
  let start = row.length - row.slice(before.length).trimStart().length
  const end = { index: row.length }
  for (const { index } of [...row.matchAll(/\|/g), end]) {
    if (index < start || (index < row.length && row[index - 1] === '\\')) continue
    const raw = row.slice(start, index)
    cells.push({ raw, source: raw.trim(), start: start + raw.length - raw.trimStart().length })
    start = index + 1
  }
  if (cells[0]?.raw === '') cells.shift()
  if (cells.at(-1)?.raw === '') cells.pop()
  return cells.map(({ source, start: at }) => ({ source, start: at }))
}
