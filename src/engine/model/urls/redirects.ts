import type { Href } from '#lib/href.ts'
import { toHref } from './href.ts'

/** 301 and 308 are permanent: browsers and search engines store them. */
export type RedirectStatus = 301 | 302 | 303 | 307 | 308

interface Rule {
  /** The requested path: no pattern, no query, no slash at the end. */
  from: `/${string}`
  /** 307 by default. */
  status?: RedirectStatus
}

/** To a page of the site, or a heading of it. Keeps the query, and the hash if the rule has no anchor. */
export interface PageRedirect extends Rule {
  href: Href
  anchor?: string
}

/** To another site. Drops query and hash. */
export interface ExternalRedirect extends Rule {
  external: `https://${string}`
  anchor?: never
}

export type RedirectRule = PageRedirect | ExternalRedirect

/**
 * Redirects from paths without a page. The compiler checks the route and the parameters of each target. The build checks
 * that the target exists, and that no rule hides a page or leads to another rule.
 */
export const redirects: readonly RedirectRule[] = [
  // Paths that people type, or find in print.
  { from: '/index.html', href: toHref('/trang-chu'), status: 308 },
  { from: '/gioi-thieu', href: toHref('/ve-shs/gioi-thieu-shs') },
  { from: '/hoi-dong-quan-tri', href: toHref('/ve-shs/doi-ngu-lanh-dao'), anchor: 'hoi-dong-quan-tri' },
  { from: '/ban-dieu-hanh', href: toHref('/ve-shs/doi-ngu-lanh-dao'), anchor: 'ban-dieu-hanh' },
  { from: '/lien-he', href: toHref('/ho-tro/lien-he') },
  { from: '/bieu-phi', href: toHref('/ho-tro/bieu-phi') },
  { from: '/feed', href: toHref('/ho-tro/theo-doi') },
  { from: '/rss', href: toHref('/ho-tro/theo-doi') },
  { from: '/tuyen-dung', href: toHref('/co-hoi-nghe-nghiep') },
  { from: '/quan-he-co-dong/quan-tri', href: toHref('/quan-he-co-dong/quan-tri-doanh-nghiep') },
  {
    from: '/trung-tam-phan-tich/bao-cao-doanh-nghiep',
    href: toHref('/trung-tam-phan-tich/$category', { category: 'bao-cao-cong-ty' }),
  },
  { from: '/dai-hoi-dong-co-dong', href: toHref('/quan-he-co-dong/dai-hoi-co-dong') },

  // The path of an entry is not below that of its list: without the slug it leads to the list.
  { from: '/thong-bao', href: toHref('/tin-tuc/thong-bao'), status: 308 },
  { from: '/bao-cao-phan-tich', href: toHref('/trung-tam-phan-tich'), status: 308 },
  { from: '/nhan-dinh-thi-truong', href: toHref('/trung-tam-phan-tich/nhan-dinh-thi-truong'), status: 308 },
  { from: '/bao-cao-dinh-ky', href: toHref('/quan-he-co-dong/bao-cao-dinh-ky'), status: 308 },
  { from: '/cong-bo-thong-tin', href: toHref('/quan-he-co-dong/cong-bo-thong-tin'), status: 308 },
  { from: '/quan-tri-doanh-nghiep', href: toHref('/quan-he-co-dong/quan-tri-doanh-nghiep'), status: 308 },
]
