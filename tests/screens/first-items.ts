import type { Page } from '@playwright/test'

/** A page, and what its visitors come for: the first of it must be on the first screen. */
export interface FirstItem {
  name: string
  path: string
  /** A selector of the first useful item. */
  first: string
}

/** The elements after the navigation of the section on a hub, other than text: its evidence. */
const evidence = '.page-body > :not(.prose, :empty)'
const entry = '.entry-list > li'

/** The lists, tools, data pages and hubs that every site has. */
export const firstItems: readonly FirstItem[] = [
  { name: 'disclosures', path: '/quan-he-co-dong/cong-bo-thong-tin', first: entry },
  { name: 'periodic reports', path: '/quan-he-co-dong/bao-cao-dinh-ky', first: '.periodic-grids table' },
  { name: 'governance', path: '/quan-he-co-dong/quan-tri-doanh-nghiep', first: entry },
  { name: 'share management', path: '/quan-he-co-dong/quan-ly-co-phan-co-phieu', first: entry },
  { name: 'general meetings', path: '/quan-he-co-dong/dai-hoi-co-dong', first: '.meeting' },
  { name: 'latest news', path: '/tin-tuc/tin-tuc-moi-nhat', first: entry },
  { name: 'announcements', path: '/tin-tuc/thong-bao', first: entry },
  { name: 'press releases', path: '/thong-cao-bao-chi', first: entry },
  { name: 'macro reports', path: '/trung-tam-phan-tich/bao-cao-vi-mo', first: entry },
  { name: 'strategy reports', path: '/trung-tam-phan-tich/bao-cao-chien-luoc', first: entry },
  { name: 'sector reports', path: '/trung-tam-phan-tich/bao-cao-nganh', first: entry },
  { name: 'company reports', path: '/trung-tam-phan-tich/bao-cao-cong-ty', first: entry },
  { name: 'thematic reports', path: '/trung-tam-phan-tich/bao-cao-chuyen-de', first: entry },
  { name: 'market commentary', path: '/trung-tam-phan-tich/nhan-dinh-thi-truong', first: `.score, ${entry}` },
  { name: 'guides', path: '/ho-tro/huong-dan-giao-dich', first: entry },
  { name: 'knowledge', path: '/ho-tro/kien-thuc', first: entry },
  { name: 'open jobs', path: '/co-hoi-nghe-nghiep', first: entry },
  { name: 'investor relations', path: '/quan-he-co-dong', first: '.investor-answers > section' },
  { name: 'research', path: '/trung-tam-phan-tich', first: evidence },
  { name: 'news', path: '/tin-tuc', first: evidence },
  { name: 'about', path: '/ve-shs', first: '.page-cards > li' },
  { name: 'products', path: '/san-pham-dich-vu', first: '.page-cards > li' },
  { name: 'support', path: '/ho-tro', first: '.page-cards > li' },
  { name: 'financial data', path: '/quan-he-co-dong/du-lieu', first: '.results' },
  { name: 'share', path: '/quan-he-co-dong/co-phieu', first: '.dividends, .dividend-card' },
  { name: 'financial calendar', path: '/quan-he-co-dong/lich-su-kien', first: '.event-list > li' },
  { name: 'fees', path: '/ho-tro/bieu-phi', first: '.fee-calculator' },
  { name: 'trading hours', path: '/ho-tro/thoi-gian-giao-dich', first: '.part table' },
  { name: 'record', path: '/trung-tam-phan-tich/doi-chieu', first: '.record-totals' },
  { name: 'margin list', path: '/ho-tro/danh-muc-ky-quy', first: '.with-aside table' },
  { name: 'search', path: '/tim-kiem', first: '.search-form' },
  { name: 'glossary', path: '/ho-tro/kien-thuc/thuat-ngu', first: '.letter li' },
  { name: 'questions', path: '/ho-tro/cac-cau-hoi-thuong-gap', first: '.faq-group details' },
  { name: 'contact', path: '/ho-tro/lien-he', first: '.part .facts' },
  { name: 'leaders', path: '/ve-shs/doi-ngu-lanh-dao', first: '.people > li' },
]

/** The windows, and the lowest place at which the first useful item begins in them, in px. */
export const firstScreens = [
  { width: 1440, height: 900, goal: 440 },
  { width: 390, height: 844, goal: 480 },
] as const

/** Where the first useful item of the page that is shown begins, in px from its top. */
export function measureFirstItem(page: Page, { first }: FirstItem): Promise<number> {
  return page
    .locator(first)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))
}
