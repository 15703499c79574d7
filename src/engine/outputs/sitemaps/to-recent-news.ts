import { newsWindowMs } from '#engine/model/config/news-window.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'

/** The news of the last two days. */
export function toRecentNews({ content, derive }: Pick<PayloadContext, 'content' | 'derive'>) {
  const find = () => {
    const since = content.now.getTime() - newsWindowMs
    // The list is in the order of publication: what is older than the first old entry is not looked at.
    const end = content.entries.news.findIndex(({ facts }) => Date.parse(facts.publishedAt) <= since)
    return content.entries.news.slice(0, end < 0 ? undefined : end).filter(({ isListed }) => isListed)
  }
  return derive('recent news', find, (entries) => entries.map(({ slug }) => slug).join()).map((entry) => ({
    path: toEntryAddress(entry).href,
    texts: entry.texts,
    publishedAt: entry.facts.publishedAt,
  }))
}
