import { hashBytes } from '#engine/content/disk/files.ts'
import { locales } from '#engine/model/locale/locale.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { RenderSite } from '#engine/render/site/render-site.ts'
import { toOutputFile } from './files/to-output-file.ts'
import type { OutputPlan } from './output-plan.ts'
import type { SitemapPart } from './sitemaps/sitemap-part.ts'
import { sitemapIndexUrl, toSitemapUrl } from './sitemaps/sitemap-url.ts'
import { toRecentNews } from './sitemaps/to-recent-news.ts'
import { toPartSources } from './sitemaps/to-sitemap-parts.ts'
import { toNewsSitemap, toSitemap, toSitemapIndex } from './sitemaps/to-sitemap.ts'

const newsName = 'latest-news'

/** The sitemaps by section and year, that of the latest news, and their index. Those without a page are none: an empty one is invalid. */
export function* planSitemaps(site: RenderSite, context: PayloadContext): Generator<OutputPlan> {
  const sources = toPartSources(site, context)
  const hasNews = () => toRecentNews(context).length > 0
  const listParts = () =>
    sources.flatMap(({ findParts }) => findParts().map(({ name, lastChange }): NamedPart => ({ name, lastChange })))
  yield toPlan(sitemapIndexUrl, () => {
    const named = context.derive('list of sitemaps', listParts, JSON.stringify)
    const all: NamedPart[] = hasNews() ? [...named, { name: newsName, lastChange: undefined }] : [...named]
    const { origin } = context
    return { input: JSON.stringify([origin, all]), toText: () => toSitemapIndex(origin, all) }
  })
  for (const { listNames, findParts } of sources) {
    for (const name of listNames()) {
      yield toPlan(toSitemapUrl(name), () => {
        // The other parts of the collection may have changed without it.
        const find = () => findParts().find((part) => part.name === name)?.pages ?? []
        const pages = context.derive(`sitemap ${name}`, find, JSON.stringify)
        const { origin } = context
        return { input: JSON.stringify([origin, pages]), toText: () => toSitemap(origin, pages) }
      })
    }
  }
  if (!hasNews()) return
  yield toPlan(toSitemapUrl(newsName), () => {
    const news = toRecentNews(context)
    const { origin } = context
    const shown = news.map(({ path, texts, publishedAt }) => [
      path,
      publishedAt,
      ...locales.map((locale) => texts[locale]?.title),
    ])
    return { input: JSON.stringify([origin, shown]), toText: () => toNewsSitemap(origin, news) }
  })
}

type NamedPart = Pick<SitemapPart, 'name' | 'lastChange'>

interface PreparedText {
  input: string
  toText: () => Promise<string>
}

function toPlan(url: string, prepare: () => PreparedText): OutputPlan {
  return {
    key: `file ${url}`,
    kind: 'sitemaps',
    prepare: () => {
      const { input, toText } = prepare()
      return {
        input: hashBytes(input),
        make: async () => [toOutputFile(url, await toText(), { cache: 'revalidate' })],
      }
    },
  }
}
