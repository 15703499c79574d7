import { hashBytes } from '#engine/content/disk/files.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { feedFormatNames, feedFormats, siteFeedPath, toFeedUrl, type FeedFormat } from '#engine/model/urls/feed-urls.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { hasFeed } from '#features/feeds/build/feed-lists.ts'
import { toAtom } from '#features/feeds/build/to-atom.ts'
import { toFeed } from '#features/feeds/build/to-feed.ts'
import { toJsonFeed } from '#features/feeds/build/to-json-feed.ts'
import { toOutputFile } from './files/to-output-file.ts'
import type { OutputPlan } from './output-plan.ts'

const writers = { atom: toAtom, json: toJsonFeed } satisfies Record<FeedFormat, unknown>

/** The feed of each list in each language, in each format. */
export function* planFeeds(contexts: Readonly<Record<Locale, PayloadContext>>): Generator<OutputPlan> {
  for (const locale of locales) {
    const context = contexts[locale]
    const lists = [...context.content.pages.keys()].filter(hasFeed)
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
