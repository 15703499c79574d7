import type { Token } from 'markdown-it'
import { say } from '#lib/say/message.ts'
import type { Fix } from '../../source/diagnostics.ts'
import { rules } from '../../source/rules.ts'
import { isBulleted } from '../marks/item-marks.ts'
import { placeOf, startOf, type MarkdownContext } from '../parser/markdown-context.ts'

/** A language of code, the only word that may follow the mark of its beginning. */
const language = /^\s*[\w+#.-]*\s*$/

/** Reports text that became code, and words beside the marks of code, which are shown nowhere. */
export function checkCode(tokens: readonly Token[], context: MarkdownContext): void {
  const { source, lines, diagnostics } = context
  for (const { type, map, info, markup } of tokens) {
    if (!map) continue
    const [first, end] = map
    if (type === 'code_block') {
      const message = say`Four spaces before a line make it code; remove them, or write \`\`\` above and below code`
      const fix = toListFix(lines.slice(first, end))
      const place = fix ? placeOf(context, first) : startOf(context, first)
      diagnostics.error(rules.literalMarks, source.name, place, message, { fix })
    }
    if (type !== 'fence') continue
    const start = lines[first]?.indexOf(markup) ?? 0
    if (!language.test(info)) {
      const place = placeOf(context, first, start + markup.length)
      diagnostics.error(
        rules.lostText,
        source.name,
        place,
        say`“${info.trim()}” beside ${markup} is left out; write it above the code`,
      )
    }
    const last = lines[end - 1]?.replace(/^[\s>]*/, '').trimEnd() ?? ''
    const isClosed = end - 1 > first && last.startsWith(markup) && last === markup.charAt(0).repeat(last.length)
    if (!isClosed) {
      diagnostics.error(
        rules.literalMarks,
        source.name,
        placeOf(context, first, start),
        say`Code without an end; write ${markup} below it`,
      )
    }
  }
}

/** Lists as word processors indent them, without the indentation that all their lines have. */
function toListFix(block: readonly string[]): Fix | undefined {
  const own = block.slice(0, block.findLastIndex((line) => line.trim() !== '') + 1)
  if (own.length === 0 || !own.every((line) => line.trim() === '' || isBulleted(line))) return undefined
  const [indent = ''] = own.flatMap((line) => /^[ \t]+(?=\S)/.exec(line) ?? []).toSorted((a, b) => a.length - b.length)
  if (!own.every((line) => line.trim() === '' || line.startsWith(indent))) return undefined
  const replacement = own.map((line) => line.slice(indent.length)).join('\n')
  return { found: own.join('\n'), replacement }
}
