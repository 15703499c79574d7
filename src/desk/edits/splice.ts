import { nextLine, type YamlSource } from './yaml-source.ts'

/** The one place of a text that an edit replaces. */
export interface Splice {
  from: number
  to: number
  insert: string
}

/** A plan of an edit; undefined where the way in which the text is written does not allow it, `comment` where a comment would be lost. */
export type Plan = Splice | 'comment' | undefined

/** A text after a splice, with the line breaks that it has. */
export function applySplice(
  { text, newline }: Pick<YamlSource, 'text' | 'newline'>,
  { from, to, insert }: Splice,
): string {
  const written = newline === '\n' ? insert : insert.replaceAll(/\r?\n/g, newline)
  return text.slice(0, from) + written + text.slice(to)
}

/** A new line below the one in which something ends. */
export function planLineAfter(text: string, end: number | undefined, toLine: (isInline: boolean) => string): Plan {
  if (end === undefined) return undefined
  const from = nextLine(text, end)
  const hasBreak = from === 0 || text[from - 1] === '\n'
  return { from, to: from, insert: hasBreak ? `${toLine(false)}\n` : `\n${toLine(true)}` }
}
