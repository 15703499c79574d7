import type { Token } from 'markdown-it'

/** Stands for what is no plain text: code, an image, a character that is written with an escape or an entity. */
export const placeholder = '\uFFFC'

/** The plain text of a paragraph, a heading or a cell, before quotes are replaced and parts are joined. */
export interface InlineRun {
  kind: 'paragraph' | 'heading' | 'cell'
  /** Its first line in the source, from 0, and the one after its last. */
  lines: readonly [first: number, end: number]
  /** Which cell of its row it is. */
  cell: number
  /** True if it is in a list or a quote. */
  isNested: boolean
  /** True if an item of a list begins with it. */
  isItem: boolean
  /** As in the source. */
  source: string
  /** The text that is shown as it is written, with placeholders for the rest, and line breaks. */
  text: string
  pieces: readonly Piece[]
}

/** A part of a run: text, or a mark that encloses some. */
export interface Piece extends Pick<Token, 'type' | 'content' | 'markup' | 'info'> {
  /** Where it begins in `text`. */
  at: number
}

/** The runs of all inline tokens. They have to be made before the parser joins escaped characters with the text around them. */
export function toInlineRuns(tokens: readonly Token[]): InlineRun[] {
  const runs: InlineRun[] = []
  let lines: readonly [number, number] = [0, 1]
  let cell = 0
  for (const [index, token] of tokens.entries()) {
    lines = token.map ?? lines
    if (token.type === 'tr_open') cell = 0
    if (token.type !== 'inline') continue
    const opening = tokens[index - 1]?.type
    const kind = opening === 'paragraph_open' ? 'paragraph' : opening === 'heading_open' ? 'heading' : 'cell'
    const isItem = tokens[index - 2]?.type === 'list_item_open'
    const level = kind === 'cell' ? token.level - 4 : token.level - 1
    const place = { kind, lines: [...lines] as const, cell, isItem, isNested: level > 0 } as const
    runs.push({ ...place, source: token.content, ...toPieces(token.children ?? []) })
    if (kind === 'cell') cell++
  }
  return runs
}

function toPieces(tokens: readonly Token[]): Pick<InlineRun, 'text' | 'pieces'> {
  let text = ''
  const pieces = tokens.map(({ type, content, markup, info }): Piece => {
    const piece = { type, content, markup, info, at: text.length }
    text += toShown(piece)
    return piece
  })
  return { text, pieces }
}

function toShown({ type, content }: Pick<Piece, 'type' | 'content'>): string {
  switch (type) {
    case 'text':
      return content
    case 'softbreak':
    case 'hardbreak':
      return '\n'
    case 'text_special':
    case 'code_inline':
    case 'image':
    case 'footnote_ref':
      return placeholder
    default:
      return ''
  }
}
