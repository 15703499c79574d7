import type { Collections } from '#engine/model/content/content-site.ts'
import type { Selection } from '#engine/model/content/shown-page.ts'
import type { Entry, FactsOf } from '#engine/model/entries/content.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { DefinedCollections } from '#engine/model/site/register.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { DynamicPath, SlugPath, StaticPath } from '#engine/model/urls/route-patterns.ts'
import {
  disclosureCodes,
  governanceCodes,
  periodicCodes,
  type PeriodicCode,
} from '#features/disclosures/collections/codes.ts'
import { meetingCodes } from '#features/meetings/codes.ts'
import { reportCategories, reportCategoryNames, type ReportCategory } from '#features/research/collections/codes.ts'
import type { HubGroup, PageSpec } from './page-spec.ts'

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

const page = { kind: 'page' } as const satisfies PageSpec
const product = { kind: 'product' } as const satisfies PageSpec
const section = { kind: 'section' } as const satisfies PageSpec

const newsGroups: readonly HubGroup[] = [
  { list: toHref('/tin-tuc/tin-tuc-moi-nhat'), selection: select('news') },
  { list: toHref('/tin-tuc/thong-bao'), selection: select('announcements') },
]

const analysisGroups: readonly HubGroup[] = [
  { list: toHref('/trung-tam-phan-tich/nhan-dinh-thi-truong'), selection: select('commentary') },
  ...reportCategoryNames.map((category) => ({
    list: toHref('/trung-tam-phan-tich/$category', { category }),
    selection: select('reports', (facts) => facts.type === reportCategories[category]),
  })),
]

/** The same reports as below `/trung-tam-phan-tich`, which is the canonical address of the two. */
function sameAs(category: ReportCategory): PageSpec {
  return {
    ...list('reports', (facts) => facts.type === reportCategories[category]),
    canonical: toHref('/trung-tam-phan-tich/$category', { category }),
  }
}

/** The static paths other than plain lists of a collection. Leaving one out does not compile. */
export const staticPages: Readonly<Record<Exclude<StaticPath, ListPath>, PageSpec>> = {
  '/': { kind: 'opening' },
  '/trang-chu': {
    kind: 'home',
    disclosures: { list: toHref('/quan-he-co-dong/cong-bo-thong-tin'), selection: select('disclosures') },
    latest: [{ list: toHref('/trung-tam-phan-tich'), selection: select('reports') }, ...newsGroups],
  },
  '/landing': { kind: 'landing' },
  '/landing-video': { kind: 'landing-video' },

  '/ho-tro': section,
  '/ho-tro/lien-he': { kind: 'contact' },
  '/ho-tro/bieu-phi': { kind: 'fees' },
  '/ho-tro/theo-doi': { kind: 'follow' },
  '/ho-tro/thoi-gian-giao-dich': { kind: 'trading-hours' },
  '/ho-tro/danh-muc-ky-quy': { kind: 'margin-list' },
  '/ho-tro/kien-thuc/thuat-ngu': { kind: 'glossary' },
  '/ho-tro/cac-cau-hoi-thuong-gap': { kind: 'all-faqs' },

  '/ve-shs': section,
  '/ve-shs/gioi-thieu-shs': { kind: 'company' },
  '/ve-shs/chang-duong-phat-trien': { kind: 'all-milestones' },
  '/ve-shs/giai-thuong': { kind: 'all-awards' },
  '/ve-shs/doi-ngu-lanh-dao': { kind: 'leadership' },
  '/ve-shs/co-cau-to-chuc': { kind: 'organisation' },
  '/ve-shs/van-hoa-tai-shs': page,

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
    groups: [
      { list: toHref('/quan-he-co-dong/cong-bo-thong-tin'), selection: select('disclosures') },
      { list: toHref('/quan-he-co-dong/bao-cao-dinh-ky'), selection: select('periodic-reports') },
      { list: toHref('/quan-he-co-dong/quan-tri-doanh-nghiep'), selection: select('governance') },
      { list: toHref('/quan-he-co-dong/quan-ly-co-phan-co-phieu'), selection: select('share-management') },
    ],
  },
  '/quan-he-co-dong/du-lieu': { kind: 'financial-data' },
  '/quan-he-co-dong/co-phieu': { kind: 'shares' },
  '/quan-he-co-dong/bao-cao-dinh-ky': periodicReports(periodicCodes),
  '/quan-he-co-dong/dai-hoi-co-dong': { kind: 'meetings' },
  '/quan-he-co-dong/lich-su-kien': { kind: 'calendar' },

  '/san-pham-dich-vu': section,
  '/san-pham-dich-vu/moi-gioi-chung-khoan': section,
  '/san-pham-dich-vu/moi-gioi-chung-khoan/giao-dich-truc-tuyen': product,
  '/san-pham-dich-vu/moi-gioi-chung-khoan/dich-vu-tai-chinh': product,
  '/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-co-phieu': product,
  '/san-pham-dich-vu/moi-gioi-chung-khoan/quan-ly-co-dong': product,
  '/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-trai-phieu': product,
  '/san-pham-dich-vu/ngan-hang-dau-tu': section,
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-no': product,
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von': section,
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-chao-ban-co-phieu': product,
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-niem-yet-co-phieu': product,
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-tai-cau-truc-doanh-nghiep': product,
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-mua-ban-va-sap-nhap': product,
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-tai-chinh-khac': product,

  '/co-hoi-nghe-nghiep': { kind: 'all-jobs' },
  '/dieu-khoan-va-dieu-kien': page,
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

/** Lists of a part of a collection, by a parameter with a known set of values. */
interface ParameterLists {
  param: 'category' | 'code'
  specs: ReadonlyMap<string, PageSpec>
}

function byValue<Value extends string>(
  param: 'category' | 'code',
  values: readonly Value[],
  toSpec: (value: Value) => PageSpec,
): ParameterLists {
  return { param, specs: new Map(values.map((value) => [value, toSpec(value)])) }
}

/** The patterns with parameters, other than those of entries (`$slug`) and of pages without a route (`/$`). */
export const parameterLists: Readonly<Record<Exclude<DynamicPath, SlugPath | '/$'>, ParameterLists>> = {
  '/trung-tam-phan-tich/$category': byValue('category', reportCategoryNames, (category) =>
    list('reports', (facts) => facts.type === reportCategories[category]),
  ),
  '/quan-he-co-dong/bao-cao-dinh-ky/$code': byValue('code', periodicCodes, (code) => periodicReports([code])),
  '/quan-he-co-dong/cong-bo-thong-tin/$code': byValue('code', disclosureCodes, (code) =>
    list('disclosures', (facts) => facts.code === code),
  ),
  '/quan-he-co-dong/dai-hoi-co-dong/$code': byValue('code', meetingCodes, (of) => ({ kind: 'meetings', of })),
  '/quan-he-co-dong/quan-tri-doanh-nghiep/$code': byValue('code', governanceCodes, (code) =>
    list('governance', (facts) => facts.code === code),
  ),
}
