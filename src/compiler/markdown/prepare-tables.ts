import type MarkdownIt from 'markdown-it'
import type { Token } from 'markdown-it'

type Parser = InstanceType<typeof MarkdownIt>

/** From this many columns on, a table's rows become blocks on a phone (tables.css); two stand side by side anywhere. */
const stackedFrom = 3

/**
 * What Markdown's tables lack: a caption, from the heading above or the text's title; names of rows, in the first column; columns aligned by
 * class, since the site's security policy allows no style attributes; and in wide ones, the column's name at each cell.
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

/** How a prepared table is written: it scrolls by itself where it is too wide, by keyboard too. */
export function addTableRules(parser: Parser): void {
  parser.renderer.rules['table_open'] = (tokens, index) => {
    const table = tokens[index]
    const caption = table?.content && `<caption class="sr-only">${parser.utils.escapeHtml(table.content)}</caption>\n`
    return `<div class="table-scroll" tabindex="0"><table${table ? parser.renderer.renderAttrs(table) : ''}>\n${caption}`
  }
  parser.renderer.rules['table_close'] = () => '</table></div>\n'
}

/** Blocks are no table to some screen readers: where the looks change, each part says what it is. */
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
  const isStacked = labels.length >= stackedFrom
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
    const isRowName = type === 'td_open' && column === 0 && toText(tokens[index + 1]) !== ''
    const close = tokens[index + 2]
    if (isRowName && close) token.tag = close.tag = 'th'
    const scope = type === 'th_open' ? 'col' : isRowName ? 'row' : undefined
    const label = isStacked && type === 'td_open' && !isRowName ? labels[column] : undefined
    token.attrs = toAttributes({
      class: alignment && `align-${alignment}`,
      scope,
      role: isRowName && isStacked ? 'rowheader' : role,
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
