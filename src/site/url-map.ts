import {
  disclosureCodes,
  governanceCodes,
  meetingCodes,
  periodicCodes,
  reportCategories,
  reportCategoryNames,
  type MeetingCode,
  type PeriodicCode,
  type ReportCategory,
} from '#model/entries/codes.ts'
import type { FactsOf, RoutedName } from '#features/collections.ts'
import type { Entries, Entry } from '#model/entries/entry.ts'
import type { Href } from '#lib/href.ts'
import { toHref } from '#model/urls/href.ts'
import type { DynamicPath, StaticPath } from '#model/urls/route-patterns.ts'
import type { WholeName } from './whole-pages.ts'

/** Entries of one collection, picked from all. */
export interface Pick {
  collection: RoutedName
  from: (entries: Entries) => Entry<RoutedName>[]
}

/** What a URL shows. `canonical` names the address that search engines keep where two show the same. */
export type PageSpec = { canonical?: Href } & (
  | { kind: 'opening' | 'landing' | 'landing-video' | 'page' | 'section' }
  | { kind: 'fees' | 'financial-data' | 'glossary' | 'leadership' | 'organisation' | 'product' }
  | { kind: 'home'; disclosures: HubGroup; latest: readonly HubGroup[] }
  | { kind: 'hub'; groups: readonly HubGroup[]; hasFigures?: true }
  | { kind: 'list'; pick: Pick; grids?: readonly PeriodicCode[] }
  | { kind: 'meetings'; of?: MeetingCode }
  | { kind: WholeName }
)

/** A block of the newest entries, above a link to the whole list. */
export interface HubGroup {
  list: Href
  pick: Pick
}

function pick<C extends RoutedName>(collection: C, where?: (facts: FactsOf<C>) => boolean): Pick {
  return {
    collection,
    from: (entries) => {
      const all: Entry<C>[] = entries[collection]
      return all.filter(({ isListed, facts }) => isListed && (where?.(facts) ?? true))
    },
  }
}

function list<C extends RoutedName>(collection: C, where?: (facts: FactsOf<C>) => boolean): PageSpec {
  return { kind: 'list', pick: pick(collection, where) }
}

/** Periodic reports: by year and period, then newest first. */
function periodicReports(codes: readonly PeriodicCode[]): PageSpec {
  return { kind: 'list', pick: pick('periodic-reports', ({ code }) => codes.includes(code)), grids: codes }
}

const page = { kind: 'page' } as const satisfies PageSpec
const product = { kind: 'product' } as const satisfies PageSpec
const section = { kind: 'section' } as const satisfies PageSpec

const newsGroups: readonly HubGroup[] = [
  { list: toHref('/tin-tuc/tin-tuc-moi-nhat'), pick: pick('news') },
  { list: toHref('/tin-tuc/thong-bao'), pick: pick('announcements') },
]

const analysisGroups: readonly HubGroup[] = [
  { list: toHref('/trung-tam-phan-tich/nhan-dinh-thi-truong'), pick: pick('commentary') },
  ...reportCategoryNames.map((category) => ({
    list: toHref('/trung-tam-phan-tich/$category', { category }),
    pick: pick('reports', (facts) => facts.type === reportCategories[category]),
  })),
]

/** The same reports as below `/trung-tam-phan-tich`, which is the canonical address of the two. */
function sameAs(category: ReportCategory): PageSpec {
  return {
    ...list('reports', (facts) => facts.type === reportCategories[category]),
    canonical: toHref('/trung-tam-phan-tich/$category', { category }),
  }
}

/** Every static URL and what it shows. A route without a line here, or a line without a route, does not compile. */
export const staticPages: Readonly<Record<StaticPath, PageSpec>> = {
  '/': { kind: 'opening' },
  '/trang-chu': {
    kind: 'home',
    disclosures: { list: toHref('/quan-he-co-dong/cong-bo-thong-tin'), pick: pick('disclosures') },
    latest: [{ list: toHref('/trung-tam-phan-tich'), pick: pick('reports') }, ...newsGroups],
  },
  '/landing': { kind: 'landing' },
  '/landing-video': { kind: 'landing-video' },

  '/ho-tro': section,
  '/ho-tro/lien-he': { kind: 'contact' },
  '/ho-tro/bieu-phi': { kind: 'fees' },
  '/ho-tro/kien-thuc': list('knowledge'),
  '/ho-tro/kien-thuc/thuat-ngu': { kind: 'glossary' },
  '/ho-tro/huong-dan-giao-dich': list('guides'),
  '/ho-tro/cac-cau-hoi-thuong-gap': { kind: 'all-faqs' },

  '/ve-shs': section,
  '/ve-shs/gioi-thieu-shs': { kind: 'company' },
  '/ve-shs/chang-duong-phat-trien': { kind: 'all-milestones' },
  '/ve-shs/giai-thuong': { kind: 'all-awards' },
  '/ve-shs/doi-ngu-lanh-dao': { kind: 'leadership' },
  '/ve-shs/co-cau-to-chuc': { kind: 'organisation' },
  '/ve-shs/van-hoa-tai-shs': page,

  '/tin-tuc': { kind: 'hub', groups: newsGroups },
  '/tin-tuc/tin-tuc-moi-nhat': list('news'),
  '/tin-tuc/thong-bao': list('announcements'),

  '/phan-tich': { kind: 'hub', groups: analysisGroups, canonical: toHref('/trung-tam-phan-tich') },
  '/phan-tich/bao-cao-nganh': sameAs('bao-cao-nganh'),
  '/phan-tich/bao-cao-vi-mo': sameAs('bao-cao-vi-mo'),
  '/phan-tich/bao-cao-cong-ty': sameAs('bao-cao-cong-ty'),
  '/phan-tich/bao-cao-chuyen-de': sameAs('bao-cao-chuyen-de'),
  '/phan-tich/bao-cao-chien-luoc': sameAs('bao-cao-chien-luoc'),
  '/phan-tich/nhan-dinh-thi-truong': {
    ...list('commentary'),
    canonical: toHref('/trung-tam-phan-tich/nhan-dinh-thi-truong'),
  },
  '/trung-tam-phan-tich': { kind: 'hub', groups: analysisGroups },
  '/trung-tam-phan-tich/nhan-dinh-thi-truong': list('commentary'),

  '/quan-he-co-dong': {
    kind: 'hub',
    hasFigures: true,
    groups: [
      { list: toHref('/quan-he-co-dong/cong-bo-thong-tin'), pick: pick('disclosures') },
      { list: toHref('/quan-he-co-dong/bao-cao-dinh-ky'), pick: pick('periodic-reports') },
      { list: toHref('/quan-he-co-dong/quan-tri-doanh-nghiep'), pick: pick('governance') },
      { list: toHref('/quan-he-co-dong/quan-ly-co-phan-co-phieu'), pick: pick('share-management') },
    ],
  },
  '/quan-he-co-dong/du-lieu': { kind: 'financial-data' },
  '/quan-he-co-dong/bao-cao-dinh-ky': periodicReports(periodicCodes),
  '/quan-he-co-dong/cong-bo-thong-tin': list('disclosures'),
  '/quan-he-co-dong/dai-hoi-co-dong': { kind: 'meetings' },
  '/quan-he-co-dong/quan-tri-doanh-nghiep': list('governance'),
  '/quan-he-co-dong/quan-ly-co-phan-co-phieu': list('share-management'),

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

  '/thong-cao-bao-chi': list('press-releases'),
  '/co-hoi-nghe-nghiep': { kind: 'all-jobs' },
  '/dieu-khoan-va-dieu-kien': page,
}

/** What a pattern with parameters shows: an entry, lists by a known set of codes, or any page written in `content/pages`. */
export type DynamicSpec =
  | { kind: 'entry'; collection: RoutedName }
  | { kind: 'lists'; param: 'category' | 'code'; lists: ReadonlyMap<string, PageSpec> }
  | { kind: 'pages' }

function lists<Code extends string>(
  param: 'category' | 'code',
  codes: readonly Code[],
  spec: (code: Code) => PageSpec,
): DynamicSpec {
  return { kind: 'lists', param, lists: new Map(codes.map((code) => [code, spec(code)])) }
}

/** Every pattern with parameters and what it shows; complete by type, like `staticPages`. */
export const dynamicPages: Readonly<Record<DynamicPath, DynamicSpec>> = {
  '/$': { kind: 'pages' },
  '/tin-tuc/$slug': { kind: 'entry', collection: 'news' },
  '/thong-bao/$slug': { kind: 'entry', collection: 'announcements' },
  '/thong-cao-bao-chi/$slug': { kind: 'entry', collection: 'press-releases' },
  '/bao-cao-phan-tich/$slug': { kind: 'entry', collection: 'reports' },
  '/nhan-dinh-thi-truong/$slug': { kind: 'entry', collection: 'commentary' },
  '/ho-tro/kien-thuc/$slug': { kind: 'entry', collection: 'knowledge' },
  '/ho-tro/huong-dan-giao-dich/$slug': { kind: 'entry', collection: 'guides' },
  '/bao-cao-dinh-ky/$slug': { kind: 'entry', collection: 'periodic-reports' },
  '/cong-bo-thong-tin/$slug': { kind: 'entry', collection: 'disclosures' },
  '/quan-tri-doanh-nghiep/$slug': { kind: 'entry', collection: 'governance' },
  '/quan-he-co-dong/quan-ly-co-phan-co-phieu/$slug': { kind: 'entry', collection: 'share-management' },
  '/co-hoi-nghe-nghiep/$slug': { kind: 'entry', collection: 'jobs' },
  '/trung-tam-phan-tich/$category': lists('category', reportCategoryNames, (category) =>
    list('reports', (facts) => facts.type === reportCategories[category]),
  ),
  '/quan-he-co-dong/bao-cao-dinh-ky/$code': lists('code', periodicCodes, (code) => periodicReports([code])),
  '/quan-he-co-dong/cong-bo-thong-tin/$code': lists('code', disclosureCodes, (code) =>
    list('disclosures', (facts) => facts.code === code),
  ),
  '/quan-he-co-dong/dai-hoi-co-dong/$code': lists('code', meetingCodes, (of) => ({ kind: 'meetings', of })),
  '/quan-he-co-dong/quan-tri-doanh-nghiep/$code': lists('code', governanceCodes, (code) =>
    list('governance', (facts) => facts.code === code),
  ),
}
