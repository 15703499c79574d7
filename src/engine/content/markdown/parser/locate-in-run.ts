import type { Position } from '../../source/diagnostics.ts'
import type { InlineRun, Piece } from './inline-run.ts'
import type { MarkdownContext } from './markdown-context.ts'
import { splitRow } from './split-row.ts'

/** The target of a link or an image, behind its text. */
const target =
  /\(\s*(?:<[^>\n]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*\)|\[[^\]]*\]/y

/**
 * The place of a character of a run. The parser keeps no positions within a paragraph, so that its parts are looked for in the
 * source again, one after the other; only texts with errors pay for it.
 */
export function locateInRun(run: InlineRun, offset: number, { source, lines }: MarkdownContext): Position {
  const { linesAbove } = source
  const at = toSourceOffset(run, offset)
  const [first] = run.lines
  if (run.kind === 'cell') {
    const cell = splitRow(lines[first] ?? '', run.isNested)[run.cell]
    const column = cell ? cell.start + toCellOffset(cell.source, at) : 0
    return { line: first + 1 + linesAbove, column: column + 1 }
  }
  const before = run.source.slice(0, at).split('\n')
  const index = before.length - 1
  const start = lines[first + index]?.lastIndexOf(run.source.split('\n')[index] ?? '') ?? 0
  return { line: first + 1 + index + linesAbove, column: Math.max(start, 0) + (before.at(-1)?.length ?? 0) + 1 }
}

/** In cells, the parser removes the backslash before a `|`. */
function toCellOffset(source: string, offset: number): number {
  let at = 0
  for (let left = offset; left > 0; left--) at += source.startsWith('\\|', at) ? 2 : 1
  return at
}

/** Where a character of a run is in the run's source. */
function toSourceOffset({ source, pieces }: InlineRun, offset: number): number {
  let from = 0
  for (const [index, piece] of pieces.entries()) {
    const { start, end } = findPiece(source, piece, from)
    const isEmptyLink = piece.type === 'link_open' && pieces[index + 1]?.type === 'link_close'
    if (isEmptyLink && piece.at === offset) return start
    const isMark = /_(?:open|close)$/.test(piece.type)
    if (piece.type === 'text' && offset < piece.at + piece.content.length) return start + offset - piece.at
    if (piece.type !== 'text' && !isMark && piece.at >= offset) return start
    from = end
  }
  return from
}

function findPiece(source: string, piece: Piece, from: number): { start: number; end: number } {
  const { type, content, markup, info } = piece
  const form = toForm(piece)
  const start = Math.max(source.indexOf(form, from), from)
  const end = start + form.length
  if (type === 'code_inline') return { start, end: Math.max(source.indexOf(markup, end + content.length - 2), end) + 1 }
  if (type !== 'image' && (type !== 'link_close' || info === 'auto')) return { start, end }
  target.lastIndex = type === 'image' ? end + 1 : end
  return { start, end: target.test(source) ? target.lastIndex : end }
}

/** How a piece begins in the source. */
function toForm({ type, content, markup, info }: Piece): string {
  switch (type) {
    case 'text':
      return content
    case 'image':
      return `![${content}`
    case 'link_open':
      return info === 'auto' ? '<' : '['
    case 'link_close':
      return info === 'auto' ? '>' : ']'
    case 'footnote_ref':
      return '[^'
    case 'softbreak':
    case 'hardbreak':
      return '\n'
    default:
      return markup
  }
}
