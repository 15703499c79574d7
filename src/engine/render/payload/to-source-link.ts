import type { Entry } from '#engine/model/entries/content.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { AnswerCard } from '#engine/model/search/answer-card.ts'
import type { PayloadContext } from './payload-context.ts'

/** The link of an answer to the entry that it is from, in the words of the page that shows it. */
export function toSourceLink(
  { content, locale }: Pick<PayloadContext, 'content' | 'locale'>,
  entry: Entry,
): AnswerCard['link'] {
  const page = entry.href === undefined ? content.pages.get(entry.list) : undefined
  return { ...toEntryAddress(entry), text: pickText((page ?? entry).texts, locale).title }
}
