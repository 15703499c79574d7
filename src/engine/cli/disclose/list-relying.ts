import { referencesOf } from '#engine/content/checks/references-of.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Content, ContentPage, Entry } from '#engine/model/entries/content.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import type { Texts } from '#engine/model/entries/entry.ts'
import { toSiteDay } from '#engine/model/locale/site-time.ts'

/**
 * The entries and pages that may still state what a withdrawn entry stated: those that name it, those whose texts link to it, and
 * the disclosures of the same day, such as the explanation of a report. Their ids, `disclosures/a`, `/a/b`, sorted.
 */
export function listRelying(site: ContentSite, withdrawn: Entry, { entries, pages }: Content): string[] {
  const { href } = toEntryAddress(withdrawn)
  const isOwnPage = withdrawn.href !== undefined
  const relies = ({ facts, texts }: Entry | ContentPage, own: Entry['collection'] | undefined) =>
    referencesOf(site, own, facts).some(
      ({ collection, slug }) => collection === withdrawn.collection && slug === withdrawn.slug,
    ) ||
    (isOwnPage && linksTo(texts, href))
  const day = toSiteDay(new Date(withdrawn.facts.publishedAt))
  const ofEntries = site.names.flatMap((name) => {
    const all: readonly Entry[] = entries[name]
    return all
      .filter(
        (entry) =>
          entry !== withdrawn &&
          entry.facts.status !== 'withdrawn' &&
          ((site.collections[name].isArchived && toSiteDay(new Date(entry.facts.publishedAt)) === day) ||
            relies(entry, name)),
      )
      .map(({ slug }) => `${name}/${slug}`)
  })
  const ofPages = [...pages.values()].filter((page) => relies(page, undefined)).map(({ path }) => path)
  return [...ofEntries, ...ofPages].toSorted()
}

function linksTo(texts: Texts, href: string): boolean {
  return Object.values(texts).some(({ html }) => html.includes(`href="${href}"`) || html.includes(`href="${href}#`))
}
