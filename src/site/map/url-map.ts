import type { Collections } from '#engine/model/content/content-site.ts'
import type { Selection } from '#engine/model/content/shown-page.ts'
import type { Entry, FactsOf } from '#engine/model/entries/content.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { DefinedCollections } from '#engine/model/site/register.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import type { DynamicPath, PatternParams, StaticPath } from '#engine/model/urls/route-patterns.ts'
import { periodicCodes, type PeriodicCode } from '#features/disclosures/collections/codes.ts'
import { reportCategories, reportCategoryNames, type ReportCategory } from '#features/research/collections/codes.ts'
import type { HubGroup, PageKind, PageSpec, PageSpecs } from './page-spec.ts'
import { pageKinds, type parameterValues } from './routes.gen.ts'

/** The listed entries of a collection, or those of them whose facts meet a condition. */
function select<C extends RoutedName>(collection: C, where?: (facts: FactsOf<C>) => boolean): Selection {
  const fromAll: Selection['fromAll'] = (entries) => {
    // The condition needs the collection's own type of facts; the result has the type of all routed collections.
    const isWanted = entries[collection].map(({ facts }) => where?.(facts) ?? true)
    const all: readonly Entry<RoutedName>[] = entries[collection]
    return all.filter((_entry, index) => isWanted[index])
  }
  return { collection, fromAll, from: (entries) => fromAll(entries).filter(({ isListed }) => isListed) }
}

function list<C extends RoutedName>(collection: C, where?: (facts: FactsOf<C>) => boolean): PageSpec {
  return { kind: 'list', selection: select(collection, where) }
}

/** Periodic reports: by year and period, then newest first. */
function periodicReports(codes: readonly PeriodicCode[]): PageSpec {
  return { kind: 'list', selection: select('periodic-reports', ({ code }) => codes.includes(code)), grids: codes }
}

type PlaceOf<Definition> = Definition extends { place: infer Place } ? Place : never

/** Static paths of plain lists of a whole collection. */
export type ListPath = Extract<
  { [C in keyof DefinedCollections]: PlaceOf<DefinedCollections[C]> }[keyof DefinedCollections],
  { list: string }
>['list']

/** The groups whose lists the firm has. */
const withPages = (groups: readonly HubGroup[]): readonly HubGroup[] => groups.filter((group) => !isLeftOut(group.list))

const newsGroups = withPages([
  { list: toHref('/tin-tuc/tin-tuc-moi-nhat'), selection: select('news') },
  { list: toHref('/tin-tuc/thong-bao'), selection: select('announcements') },
])

const [disclosures] = withPages([
  { list: toHref('/quan-he-co-dong/cong-bo-thong-tin'), selection: select('disclosures') },
])
const [research] = withPages([{ list: toHref('/trung-tam-phan-tich'), selection: select('reports') }])

const analysisGroups = withPages([
  { list: toHref('/trung-tam-phan-tich/nhan-dinh-thi-truong'), selection: select('commentary') },
  ...reportCategoryNames.map((category) => ({
    list: toHref('/trung-tam-phan-tich/$category', { category }),
    selection: select('reports', (facts) => facts.type === reportCategories[category]),
  })),
])

/** The same reports as below `/trung-tam-phan-tich`, which is the canonical address of the two. */
function sameAs(category: ReportCategory): PageSpec {
  return {
    ...list('reports', (facts) => facts.type === reportCategories[category]),
    canonical: toHref('/trung-tam-phan-tich/$category', { category }),
  }
}

/** Kinds of page of which an address says nothing more. */
type PlainKind = { [K in PageKind]: { kind: K } extends PageSpecs[K] ? K : never }[PageKind]

type KindOf<Path> = Path extends keyof typeof pageKinds ? (typeof pageKinds)[Path] : PageKind

/** Static paths whose route names all that their page is. */
type PlainPath = Extract<
  { [Path in keyof typeof pageKinds]: KindOf<Path> extends PlainKind ? Path : never }[keyof typeof pageKinds],
  StaticPath
>

type SpecOf<Path> = KindOf<Path> extends PageKind ? PageSpecs[KindOf<Path>] : never

/** Pages that are defined by the name that their route loads. What is more than a kind is in `staticPages`. */
export const plainPages: readonly (readonly [string, PageSpec])[] = Object.entries(pageKinds).flatMap(
  ([path, kind]) => (path.includes('$') ? [] : [[path, { kind } as PageSpec] as const]), // a hub and the home page are in `staticPages` too
)

/** The static paths of which there is more to say: those of hubs, and of lists of a part of a collection. Leaving one out does not compile. */
export const staticPages: { readonly [Path in Exclude<StaticPath, ListPath | PlainPath>]: SpecOf<Path> } = {
  '/trang-chu': {
    kind: 'home',
    ...(disclosures && { disclosures }),
    ...(research && { research }),
    news: newsGroups,
  },
  '/tin-tuc': { kind: 'hub', groups: newsGroups },
  '/phan-tich': { kind: 'hub', hasResearch: true, groups: analysisGroups, canonical: toHref('/trung-tam-phan-tich') },
  '/phan-tich/bao-cao-nganh': sameAs('bao-cao-nganh'),
  '/phan-tich/bao-cao-vi-mo': sameAs('bao-cao-vi-mo'),
  '/phan-tich/bao-cao-cong-ty': sameAs('bao-cao-cong-ty'),
  '/phan-tich/bao-cao-chuyen-de': sameAs('bao-cao-chuyen-de'),
  '/phan-tich/bao-cao-chien-luoc': sameAs('bao-cao-chien-luoc'),
  '/phan-tich/nhan-dinh-thi-truong': {
    ...list('commentary'),
    canonical: toHref('/trung-tam-phan-tich/nhan-dinh-thi-truong'),
  },
  '/trung-tam-phan-tich': { kind: 'hub', hasResearch: true, groups: analysisGroups },
  '/quan-he-co-dong': {
    kind: 'hub',
    isForInvestors: true,
    groups: withPages([
      { list: toHref('/quan-he-co-dong/cong-bo-thong-tin'), selection: select('disclosures') },
      { list: toHref('/quan-he-co-dong/bao-cao-dinh-ky'), selection: select('periodic-reports') },
      { list: toHref('/quan-he-co-dong/quan-tri-doanh-nghiep'), selection: select('governance') },
      { list: toHref('/quan-he-co-dong/quan-ly-co-phan-co-phieu'), selection: select('share-management') },
    ]),
  },
  '/quan-he-co-dong/bao-cao-dinh-ky': periodicReports(periodicCodes),
  '/tim-kiem': { kind: 'search' },
}

/** Plain lists, as the collections define them. */
export function toCollectionLists(
  collections: Collections,
  routedNames: readonly RoutedName[],
): (readonly [string, PageSpec])[] {
  return routedNames.flatMap((name) => {
    const { place } = collections[name]
    return 'list' in place ? [[place.list, list(name)] as const] : []
  })
}

/** The patterns of pages that are made of entries. */
export const derivedPatterns: readonly DynamicPath[] = ['/quan-he-co-dong/du-lieu/$slug']

/** The patterns with a parameter whose values are known. */
export const parameterPages: {
  readonly [Path in keyof typeof parameterValues]: (params: PatternParams[Path]) => PageSpec
} = {
  '/trung-tam-phan-tich/$category': ({ category }) =>
    list('reports', (facts) => facts.type === reportCategories[category]),
  '/quan-he-co-dong/bao-cao-dinh-ky/$code': ({ code }) => periodicReports([code]),
  '/quan-he-co-dong/cong-bo-thong-tin/$code': ({ code }) => list('disclosures', (facts) => facts.code === code),
  '/quan-he-co-dong/dai-hoi-co-dong/$code': ({ code }) => ({ kind: 'meetings', of: code }),
  '/quan-he-co-dong/quan-tri-doanh-nghiep/$code': ({ code }) => list('governance', (facts) => facts.code === code),
}
