import type MarkdownIt from 'markdown-it'
import type { Token } from 'markdown-it'

type Parser = InstanceType<typeof MarkdownIt>

/** From this number of columns, a table may be wider than a phone, and its container scrolls (tables.css). */
const minWideColumns = 3

/** A table with a text longer than this, in characters, is one of sentences: on a phone each of its rows is a block. */
const maxShortText = 20

/** A text of so many characters stands in one line, where a table has few columns. */
const maxUnbrokenText = 12
const maxFewColumns = 5

/**
 * Adds to tables what Markdown lacks: a caption, from the heading above or the title of the text; row headers, in the first
 * column; and classes: the alignment, because the content security policy forbids style attributes, `long` for columns
 * of sentences, and `short` for cells of a word or two, which do not break beside them. A wide table with such columns is stacked on a phone, with the name of its column at each cell (tables.css).
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

/** Sets the render rules of tables: in a container that scrolls, which has the attributes of the token. */
export function addTableRules(parser: Parser): void {
  parser.renderer.rules['table_open'] = (tokens, index) => {
    const table = tokens[index]
    const caption = table?.content && `<caption class="sr-only">${parser.utils.escapeHtml(table.content)}</caption>\n`
    return `<div${table ? parser.renderer.renderAttrs(table) : ''}><table>\n${caption}`
  }
  parser.renderer.rules['table_close'] = () => '</table></div>\n'
}

function prepareTable(tokens: readonly Token[], caption: string): void {
  const isWide = tokens.filter(({ type }) => type === 'th_open').length >= minWideColumns
  const long = toLongColumns(tokens)
  const isStacked = isWide && long.size > 0
  const columns = toColumnNames(tokens)
  const isShort = (text: string) =>
    isStacked && columns.length <= maxFewColumns && text.length <= maxUnbrokenText && text.includes(' ')
  let column = 0
  for (const [index, token] of tokens.entries()) {
    const { type } = token
    if (type === 'table_open') {
      token.content = caption
      // A name and focus, to scroll by keyboard. A group, because each region would be a landmark.
      token.attrs = toAttributes({
        class: isStacked ? 'table-scroll table-stacked' : 'table-scroll',
        ...(isWide && { role: caption && 'group', 'aria-label': caption, tabindex: '0' }),
      })
    }
    if (type === 'tr_open') column = 0
    if (type !== 'th_open' && type !== 'td_open') continue
    const alignment = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? ''))?.[1]
    const isRowHeader = type === 'td_open' && column === 0 && toText(tokens[index + 1]) !== ''
    const close = tokens[index + 2]
    if (isRowHeader && close) token.tag = close.tag = 'th'
    const classes = [
      alignment && `align-${alignment}`,
      type === 'th_open' && long.has(column) && 'long',
      !(type === 'th_open' && long.has(column)) && isShort(toText(tokens[index + 1])) && 'short',
    ]
    token.attrs = toAttributes({
      class: classes.filter(Boolean).join(' '),
      scope: type === 'th_open' ? 'col' : isRowHeader ? 'row' : undefined,
      'data-of': isStacked && type === 'td_open' && column > 0 ? columns[column] : undefined,
    })
    column += 1
  }
}

function toColumnNames(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap(({ type }, index) => (type === 'th_open' ? [toText(tokens[index + 1])] : []))
}

/** The columns, after that of the row headers, in which a cell has a long text. */
function toLongColumns(tokens: readonly Token[]): ReadonlySet<number> {
  const long = new Set<number>()
  let column = 0
  for (const [index, { type }] of tokens.entries()) {
    if (type === 'tr_open') column = 0
    if (type !== 'td_open') continue
    if (column > 0 && toText(tokens[index + 1]).length > maxShortText) long.add(column)
    column += 1
  }
  return long
}

function toAttributes(values: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
}

function toText(inline: Token | undefined): string {
  return inline?.children?.map((child) => child.content).join('') ?? ''
}
