import type { Token } from 'markdown-it'
import { say } from '#lib/say/message.ts'
import { rules } from '../../source/rules.ts'
import { placeholder, type InlineRun } from '../parser/inline-run.ts'
import { placeOf, type MarkdownContext } from '../parser/markdown-context.ts'

/** Lines that were broken at the edge of a page are at least so long; shorter ones are addresses or verses. */
const leastLength = 40

const openEnd = /[\p{L}\p{N},]$/u
/** A word in lower case: not the letter of a list, or a bullet. */
const goesOn = /^(?!o\s)\p{Ll}+(?:,?\s|,|[.;]\s*$)/u

/** Reports sentences that are cut, as in texts copied from a PDF: by a blank line, by a line break, or by a hyphen. */
export function checkBrokenSentences(
  { tokens, runs }: { tokens: readonly Token[]; runs: readonly InlineRun[] },
  context: MarkdownContext,
): void {
  checkParagraphs(tokens, context)
  for (const run of runs) {
    if (run.kind === 'paragraph' && run.text.includes('\n')) checkLines(run, context)
  }
}

/** A sentence that goes on in the next paragraph. */
function checkParagraphs(tokens: readonly Token[], context: MarkdownContext): void {
  const { source, lines, diagnostics } = context
  for (const [index, { type, level, map }] of tokens.entries()) {
    if (type !== 'paragraph_open' || level > 0 || !map || tokens[index - 1]?.type !== 'paragraph_close') continue
    const above = tokens[index - 3]?.map
    const [before, after] = [tokens[index - 2]?.content ?? '', tokens[index + 1]?.content ?? '']
    if (!above || !openEnd.test(before) || !goesOn.test(after)) continue
    const last = lines[above[1] - 1] ?? ''
    if (last.length < leastLength) continue
    const found = `\n${lines
      .slice(above[1], map[0])
      .map((line) => `${line}\n`)
      .join('')}`
    const message = say`A sentence goes on below a blank line, as in a text that was copied from a PDF; remove the blank line`
    const fix = { found, replacement: '\n' }
    diagnostics.warn(rules.lostStructure, source.name, placeOf(context, above[1] - 1, last.length), message, { fix })
  }
}

/** A sentence with a line break that is shown, or a word with a hyphen at the end of its line, which is shown with a space. */
function checkLines({ text, lines: [first], pieces }: InlineRun, context: MarkdownContext): void {
  const { source, lines, diagnostics } = context
  const breaks = new Set(pieces.filter(({ type }) => type === 'hardbreak').map(({ at }) => at))
  const parts = text.split('\n')
  let at = -1
  for (const [index, part] of parts.entries()) {
    at += part.length + 1
    const next = parts[index + 1]
    if (next === undefined) return
    const line = lines[first + index] ?? ''
    if (breaks.has(at) && part.length >= leastLength && openEnd.test(part) && goesOn.test(next.trimStart())) {
      const found = /(?: {2,}|\\)$/.exec(line)?.[0]
      const message = say`A sentence is broken here, and shown so; remove the spaces, or the \\, at the end of the line`
      const fix = found === undefined ? undefined : { found, replacement: '' }
      const place = placeOf(context, first + index, line.length - (found?.length ?? 0))
      diagnostics.warn(rules.lostStructure, source.name, place, message, { fix })
    }
    const word = /[a-z]{2,}-$/.exec(part)?.[0]
    const rest = /^[a-z]{2,}/.exec(next.trimStart())?.[0]
    if (word === undefined || rest === undefined || part.includes(placeholder)) continue
    const message = say`“${word}” at the end of a line is shown as “${word} ${rest}”; write the word on one line`
    const column = line.lastIndexOf(word)
    diagnostics.warn(rules.lostStructure, source.name, placeOf(context, first + index, Math.max(column, 0)), message)
  }
}
