import type { DisclosureCode, GovernanceCode, PeriodicCode } from '#features/disclosures/collections/codes.ts'
import type { MeetingCode } from '#features/meetings/codes.ts'
import type { ReportCategory } from '#features/research/collections/codes.ts'

// Every address pattern of the site, as `<Link to>` takes it. `tests/types` proves the list equal to the generated route
// tree: a route without a line here, or a line without a route, does not compile.

/** Addresses without parameters. */
type StaticPath =
  | '/'
  | '/trang-chu'
  | '/landing'
  | '/landing-video'
  | '/ho-tro'
  | '/ho-tro/lien-he'
  | '/ho-tro/bieu-phi'
  | '/ho-tro/theo-doi'
  | '/ho-tro/thoi-gian-giao-dich'
  | '/ho-tro/danh-muc-ky-quy'
  | '/ho-tro/kien-thuc'
  | '/ho-tro/kien-thuc/thuat-ngu'
  | '/ho-tro/huong-dan-giao-dich'
  | '/ho-tro/cac-cau-hoi-thuong-gap'
  | '/ve-shs'
  | '/ve-shs/gioi-thieu-shs'
  | '/ve-shs/chang-duong-phat-trien'
  | '/ve-shs/giai-thuong'
  | '/ve-shs/doi-ngu-lanh-dao'
  | '/ve-shs/co-cau-to-chuc'
  | '/ve-shs/van-hoa-tai-shs'
  | '/tin-tuc'
  | '/tin-tuc/tin-tuc-moi-nhat'
  | '/tin-tuc/thong-bao'
  | '/phan-tich'
  | '/phan-tich/bao-cao-nganh'
  | '/phan-tich/bao-cao-vi-mo'
  | '/phan-tich/bao-cao-cong-ty'
  | '/phan-tich/bao-cao-chuyen-de'
  | '/phan-tich/bao-cao-chien-luoc'
  | '/phan-tich/nhan-dinh-thi-truong'
  | '/trung-tam-phan-tich'
  | '/trung-tam-phan-tich/nhan-dinh-thi-truong'
  | '/quan-he-co-dong'
  | '/quan-he-co-dong/du-lieu'
  | '/quan-he-co-dong/co-phieu'
  | '/quan-he-co-dong/bao-cao-dinh-ky'
  | '/quan-he-co-dong/cong-bo-thong-tin'
  | '/quan-he-co-dong/dai-hoi-co-dong'
  | '/quan-he-co-dong/lich-su-kien'
  | '/quan-he-co-dong/quan-tri-doanh-nghiep'
  | '/quan-he-co-dong/quan-ly-co-phan-co-phieu'
  | '/san-pham-dich-vu'
  | '/san-pham-dich-vu/moi-gioi-chung-khoan'
  | '/san-pham-dich-vu/moi-gioi-chung-khoan/giao-dich-truc-tuyen'
  | '/san-pham-dich-vu/moi-gioi-chung-khoan/dich-vu-tai-chinh'
  | '/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-co-phieu'
  | '/san-pham-dich-vu/moi-gioi-chung-khoan/quan-ly-co-dong'
  | '/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-trai-phieu'
  | '/san-pham-dich-vu/ngan-hang-dau-tu'
  | '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-no'
  | '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von'
  | '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-chao-ban-co-phieu'
  | '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-niem-yet-co-phieu'
  | '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-tai-cau-truc-doanh-nghiep'
  | '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-mua-ban-va-sap-nhap'
  | '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-tai-chinh-khac'
  | '/thong-cao-bao-chi'
  | '/co-hoi-nghe-nghiep'
  | '/dieu-khoan-va-dieu-kien'
  | '/tim-kiem'

/** Patterns with parameters, and the type of each parameter: a union if the set of values is known. */
interface PatternParams {
  '/$': { _splat: string }
  '/tin-tuc/$slug': { slug: string }
  '/thong-bao/$slug': { slug: string }
  '/thong-cao-bao-chi/$slug': { slug: string }
  '/bao-cao-phan-tich/$slug': { slug: string }
  '/nhan-dinh-thi-truong/$slug': { slug: string }
  '/ho-tro/kien-thuc/$slug': { slug: string }
  '/ho-tro/huong-dan-giao-dich/$slug': { slug: string }
  '/bao-cao-dinh-ky/$slug': { slug: string }
  '/cong-bo-thong-tin/$slug': { slug: string }
  '/quan-tri-doanh-nghiep/$slug': { slug: string }
  '/quan-he-co-dong/quan-ly-co-phan-co-phieu/$slug': { slug: string }
  '/co-hoi-nghe-nghiep/$slug': { slug: string }
  '/trung-tam-phan-tich/$category': { category: ReportCategory }
  '/quan-he-co-dong/bao-cao-dinh-ky/$code': { code: PeriodicCode }
  '/quan-he-co-dong/cong-bo-thong-tin/$code': { code: DisclosureCode }
  '/quan-he-co-dong/dai-hoi-co-dong/$code': { code: MeetingCode }
  '/quan-he-co-dong/quan-tri-doanh-nghiep/$code': { code: GovernanceCode }
}

declare module '#engine/model/site/register.ts' {
  interface Register {
    staticPath: StaticPath
    patternParams: PatternParams
  }
}
