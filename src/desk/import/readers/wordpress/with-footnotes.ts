import * as v from 'valibot'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { escapeHtml } from '#lib/text/html.ts'
import { metaOf, type WordpressItem } from './wordpress-item.ts'

const notesSchema = v.array(v.object({ id: v.string(), content: v.string() }))

const notesBlock = /<!-- wp:footnotes[^>]*\/-->/

/**
 * The text of an item with its notes as a list, where it shows them or at its end. Since release 6.3 WordPress keeps them beside the text,
 * in the field `footnotes`: `[{ "id": "…", "content": "HTML" }]`.
 */
export function withFootnotes(text: string, item: WordpressItem): string {
  const notes = parseStored(notesSchema, metaOf(item, 'footnotes') ?? '[]') ?? []
  if (notes.length === 0) return text
  const list = `<ol>${notes.map(({ id, content }) => `<li id="${escapeHtml(id)}">${content}</li>`).join('')}</ol>`
  // A function, because a text may have `$&`.
  return notesBlock.test(text) ? text.replace(notesBlock, () => list) : `${text}\n\n${list}`
}
