import type { CollectionName, FactsOf } from './collections.ts'
import { reportCategories, reportCategoryNames, type ReportCategory, type ReportType } from './codes.ts'
import type { Entry } from './entry.ts'
import type { Href } from '#lib/href.ts'
import { toHref } from './href.ts'
import type { DynamicPath } from './route-path.ts'

type SlugPath = Extract<DynamicPath, `${string}/$slug`>

/** How the entries of a collection are found and told apart. */
interface EntryRoute<C extends CollectionName> {
  /** The route that shows one of them. */
  route: SlugPath
  /** The list it stands in: its parent in the breadcrumb. */
  listOf: (facts: FactsOf<C>) => Href
  /** Slugs that a static page beside the route has taken. */
  reserved?: readonly string[]
  /** Facts of which no two entries may have the same value; undefined is not compared. */
  unique?: Readonly<Record<string, (facts: FactsOf<C>) => string | undefined>>
  /** Order in lists; newest first where nothing is said. */
  compare?: (a: Entry<C>, b: Entry<C>) => number
}

const categoryOf = Object.fromEntries(
  reportCategoryNames.map((category) => [reportCategories[category], category]),
) as Record<ReportType, ReportCategory> // the types are the values of the categories

export const entryRoutes: { [C in CollectionName]: EntryRoute<C> } = {
  news: {
    route: '/tin-tuc/$slug',
    listOf: () => toHref('/tin-tuc/tin-tuc-moi-nhat'),
    reserved: ['thong-bao', 'tin-tuc-moi-nhat'],
  },
  announcements: {
    route: '/thong-bao/$slug',
    listOf: () => toHref('/tin-tuc/thong-bao'),
    unique: { refNo: (facts) => facts.refNo },
  },
  'press-releases': {
    route: '/thong-cao-bao-chi/$slug',
    listOf: () => toHref('/thong-cao-bao-chi'),
  },
  reports: {
    route: '/bao-cao-phan-tich/$slug',
    listOf: (facts) => toHref('/trung-tam-phan-tich/$category', { category: categoryOf[facts.type] }),
  },
  commentary: {
    route: '/nhan-dinh-thi-truong/$slug',
    listOf: () => toHref('/trung-tam-phan-tich/nhan-dinh-thi-truong'),
    unique: { sessionDate: (facts) => `${facts.sessionDate} ${facts.kind}` },
  },
  guides: {
    route: '/ho-tro/huong-dan-giao-dich/$slug',
    listOf: () => toHref('/ho-tro/huong-dan-giao-dich'),
    unique: { order: (facts) => String(facts.order) },
    compare: (a, b) => a.facts.order - b.facts.order,
  },
  'periodic-reports': {
    route: '/bao-cao-dinh-ky/$slug',
    listOf: (facts) => toHref('/quan-he-co-dong/bao-cao-dinh-ky/$code', { code: facts.code }),
    unique: { period: (facts) => [facts.code, facts.fiscalYear, facts.period, facts.basis].join(' ').trim() },
  },
  disclosures: {
    route: '/cong-bo-thong-tin/$slug',
    listOf: (facts) => toHref('/quan-he-co-dong/cong-bo-thong-tin/$code', { code: facts.code }),
    unique: { refNo: (facts) => facts.refNo },
  },
  governance: {
    route: '/quan-tri-doanh-nghiep/$slug',
    listOf: (facts) => toHref('/quan-he-co-dong/quan-tri-doanh-nghiep/$code', { code: facts.code }),
  },
  'share-management': {
    route: '/quan-he-co-dong/quan-ly-co-phan-co-phieu/$slug',
    listOf: () => toHref('/quan-he-co-dong/quan-ly-co-phan-co-phieu'),
  },
}

/** The path of an entry's own page. */
export function toEntryHref(collection: CollectionName, slug: string): Href {
  return toHref(entryRoutes[collection].route, { slug })
}
