import { pickText } from '#engine/model/entries/translated.ts'
import type { AskedCard } from '#engine/model/search/answer-card.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'

/** The pages that name what they are asked by: the page is the answer. */
export function toAskedPages({ content, locale }: Pick<PayloadContext, 'content' | 'locale'>): AskedCard[] {
  return [...content.pages.values()].flatMap(({ path, matter }) => {
    const { asked, title, summary } = pickText(matter, locale)
    return asked ? [{ asked, title, lines: [summary], link: { href: path, text: title }, isSample: false }] : []
  })
}
