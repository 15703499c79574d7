import MarkdownIt, { type Token } from 'markdown-it'
import { bindFigures } from '#lib/text/typeset.ts'

/** Words in one weight. */
export interface Run {
  text: string
  isStrong: boolean
}

/** A part of a text as a printed document has it. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; isNumbered: boolean; items: Run[][] }
  | { kind: 'table'; rows: string[][]; alignments: ('left' | 'right' | 'center')[] }

const parser = new MarkdownIt('default', { html: false, linkify: false, typographer: true, quotes: '“”‘’' })
parser.disable('replacements')

/** A Markdown body without its frontmatter, for print: links become their words, images are left out. */
export function toBlocks(markdown: string): Block[] {
  const tokens = parser.parse(markdown, {})
  const blocks: Block[] = []
  const lists: Extract<Block, { kind: 'list' }>[] = []
  let table: Extract<Block, { kind: 'table' }> | undefined
  for (const [index, token] of tokens.entries()) {
    const inline = tokens[index + 1]
    switch (token.type) {
      case 'heading_open':
        blocks.push({ kind: 'heading', level: token.tag === 'h2' ? 2 : 3, text: toHeading(inline) })
        break
      case 'bullet_list_open':
      case 'ordered_list_open':
        lists.push({ kind: 'list', isNumbered: token.type === 'ordered_list_open', items: [] })
        blocks.push(...lists.slice(-1))
        break
      case 'bullet_list_close':
      case 'ordered_list_close':
        lists.pop()
        break
      case 'table_open':
        table = { kind: 'table', rows: [], alignments: [] }
        blocks.push(table)
        break
      case 'table_close':
        table = undefined
        break
      case 'tr_open':
        table?.rows.push([])
        break
      case 'th_open':
        table?.alignments.push(toAlignment(token))
        table?.rows.at(-1)?.push(toText(inline))
        break
      case 'td_open':
        table?.rows.at(-1)?.push(toText(inline))
        break
      case 'paragraph_open': {
        const runs = toRuns(inline)
        if (runs.length === 0) break
        if (lists.length > 0) lists.at(-1)?.items.push(runs)
        else blocks.push({ kind: 'paragraph', runs })
      }
    }
  }
  return blocks
}

function toRuns(inline: Token | undefined): Run[] {
  const runs: Run[] = []
  let depth = 0
  for (const token of inline?.children ?? []) {
    if (token.type === 'strong_open') depth++
    else if (token.type === 'strong_close') depth--
    const text = token.type === 'softbreak' || token.type === 'hardbreak' ? ' ' : toWords(token)
    const last = runs.at(-1)
    if (text === '') continue
    if (last?.isStrong === depth > 0) last.text += text
    else runs.push({ text, isStrong: depth > 0 })
  }
  return runs
}

function toWords({ type, content }: Token): string {
  return type === 'text' || type === 'code_inline' ? bindFigures(content) : ''
}

function toText(inline: Token | undefined): string {
  return toRuns(inline)
    .map(({ text }) => text)
    .join('')
}

function toHeading(inline: Token | undefined): string {
  return toText(inline).replace(/\s*\{#[a-z0-9-]+\}\s*$/, '')
}

function toAlignment(token: Token): 'left' | 'right' | 'center' {
  const style = String(token.attrGet('style') ?? '')
  return style.endsWith('right') ? 'right' : style.endsWith('center') ? 'center' : 'left'
}
