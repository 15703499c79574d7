import type { CheckedSite } from '#engine/content/examine-tree.ts'
import type { Collections, ContentSite, SiteMap } from '#engine/model/content/content-site.ts'
import type { DerivedKind } from '#engine/model/content/derived-page.ts'
import type { PageKind, PageSpec, PageSpecs } from '#engine/model/content/page-spec.ts'
import type { EventContext, SiteEvent } from '#engine/model/content/site-event.ts'
import type { AnyEntry } from '#engine/model/entries/entry.ts'
import { locales } from '#engine/model/locale/locale.ts'
import type { Payload, PayloadKind, PayloadOf } from '#engine/model/payload-types.ts'
import type { CollectionName, RoutedName } from '#engine/model/site/collection-name.ts'
import { noRedirects } from '#engine/model/urls/define-redirects.ts'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import { toDataFiles } from '#engine/outputs/data-sets/to-data-files.ts'
import { planFiles } from '#engine/outputs/plan-files.ts'
import { mergeScripts, type Scripts } from '#engine/render/code/scripts.ts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import type { JsonLdNode } from '#engine/render/json-ld/json-ld-node.ts'
import type { DerivedInput } from '#engine/render/payload/derived-input.ts'
import type { PageInput } from '#engine/render/payload/page-input.ts'
import type { CoverContext, ListInput, RenderSite } from '#engine/render/site/render-site.ts'
import { planAnswers } from '#engine/search/plan-answers.ts'
import type { SearchSite } from '#engine/search/search-site.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import { ascending } from '#lib/order.ts'
import { keysOf, toRecord } from '#lib/records.ts'
import type { DerivedParts, FeatureAdditions, PagesOf } from './define-feature.ts'
import type { Site } from './site.ts'

/** Parts that are one for the whole site. */
interface SiteParts
  extends
    Pick<ContentSite, 'module' | 'sources' | 'pages' | 'kindsOf' | 'searchSchemaOf' | 'toDataCatalogue'>,
    Pick<RenderSite, 'toDesk' | 'findFeed' | 'toFrameFacts'>,
    Pick<SearchSite, 'sectionOf' | 'pageTextsOf'>,
    Pick<Site, 'app'> {
  /** The addresses of the site, which plain lists of collections are among. */
  toMap: (collections: Collections, routedNames: readonly RoutedName[]) => SiteMap
  /** The redirects of its code, by `defineRedirects`. */
  redirects?: ContentSite['redirects']
  /** The scripts of what is of no feature. */
  scripts?: Scripts
}

/** The parts of any collection. */
interface SomeParts {
  definition: object
  search: object | null
  isNews?: true
  isCited?: true
  toEvents?: (context: EventContext) => SiteEvent[]
}

/** A collection whose entries may have covers. */
type CoveredParts = SomeParts & { toCover?: (entry: AnyEntry, context: CoverContext) => DrawnCover }

function toDrawn(parts: CoveredParts | undefined, context: CoverContext, entry: AnyEntry): { drawn?: DrawnCover } {
  // A picture that editors chose says more than their facts.
  if (entry.cover || !parts?.toCover) return {}
  return { drawn: parts.toCover(entry, context) }
}

function mapParts<Value>(
  parts: Readonly<Record<string, SomeParts>>,
  of: (one: SomeParts) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(parts).map(([name, one]) => [name, of(one)]))
}

/** The parts of any kind of page that is made of entries. */
interface SomeDerived extends Omit<DerivedParts<never>, 'toPayload' | 'toJsonLd'> {
  toPayload: (input: DerivedInput) => Payload
}

type SomeFeature = FeatureAdditions & { collections: object; pages: object; derived: object }
type NamesIn<F> = F extends { collections: infer Parts } ? keyof Parts : never
type KindsIn<F> = F extends { pages: infer Parts } ? keyof Parts : never
type DerivedIn<F> = F extends { derived: infer Parts } ? keyof Parts : never
type Missing<F> =
  | Exclude<CollectionName, NamesIn<F>>
  | Exclude<PageKind, KindsIn<F>>
  | Exclude<DerivedKind, DerivedIn<F>>

/** An error that names the collections and the kinds of pages that no feature has. */
type Complete<F> = [Missing<F>] extends [never] ? unknown : { missing: Missing<F> }

/** All that the engine is given to publish a site, from the definitions of its features. */
export function defineSite<const F extends readonly SomeFeature[]>(
  definition: SiteParts & { features: F } & Complete<F[number]>,
): Site {
  const { features, toMap, scripts, ...parts } = definition
  // Each feature is checked where it is defined, and `Complete` that none is missing: here they are put together by name.
  const byName: Readonly<Record<CollectionName, CoveredParts>> = Object.assign(
    {},
    ...features.map((one) => one.collections),
  )
  const byKind: PagesOf<PageKind> = Object.assign({}, ...features.map((one) => one.pages))
  const derived: Readonly<Record<string, SomeDerived>> = Object.assign({}, ...features.map((one) => one.derived))
  const all: readonly FeatureAdditions[] = features
  const names = keysOf(byName)
  const collections = mapParts(byName, ({ definition }) => definition) as unknown as Collections // each under its name
  const routedNames = names.filter((name): name is RoutedName => collections[name].route !== undefined)
  const map = toMap(collections, routedNames)
  const toSpec = (path: string): PageSpec => map.specOf(path)
  return {
    ...parts,
    ...map,
    redirects: parts.redirects ?? noRedirects,
    names,
    routedNames,
    collections,
    newsNames: routedNames.filter((name) => byName[name].isNews === true),
    citedNames: routedNames.filter((name) => byName[name].isCited === true),
    scripts: mergeScripts([scripts, ...all.map((one) => one.scripts)]),
    toEvents: (context) => names.flatMap((name) => byName[name].toEvents?.(context) ?? []).toSorted(compareEvents),
    toSheets: (context) => all.flatMap(({ toSheets }) => toSheets?.(context) ?? []),
    dataSets: all.flatMap(({ dataSets }) => dataSets ?? []).filter(({ page }) => !isLeftOut(page)),
    filesOf: (folder) => all.flatMap(({ filesOf }) => filesOf?.(folder) ?? []),
    ...toChecked(all),
    entries: byName as unknown as RenderSite['entries'], // as above
    toCover: (context, entry) => toDrawn(byName[entry.collection as CollectionName], context, entry), // entries are of collections
    addToEntry: (context, entry) =>
      Object.assign({}, ...all.map(({ addToEntry }) => addToEntry?.(context, entry) ?? {})),
    toPagePayload: (input) => toPayload(byKind, input, toSpec(input.page.path)),
    toListPayload: (input) => toPayload(byKind, input, toSpec(input.subject.path)),
    // A kind of page may have the name of a collection whose entries have no pages.
    listDerived: (content) => Object.values(derived).flatMap(({ list }) => list(content)),
    toDerivedPayload: (input) => {
      const parts = derived[input.page.kind]
      if (!parts) throw new Error(`No feature has pages of the kind ${input.page.kind}`)
      return parts.toPayload(input)
    },
    toJsonLd: (page, context) => toNodes({ ...byName, ...byKind, ...derived }, page, context),
    searched: mapParts(byName, ({ search }) => search) as SearchSite['searched'], // as above
    pageNames: toRecord<SearchSite['pageNames'], PageKind>(keysOf(byKind), (kind) => byKind[kind].search),
    searchedDerived: Object.fromEntries(Object.entries(derived).map(([kind, { search }]) => [kind, search])),
    planOutputs: function* (sources) {
      yield* planAnswers(sources, (context) => all.flatMap(({ toAnswers }) => toAnswers?.(context) ?? []))
      for (const { planOutputs, outputsOf } of all) {
        if (planOutputs && (outputsOf === undefined || !isLeftOut(outputsOf))) yield* planOutputs(sources)
      }
      for (const locale of locales) {
        const context = sources.contexts[locale]
        for (const set of context.site.dataSets) {
          yield planFiles(`data set ${set.name} ${locale}`, () => Object.values(toDataFiles(set, context)))
        }
        yield planFiles(`data files ${locale}`, () => all.flatMap(({ toFiles }) => toFiles?.(context) ?? []))
      }
    },
  }
}

function compareEvents(a: SiteEvent, b: SiteEvent): number {
  return ascending(a.at, b.at) || ascending(a.id, b.id)
}

function toChecked(features: readonly FeatureAdditions[]): Pick<CheckedSite, 'checks' | 'momentsOf'> {
  return {
    checks: features.flatMap(({ checks }) => checks ?? []),
    momentsOf: function* (entries, today) {
      for (const { momentsOf } of features) if (momentsOf) yield* momentsOf(entries, today)
    },
  }
}

type ToPayload<K extends PageKind> = (input: PageInput | ListInput, spec: PageSpecs[K]) => Payload

function toPayload<K extends PageKind>(
  pages: PagesOf<PageKind>,
  input: PageInput | ListInput,
  spec: PageSpecs[K] & { kind: K },
): Payload {
  const build = pages[spec.kind].toPayload as unknown as ToPayload<K> // lists are given the input of lists, others that of pages
  return build(input, spec)
}

type ToJsonLd<K extends PayloadKind> = { toJsonLd: (page: PayloadOf<K>, context: JsonLdContext) => JsonLdNode[] }

function toNodes<K extends PayloadKind>(
  parts: object,
  page: PayloadOf<K> & { kind: K },
  context: JsonLdContext,
): JsonLdNode[] {
  const byKind = parts as { readonly [Kind in K]: ToJsonLd<Kind> } // those of all collections with pages, and of all kinds
  return byKind[page.kind].toJsonLd(page, context)
}
