import { siteContent } from '../site/site.ts'
import { readContentFiles, type ContentFiles } from './content-files.ts'

/** Collections whose entries are shown on shared pages, or that pages require: all of their entries. */
const whole = [
  'pages',
  'profile',
  'governance',
  'offices',
  'faqs',
  'terms',
  'fees',
  'leaders',
  'units',
  'milestones',
  'service-notices',
  'issuers',
]

/** Entries of the other collections: one or two of each, in all states, with what they refer to. */
const single = [
  'announcements/bao-tri-he-thong-va-dien-tap-chuyen-doi-du-phong-ngay-21-22-11-2026',
  'announcements/canh-bao-gia-mao-nhan-vien-va-ung-dung-giao-dich-cua-shs',
  'awards/giai-thuong-minh-hoa-a-2025',
  'commentary/nhan-dinh-thi-truong-2026-11-18',
  'deals/trai-phieu-rieng-le-zze',
  'disclosures/bien-ban-va-nghi-quyet-dai-hoi-dong-co-dong-thuong-nien-2025',
  'disclosures/bo-sung-thong-tin-ve-tien-do-su-dung-von-tu-dot-chao-ban',
  'disclosures/chuong-trinh-va-du-thao-nghi-quyet-dai-hoi-thuong-nien-2025',
  'disclosures/dinh-chinh-ngay-dang-ky-cuoi-cung-du-hop-dai-hoi-thuong-nien-2025',
  'disclosures/thong-bao-lay-y-kien-co-dong-bang-van-ban-nam-2026',
  'disclosures/thong-bao-moi-hop-dai-hoi-dong-co-dong-thuong-nien-2025',
  'financials/2025-rieng',
  'financials/2026-rieng',
  'guides/dat-lenh-gioi-han-dung-gia-dung-khoi-luong',
  'jobs/chuyen-vien-moi-gioi-ha-noi',
  'jobs/thuc-tap-sinh-truyen-thong-he-2026',
  'knowledge/don-bay-phong-dai-ca-lai-lan-lo',
  'meetings/dai-hoi-thuong-nien-2025',
  'news/doc-bang-gia-chung-khoan-qua-mau-sac-va-cac-cot-so',
  'news/lai-suat-ty-gia-va-gia-co-phieu-ba-kenh-truyen-dan',
  'news/ngay-hoi-gia-dinh-cua-nhan-vien-shs',
  'news/shs-dien-tap-ung-pho-su-co-he-thong-giao-dich',
  'news/thu-nghiem-canh-bao-ty-le-ky-quy-theo-ba-muc',
  'news/tin-dang-soan',
  'news/tin-hen-gio',
  'periodic-reports/bao-cao-tai-chinh-rieng-nam-2025-da-kiem-toan',
  'periodic-reports/bao-cao-tai-chinh-rieng-quy-i-2025',
  'periodic-reports/bao-cao-tai-chinh-rieng-quy-i-2026',
  'periodic-reports/bao-cao-tai-chinh-rieng-quy-iii-2026',
  'reports/nganh-thep-chenh-lech-gia-dau-ra-dau-vao-quyet-dinh-chu-ky',
  'reports/zza-don-hang-dich-vu-cong-nghe-tang-dinh-gia-con-hap-dan',
  'share-management/tam-ung-co-tuc-nam-2026-bang-tien-ty-le-3',
]

/**
 * A part of the tests' site: every kind of page, few entries, so that a clean build is short.
 * @throws where an entry that is named here is no longer part of the tests' site
 */
export async function readSmallContent(): Promise<ContentFiles> {
  const files = await readContentFiles(siteContent)
  const folders = [...whole, ...single]
  for (const folder of folders) {
    if ([...files.keys()].some((path) => path.startsWith(`${folder}/`))) continue
    throw new Error(`${siteContent} has no ${folder}: name another in tests/incremental/small-content.ts`)
  }
  return new Map([...files].filter(([path]) => folders.some((folder) => path.startsWith(`${folder}/`))))
}
