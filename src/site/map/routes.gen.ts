// Written by `npm run site -- routes` from the files of routes/: do not edit.

import { disclosureCodes, governanceCodes, periodicCodes } from '#features/disclosures/collections/codes.ts'
import { meetingCodes } from '#features/meetings/codes.ts'
import { reportCategoryNames } from '#features/research/collections/codes.ts'

/** The kind of page, or the collection, that each route loads by its name. Lists are not among them. */
export const pageKinds = {
  '/': 'opening',
  '/$': 'page',
  '/bao-cao-dinh-ky/$slug': 'periodic-reports',
  '/bao-cao-phan-tich/$slug': 'reports',
  '/co-hoi-nghe-nghiep': 'all-jobs',
  '/co-hoi-nghe-nghiep/$slug': 'jobs',
  '/cong-bo-thong-tin/$slug': 'disclosures',
  '/dieu-khoan-va-dieu-kien': 'page',
  '/ho-tro': 'section',
  '/ho-tro/bieu-phi': 'fees',
  '/ho-tro/cac-cau-hoi-thuong-gap': 'all-faqs',
  '/ho-tro/cong-cu-tinh': 'section',
  '/ho-tro/cong-cu-tinh/co-tuc': 'return-calculator',
  '/ho-tro/cong-cu-tinh/ky-quy': 'margin-calculator',
  '/ho-tro/cong-cu-tinh/ngay-thanh-toan': 'settlement-calculator',
  '/ho-tro/cong-cu-tinh/thue-co-phieu-thuong': 'bonus-tax-calculator',
  '/ho-tro/danh-muc-ky-quy': 'margin-list',
  '/ho-tro/huong-dan-giao-dich/$slug': 'guides',
  '/ho-tro/kien-thuc/$slug': 'knowledge',
  '/ho-tro/kien-thuc/thuat-ngu': 'glossary',
  '/ho-tro/lien-he': 'contact',
  '/ho-tro/theo-doi': 'follow',
  '/ho-tro/thoi-gian-giao-dich': 'trading-hours',
  '/ho-tro/tinh-trang-dich-vu': 'service-status',
  '/landing': 'landing',
  '/landing-video': 'landing-video',
  '/nhan-dinh-thi-truong/$slug': 'commentary',
  '/phan-tich': 'hub',
  '/quan-he-co-dong': 'hub',
  '/quan-he-co-dong/co-phieu': 'shares',
  '/quan-he-co-dong/dai-hoi-co-dong': 'meetings',
  '/quan-he-co-dong/dai-hoi-co-dong/$code': 'meetings',
  '/quan-he-co-dong/du-lieu': 'financial-data',
  '/quan-he-co-dong/du-lieu-mo': 'open-data',
  '/quan-he-co-dong/du-lieu/$slug': 'quarter',
  '/quan-he-co-dong/lich-su-kien': 'calendar',
  '/quan-he-co-dong/nhung-so-lieu': 'embeds',
  '/quan-he-co-dong/quan-ly-co-phan-co-phieu/$slug': 'share-management',
  '/quan-tri-doanh-nghiep/$slug': 'governance',
  '/san-pham-dich-vu': 'section',
  '/san-pham-dich-vu/moi-gioi-chung-khoan': 'section',
  '/san-pham-dich-vu/moi-gioi-chung-khoan/dich-vu-tai-chinh': 'product',
  '/san-pham-dich-vu/moi-gioi-chung-khoan/giao-dich-truc-tuyen': 'product',
  '/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-co-phieu': 'product',
  '/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-trai-phieu': 'product',
  '/san-pham-dich-vu/moi-gioi-chung-khoan/quan-ly-co-dong': 'product',
  '/san-pham-dich-vu/ngan-hang-dau-tu': 'section',
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-no': 'product',
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von': 'section',
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-chao-ban-co-phieu': 'product',
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-mua-ban-va-sap-nhap': 'product',
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-niem-yet-co-phieu': 'product',
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-tai-cau-truc-doanh-nghiep': 'product',
  '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-tai-chinh-khac': 'product',
  '/thong-bao/$slug': 'announcements',
  '/thong-cao-bao-chi/$slug': 'press-releases',
  '/tin-tuc': 'hub',
  '/tin-tuc/$slug': 'news',
  '/trang-chu': 'home',
  '/trung-tam-phan-tich': 'hub',
  '/trung-tam-phan-tich/doi-chieu': 'track-record',
  '/ve-shs': 'section',
  '/ve-shs/chang-duong-phat-trien': 'all-milestones',
  '/ve-shs/co-cau-to-chuc': 'organisation',
  '/ve-shs/doi-ngu-lanh-dao': 'leadership',
  '/ve-shs/giai-thuong': 'all-awards',
  '/ve-shs/gioi-thieu-shs': 'company',
  '/ve-shs/phat-trien-ben-vung': 'sustainability',
  '/ve-shs/van-hoa-tai-shs': 'page',
} as const

/** The values of parameters with a known set of them. */
export const parameterValues = {
  '/quan-he-co-dong/bao-cao-dinh-ky/$code': { code: periodicCodes },
  '/quan-he-co-dong/cong-bo-thong-tin/$code': { code: disclosureCodes },
  '/quan-he-co-dong/dai-hoi-co-dong/$code': { code: meetingCodes },
  '/quan-he-co-dong/quan-tri-doanh-nghiep/$code': { code: governanceCodes },
  '/trung-tam-phan-tich/$category': { category: reportCategoryNames },
} as const

type StaticPath =
  | '/'
  | '/co-hoi-nghe-nghiep'
  | '/dieu-khoan-va-dieu-kien'
  | '/ho-tro'
  | '/ho-tro/bieu-phi'
  | '/ho-tro/cac-cau-hoi-thuong-gap'
  | '/ho-tro/cong-cu-tinh'
  | '/ho-tro/cong-cu-tinh/co-tuc'
  | '/ho-tro/cong-cu-tinh/ky-quy'
  | '/ho-tro/cong-cu-tinh/ngay-thanh-toan'
  | '/ho-tro/cong-cu-tinh/thue-co-phieu-thuong'
  | '/ho-tro/danh-muc-ky-quy'
  | '/ho-tro/huong-dan-giao-dich'
  | '/ho-tro/kien-thuc'
  | '/ho-tro/kien-thuc/thuat-ngu'
  | '/ho-tro/lien-he'
  | '/ho-tro/theo-doi'
  | '/ho-tro/thoi-gian-giao-dich'
  | '/ho-tro/tinh-trang-dich-vu'
  | '/landing'
  | '/landing-video'
  | '/phan-tich'
  | '/phan-tich/bao-cao-chien-luoc'
  | '/phan-tich/bao-cao-chuyen-de'
  | '/phan-tich/bao-cao-cong-ty'
  | '/phan-tich/bao-cao-nganh'
  | '/phan-tich/bao-cao-vi-mo'
  | '/phan-tich/nhan-dinh-thi-truong'
  | '/quan-he-co-dong'
  | '/quan-he-co-dong/bao-cao-dinh-ky'
  | '/quan-he-co-dong/co-phieu'
  | '/quan-he-co-dong/cong-bo-thong-tin'
  | '/quan-he-co-dong/dai-hoi-co-dong'
  | '/quan-he-co-dong/du-lieu'
  | '/quan-he-co-dong/du-lieu-mo'
  | '/quan-he-co-dong/lich-su-kien'
  | '/quan-he-co-dong/nhung-so-lieu'
  | '/quan-he-co-dong/quan-ly-co-phan-co-phieu'
  | '/quan-he-co-dong/quan-tri-doanh-nghiep'
  | '/san-pham-dich-vu'
  | '/san-pham-dich-vu/moi-gioi-chung-khoan'
  | '/san-pham-dich-vu/moi-gioi-chung-khoan/dich-vu-tai-chinh'
  | '/san-pham-dich-vu/moi-gioi-chung-khoan/giao-dich-truc-tuyen'
  | '/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-co-phieu'
  | '/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-trai-phieu'
  | '/san-pham-dich-vu/moi-gioi-chung-khoan/quan-ly-co-dong'
  | '/san-pham-dich-vu/ngan-hang-dau-tu'
  | '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-no'
  | '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von'
  | '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-chao-ban-co-phieu'
  | '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-mua-ban-va-sap-nhap'
  | '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-niem-yet-co-phieu'
  | '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-tai-cau-truc-doanh-nghiep'
  | '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-tai-chinh-khac'
  | '/thong-cao-bao-chi'
  | '/tim-kiem'
  | '/tin-tuc'
  | '/tin-tuc/thong-bao'
  | '/tin-tuc/tin-tuc-moi-nhat'
  | '/trang-chu'
  | '/trung-tam-phan-tich'
  | '/trung-tam-phan-tich/doi-chieu'
  | '/trung-tam-phan-tich/nhan-dinh-thi-truong'
  | '/ve-shs'
  | '/ve-shs/chang-duong-phat-trien'
  | '/ve-shs/co-cau-to-chuc'
  | '/ve-shs/doi-ngu-lanh-dao'
  | '/ve-shs/giai-thuong'
  | '/ve-shs/gioi-thieu-shs'
  | '/ve-shs/phat-trien-ben-vung'
  | '/ve-shs/van-hoa-tai-shs'

interface PatternParams {
  '/$': { _splat: string }
  '/bao-cao-dinh-ky/$slug': { slug: string }
  '/bao-cao-phan-tich/$slug': { slug: string }
  '/co-hoi-nghe-nghiep/$slug': { slug: string }
  '/cong-bo-thong-tin/$slug': { slug: string }
  '/ho-tro/huong-dan-giao-dich/$slug': { slug: string }
  '/ho-tro/kien-thuc/$slug': { slug: string }
  '/nhan-dinh-thi-truong/$slug': { slug: string }
  '/quan-he-co-dong/bao-cao-dinh-ky/$code': { code: (typeof periodicCodes)[number] }
  '/quan-he-co-dong/cong-bo-thong-tin/$code': { code: (typeof disclosureCodes)[number] }
  '/quan-he-co-dong/dai-hoi-co-dong/$code': { code: (typeof meetingCodes)[number] }
  '/quan-he-co-dong/du-lieu/$slug': { slug: string }
  '/quan-he-co-dong/quan-ly-co-phan-co-phieu/$slug': { slug: string }
  '/quan-he-co-dong/quan-tri-doanh-nghiep/$code': { code: (typeof governanceCodes)[number] }
  '/quan-tri-doanh-nghiep/$slug': { slug: string }
  '/thong-bao/$slug': { slug: string }
  '/thong-cao-bao-chi/$slug': { slug: string }
  '/tin-tuc/$slug': { slug: string }
  '/trung-tam-phan-tich/$category': { category: (typeof reportCategoryNames)[number] }
}

declare module '#engine/model/site/register.ts' {
  interface Register {
    staticPath: StaticPath
    patternParams: PatternParams
  }
}
