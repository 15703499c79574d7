/** A table in Markdown. */
export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [toRow(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(toRow)].join('\n')
}

const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
