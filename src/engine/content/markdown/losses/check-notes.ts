import type { Token } from 'markdown-it'
import { say, type Message } from '#lib/say/message.ts'
import { rules } from '../../source/rules.ts'
import type { NoteDefinition } from '../parser/create-parser.ts'
import { startOf, type MarkdownContext } from '../parser/markdown-context.ts'

/** Reports notes that are shown nowhere or not as they are numbered in the source, and second ones with a name. */
export function checkNotes(notes: readonly NoteDefinition[], tokens: readonly Token[], context: MarkdownContext): void {
  if (notes.length === 0) return
  const shown = new Map(
    tokens.flatMap(({ type, meta }) =>
      type === 'footnote_open' ? [[String(meta?.['label']), Number(meta?.['id']) + 1] as const] : [],
    ),
  )
  const { source, diagnostics } = context
  const seen = new Map<string, number>()
  for (const { label, line, isEmpty } of notes) {
    const place = startOf(context, line)
    const fail = (message: Message) => diagnostics.error(rules.lostText, source.name, place, message)
    const number = shown.get(label)
    const first = seen.get(label)
    seen.set(label, first ?? line)
    if (first !== undefined) {
      fail(
        say`Second note [^${label}]: line ${String(first + 1 + source.linesAbove)} has another; give one of them a name of its own`,
      )
    } else if (number === undefined) {
      fail(
        say`This note is left out: nothing in the text refers to it; write [^${label}] where it belongs, or remove it`,
      )
    } else if (isEmpty) {
      fail(say`The note [^${label}] has no text; write it behind the colon`)
    } else if (/^\d+$/.test(label) && Number(label) !== number) {
      const message = say`The note [^${label}] is shown as ${number}: notes are counted in the order in which the text refers to them`
      diagnostics.warn(rules.literalMarks, source.name, place, message)
    }
  }
}
