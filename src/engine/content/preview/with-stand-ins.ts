import * as v from 'valibot'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { PageFacts, PageMatter } from '#engine/model/entries/content.ts'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import type { Collected, ReadPage } from '../entries/collect-entries.ts'
import { pagesFolder } from '../entries/list-entries.ts'
import type { ValidEntry } from '../entries/read-result.ts'

type PageResult = ReadPage['result']

/**
 * Empty pages, named by their path, in place of those that cannot be read: other pages name them, and could not be made. For
 * previews alone, which show the errors of such a page at its address.
 */
export function withStandIns(site: Pick<ContentSite, 'pages'>, { pages, entries }: Collected): Collected {
  return {
    entries,
    pages: pages.map((page) =>
      page.result.state === 'invalid' ? { ...page, result: toStandIn(site, page.path) } : page,
    ),
  }
}

function toStandIn({ pages }: Pick<ContentSite, 'pages'>, path: string): PageResult {
  const matter = { title: path, summary: path }
  const facts = v.safeParse(pages.schema, { order: 1 })
  const body = { html: '', isEmpty: true, headings: [], anchors: [], intro: '', sections: [] }
  return {
    state: 'valid',
    name: `${pagesFolder}${path}`,
    facts: facts.success ? facts.output : { status: 'published', order: 1 },
    texts: { [sourceLocale]: { ...matter, coverAlt: undefined, seo: undefined, ...body } },
    matter: { [sourceLocale]: matter },
    sources: { facts: () => '', matter: () => '', text: () => '' },
    cover: undefined,
    mentions: [],
    images: [],
    attachments: [],
    wording: [],
    passages: {},
    links: [],
    icons: [],
  } satisfies ValidEntry<object, object> as object as ValidEntry<PageFacts, PageMatter> // an empty page, of which nothing is required
}
