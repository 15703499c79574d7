import { hashBytes } from '#engine/content/disk/files.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { feedFormatNames, feedFormats, siteFeedPath, toFeedUrl, type FeedFormat } from '#engine/model/urls/feed-urls.ts'
import { toOutputFile } from '#engine/outputs/files/to-output-file.ts'
import type { OutputPlan } from '#engine/outputs/output-plan.ts'
import type { OutputSources } from '#engine/outputs/output-site.ts'
import { hasFeed } from './feed-lists.ts'
import type { Feed } from './feed.ts'
import { toFeed } from './to-feed.ts'
import { toJsonFeed } from './to-json-feed.ts'

/** The writer of Atom is loaded where a feed is made: its library has more files than the rest of a publish. */
const writers = {
  atom: async (feed) => (await import('./to-atom.ts')).toAtom(feed),
  json: async (feed) => toJsonFeed(feed),
} satisfies Record<FeedFormat, (feed: Feed) => Promise<string>>

/** The feed of each list in each language, in each format. */
export function* planFeeds({ contexts }: Pick<OutputSources, 'contexts'>): Generator<OutputPlan> {
  for (const locale of locales) {
    const context = contexts[locale]
    const lists = [...context.content.pages.keys()].filter((path) => hasFeed(context, path))
    for (const path of [siteFeedPath, ...lists]) {
      yield {
        key: `feed ${locale}${path}`,
        kind: 'feeds',
        prepare: () => {
          const feed = toFeed(context, path)
          return {
            input: hashBytes(JSON.stringify(feed)),
            make: () =>
              Promise.all(
                feedFormatNames.map(async (format) =>
                  toOutputFile(toFeedUrl(path, locale, format), await writers[format](feed), {
                    type: `${feedFormats[format].type}; charset=utf-8`,
                    cache: 'revalidate',
                    headers: { 'Content-Language': locale },
                  }),
                ),
              ),
          }
        },
      }
    }
  }
}
