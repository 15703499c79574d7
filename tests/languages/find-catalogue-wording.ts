import { createPositionAt } from '#engine/content/source/position-at.ts'
import { findWording } from '#engine/content/wording/find-wording.ts'
import type { Term } from '#engine/content/wording/wording-list.ts'
import type { Locale } from '#engine/model/locale/locale.ts'

/** Of private use: no rule matches it, and no text contains it. */
const hidden = '\uE000'

/** Tags, placeholders with the words of their forms and the sign of their currency, and line breaks as they are escaped: none of them is text. */
const marks =
  /<\/?\d+\/?>|\{\w+\}\s?₫|\{\w+(?:, (?:plural|select|selectordinal),)?\}?|\\[nt]|(?:^|(?<=[\s}]))(?:=\d+|zero|one|two|few|many|other|[a-z]+) ?(?=\{)|[{}#]/g

/** True for phrases that visitors type, in whatever words they know. */
const isTyped = (id: string): boolean => /^build\.(?:\w+\.)*asked\b/.test(id)

/** The forms of a catalogue of the interface that are written otherwise in the content, as advice with their places. */
export function findCatalogueWording(
  file: string,
  po: string,
  { locale, terms }: { locale: Locale; terms: readonly Term[] },
): string[] {
  const positionAt = createPositionAt(po)
  return Array.from(po.matchAll(/^msgid "(.*)"\nmsgstr "(.+)"$/gm)).flatMap((match) => {
    const [whole, id = '', written = ''] = match
    if (isTyped(id)) return []
    const start = match.index + whole.length - written.length - 1
    const text = written.replaceAll('\\"', '””').replace(marks, (mark) => hidden.repeat(mark.length))
    return findWording(text, { locale, terms, place: 'body' }).map(({ index, message }) => {
      const { line, column } = positionAt(start + index)
      return `${file}:${line}:${column} warning: ${String(message)} [wording]`
    })
  })
}
