import type MarkdownIt from 'markdown-it'
import type { Token } from 'markdown-it'

type Parser = InstanceType<typeof MarkdownIt>

/** From this number of columns, the rows of a table become blocks on small screens (tables.css). */
const minStackedColumns = 3

/**
 * Adds to tables what Markdown lacks: a caption, from the heading above or the title of the text; row headers, in the first
 * column; alignment by class, because the content security policy forbids style attributes; and in wide tables, the name of
 * the column at each cell.
 */
export function prepareTables(tokens: readonly Token[], title: string): void {
  let heading = title
  let start = 0
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') heading = toText(tokens[index + 1])
    if (token.type === 'table_open') start = index
    if (token.type === 'table_close') prepareTable(tokens.slice(start, index + 1), heading)
  }
}

/** Sets the render rules of tables: in a container that scrolls, also by keyboard. */
export function addTableRules(parser: Parser): void {
  parser.renderer.rules['table_open'] = (tokens, index) => {
    const table = tokens[index]
    const caption = table?.content && `<caption class="sr-only">${parser.utils.escapeHtml(table.content)}</caption>\n`
    return `<div class="table-scroll" tabindex="0"><table${table ? parser.renderer.renderAttrs(table) : ''}>\n${caption}`
  }
  parser.renderer.rules['table_close'] = () => '</table></div>\n'
}

/** Roles for stacked tables, because some screen readers ignore table elements that are displayed as blocks. */
const roles: Readonly<Record<string, string>> = {
  table_open: 'table',
  thead_open: 'rowgroup',
  tbody_open: 'rowgroup',
  tr_open: 'row',
  th_open: 'columnheader',
  td_open: 'cell',
}

function prepareTable(tokens: readonly Token[], caption: string): void {
  const labels = tokens.flatMap(({ type }, index) => (type === 'th_open' ? [toText(tokens[index + 1])] : []))
  const isStacked = labels.length >= minStackedColumns
  let column = 0
  for (const [index, token] of tokens.entries()) {
    const { type } = token
    if (type === 'table_open') token.content = caption
    if (type === 'tr_open') column = 0
    const role = isStacked ? roles[type] : undefined
    if (type !== 'th_open' && type !== 'td_open') {
      if (role === 'table') token.attrSet('class', 'stacked')
      if (role) token.attrSet('role', role)
      continue
    }
    const alignment = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? ''))?.[1]
    const isRowHeader = type === 'td_open' && column === 0 && toText(tokens[index + 1]) !== ''
    const close = tokens[index + 2]
    if (isRowHeader && close) token.tag = close.tag = 'th'
    const scope = type === 'th_open' ? 'col' : isRowHeader ? 'row' : undefined
    const label = isStacked && type === 'td_open' && !isRowHeader ? labels[column] : undefined
    token.attrs = toAttributes({
      class: alignment && `align-${alignment}`,
      scope,
      role: isRowHeader && isStacked ? 'rowheader' : role,
      'data-label': label,
    })
    column += 1
  }
}

function toAttributes(values: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
}

function toText(inline: Token | undefined): string {
  return inline?.children?.map((child) => child.content).join('') ?? ''
}
