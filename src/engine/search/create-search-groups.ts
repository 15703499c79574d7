import type { BuildGraph } from '#engine/graph/build-graph.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { ContentPage, Entry } from '#engine/model/entries/content.ts'
import { mapLocales, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import { listDerivedPages } from '#engine/render/pages/plan-pages.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { SearchCache } from './open-search-cache.ts'
import type { SearchDocument } from './search-document.ts'
import { toSearchGroup, type SearchGroup } from './search-group.ts'
import { derivedName, pagesName, toSearchLayout, type SearchLayout } from './search-layout.ts'
import type { SearchSite } from './search-site.ts'
import { createTermCollector } from './term-collector.ts'
import { toDerivedDocument, toEntryDocument, toPageDocument } from './to-search-document.ts'

export interface SearchSources {
  site: SearchSite & ContentSite
  contexts: Readonly<Record<Locale, PayloadContext>>
  graph: Pick<BuildGraph, 'recordRead' | 'derive' | 'deriveKept' | 'identifyKept'>
  cache: Pick<SearchCache, 'groups' | 'texts'>
}

/** The groups of documents in each language: made of the content, or as they were kept. */
export interface SearchGroups {
  toLayout: () => SearchLayout
  toGroup: (locale: Locale, name: string) => SearchGroup
  /** The hash under which it is kept. */
  toHash: (locale: Locale, name: string) => string
}

/** The name of a group in the graph, and among what is kept. */
export function toGroupKey(locale: Locale, name: string): string {
  return `search group ${locale} ${name}`
}

export function createSearchGroups({ site, contexts, graph, cache }: SearchSources): SearchGroups {
  const collectors = mapLocales(createTermCollector)
  const toLayout = () => toSearchLayout(site, contexts[sourceLocale])

  const toDocument = (locale: Locale, name: string): SearchDocument | null => {
    const context = contexts[locale]
    if (name.startsWith(`${derivedName}/`)) {
      const page = listDerivedPages(site, context).find(({ path }) => derivedName + path === name)
      return page ? toDerivedDocument(site, context, page) : null
    }
    const found = findTarget(context, name)
    if (!found) return null
    const document = 'path' in found ? toPageDocument(site, context, found) : toEntryDocument(site, context, found)
    if (!document) return null
    // The hash of a document stands for its text, so that it is read as the entry's files are.
    const own = found.attachments.filter(({ language }) => language === locale || language === 'both')
    return { ...document, documents: own.map(({ sha256 }) => cache.texts.get(sha256) ?? '') }
  }

  const toDerivation = (locale: Locale, name: string) => {
    // Derived for itself, so that another set of documents does not concern groups that have the same ones.
    const members = () =>
      graph.derive(
        `search members ${name}`,
        () => {
          const { groups, shards } = toLayout()
          return { names: groups.get(name) ?? [], shards }
        },
        ({ names, shards }) => `${shards} ${names.join()}`,
      )
    members()
    const compute = () => {
      // Derived values are kept across changes of the code.
      graph.recordRead('code', 'value')
      const { names, shards } = members()
      const documents = names.map((one) => toDocument(locale, one))
      return toSearchGroup({ names, documents, collected: collectors[locale](documents), shards })
    }
    return { compute, identify: ({ hash }: SearchGroup) => hash }
  }

  return {
    toLayout,
    toGroup: (locale, name) => graph.deriveKept(toGroupKey(locale, name), toDerivation(locale, name), cache.groups),
    toHash: (locale, name) => graph.identifyKept(toGroupKey(locale, name), toDerivation(locale, name), cache.groups),
  }
}

/** The page or the entry that a document is. */
function findTarget({ site, content, indexOf }: PayloadContext, name: string): ContentPage | Entry | undefined {
  const slash = name.indexOf('/')
  const [collection, slug] = [name.slice(0, slash), name.slice(slash + 1)]
  if (collection === pagesName) return content.pages.get(name.slice(slash))
  const routed = site.routedNames.find((one) => one === collection)
  // Without reading which entries there are: a new one does not concern the others.
  if (routed) return indexOf(routed).find(slug)
  const other = site.names.find((one) => one === collection)
  const entries: readonly Entry[] = other ? content.entries[other] : []
  return entries.find((entry) => entry.slug === slug)
}
