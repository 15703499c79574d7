import type MarkdownIt from 'markdown-it'
import footnotes from 'markdown-it-footnote'

type Parser = InstanceType<typeof MarkdownIt>

/**
 * Adds footnotes, `[^1]` and `[^1]: …`, whose notes are at the end of the text. To be called before other rules that follow the
 * parsing of paragraphs: these then see notes where they are written.
 */
export function addNotes(parser: Parser): void {
  parser.use(footnotes)
  // A note within a sentence is hard to read in the source, and other programs know the other form alone.
  parser.disable('footnote_inline')
  for (const type of ['ref', 'block_open', 'block_close', 'open', 'close', 'anchor']) {
    parser.renderer.rules[`footnote_${type}`] = (tokens, index) => tokens[index]?.content ?? ''
  }
}
