import { hashBytes } from '#engine/content/disk/files.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { feedFormatNames, feedFormats, siteFeedPath, toFeedUrl, type FeedFormat } from '#engine/model/urls/feed-urls.ts'
import { toOutputFile } from '#engine/outputs/files/to-output-file.ts'
import type { OutputPlan } from '#engine/outputs/output-plan.ts'
import type { OutputSources } from '#engine/outputs/output-site.ts'
import { hasFeed } from './feed-lists.ts'
import { toAtom } from './to-atom.ts'
import { toFeed } from './to-feed.ts'
import { toJsonFeed } from './to-json-feed.ts'

const writers = { atom: toAtom, json: toJsonFeed } satisfies Record<FeedFormat, unknown>

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
              feedFormatNames.map((format) =>
                toOutputFile(toFeedUrl(path, locale, format), writers[format](feed), {
                  type: `${feedFormats[format].type}; charset=utf-8`,
                  cache: 'revalidate',
                  headers: { 'Content-Language': locale },
                }),
              ),
          }
        },
      }
    }
  }
}
