import { newsWindowMs } from '#engine/model/config/news-window.ts'
import { isNews } from '#engine/model/entries/common-fields.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'

/** The news of the last two days, without what was imported: its readers had it where it was before. */
export function toRecentNews({ site, content, derive }: Pick<PayloadContext, 'site' | 'content' | 'derive'>) {
  const find = () => {
    const since = content.now.getTime() - newsWindowMs
    return site.newsNames.flatMap((name) => takeRecent(content.entries[name], since))
  }
  return derive('recent news', find, (entries) => entries.map(({ slug }) => slug).join()).map((entry) => ({
    path: toEntryAddress(entry).href,
    texts: entry.texts,
    publishedAt: entry.facts.publishedAt,
  }))
}

/** The list is in the order of publication: what is older than the first old entry is not looked at. */
function takeRecent(entries: readonly Entry[], since: number): Entry[] {
  const end = entries.findIndex(({ facts }) => Date.parse(facts.publishedAt) <= since)
  return entries
    .slice(0, end < 0 ? undefined : end)
    .filter(({ isListed, facts }) => isListed && isNews(facts, facts.publishedAt))
}
