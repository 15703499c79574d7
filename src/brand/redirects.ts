// Imported as `#redirects`, apart from `#brand`: pages that are found need none of them.

/** The path of this file, for messages. */
export const redirectsFile = 'src/brand/redirects.ts'

/**
 * Redirects from paths without a page. The build checks that each target exists, and that no rule hides a page or leads to
 * another rule.
 */
export const redirects = [
  // Paths that people type, or find in print.
  { from: '/index.html', href: '/trang-chu', status: 308 },
  { from: '/gioi-thieu', href: '/ve-shs/gioi-thieu-shs' },
  { from: '/hoi-dong-quan-tri', href: '/ve-shs/doi-ngu-lanh-dao', anchor: 'hoi-dong-quan-tri' },
  { from: '/ban-dieu-hanh', href: '/ve-shs/doi-ngu-lanh-dao', anchor: 'ban-dieu-hanh' },
  { from: '/lien-he', href: '/ho-tro/lien-he' },
  { from: '/bieu-phi', href: '/ho-tro/bieu-phi' },
  { from: '/feed', href: '/ho-tro/theo-doi' },
  { from: '/rss', href: '/ho-tro/theo-doi' },
  { from: '/tuyen-dung', href: '/co-hoi-nghe-nghiep' },
  { from: '/quan-he-co-dong/quan-tri', href: '/quan-he-co-dong/quan-tri-doanh-nghiep' },
  {
    from: '/trung-tam-phan-tich/bao-cao-doanh-nghiep',
    href: '/trung-tam-phan-tich/bao-cao-cong-ty',
  },
  { from: '/dai-hoi-dong-co-dong', href: '/quan-he-co-dong/dai-hoi-co-dong' },

  // The path of an entry is not below that of its list: without the slug it leads to the list.
  { from: '/thong-bao', href: '/tin-tuc/thong-bao', status: 308 },
  { from: '/bao-cao-phan-tich', href: '/trung-tam-phan-tich', status: 308 },
  { from: '/nhan-dinh-thi-truong', href: '/trung-tam-phan-tich/nhan-dinh-thi-truong', status: 308 },
  { from: '/bao-cao-dinh-ky', href: '/quan-he-co-dong/bao-cao-dinh-ky', status: 308 },
  { from: '/cong-bo-thong-tin', href: '/quan-he-co-dong/cong-bo-thong-tin', status: 308 },
  { from: '/quan-tri-doanh-nghiep', href: '/quan-he-co-dong/quan-tri-doanh-nghiep', status: 308 },
] as const
