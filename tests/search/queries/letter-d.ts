import { toCases } from './search-case.ts'

/** `đ` and `d`, typed for each other, and accents given only here and there. */
export const letterDCases = toCases('đ or d', 'vi', [
  [
    'đien tap du phong',
    '/thong-cao-bao-chi/shs-hoan-thanh-dien-tap-chuyen-doi-trung-tam-du-lieu-du-phong',
    '/thong-bao/bao-tri-he-thong-va-dien-tap-chuyen-doi-du-phong-ngay-21-22-11-2026',
  ],
  ['đau tu công', '/bao-cao-phan-tich/dau-tu-cong-tu-giai-ngan-den-loi-nhuan-doanh-nghiep'],
  ['dầu tư công', '/bao-cao-phan-tich/dau-tu-cong-tu-giai-ngan-den-loi-nhuan-doanh-nghiep'],
  ['điều le', '/quan-tri-doanh-nghiep/dieu-le-cong-ty-phien-ban-2-0', '/quan-he-co-dong/quan-tri-doanh-nghiep/dieu-le'],
  ['dieu le cong ty 2.0', '/quan-tri-doanh-nghiep/dieu-le-cong-ty-phien-ban-2-0'],
  [
    'dinh chinh ngay dang ky cuoi cung',
    '/cong-bo-thong-tin/dinh-chinh-ngay-dang-ky-cuoi-cung-du-hop-dai-hoi-thuong-nien-2025',
  ],
  ['da dang hoa danh muc', '/ho-tro/kien-thuc/da-dang-hoa-danh-muc-dung-cach'],
  ['ngay dao han', '/tin-tuc/ngay-dao-han-hop-dong-tuong-lai-chi-so-va-bien-dong-cuoi-phien'],
  ['doi ngu lanh đao', '/ve-shs/doi-ngu-lanh-dao'],
  ['dich vu tai chinh', '/san-pham-dich-vu/moi-gioi-chung-khoan/dich-vu-tai-chinh'],
  ['dong von thu dong', '/bao-cao-phan-tich/dong-von-thu-dong-khi-thi-truong-doi-hang-cach-uoc-luong'],
  ['đà nẵng', '/ho-tro/lien-he'],
  ['dat lenh gioi han', '/ho-tro/huong-dan-giao-dich/dat-lenh-gioi-han-dung-gia-dung-khoi-luong'],
  ['do rong cai thien', '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-09-24-do-rong-cai-thien'],
  [
    'don bay',
    '/bao-cao-phan-tich/don-bay-ky-quy-doc-rui-ro-tu-tai-khoan-den-thi-truong',
    '/ho-tro/kien-thuc/don-bay-phong-dai-ca-lai-lan-lo',
  ],
  [
    'dai hoi dong co dong',
    '/quan-he-co-dong/dai-hoi-co-dong',
    '/quan-he-co-dong/dai-hoi-co-dong/thuong-nien',
    '/quan-he-co-dong/dai-hoi-co-dong/bat-thuong',
    '/ho-tro/kien-thuc/thuat-ngu',
  ],
  ['dong tien luan phien', '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-09-14-dong-tien-luan-phien'],
  [
    'hop dong tuong lai',
    '/ho-tro/huong-dan-giao-dich/bat-dau-voi-hop-dong-tuong-lai-chi-so',
    '/ho-tro/kien-thuc/phong-ngua-bang-hop-dong-tuong-lai',
    '/tin-tuc/ngay-dao-han-hop-dong-tuong-lai-chi-so-va-bien-dong-cuoi-phien',
    '/ho-tro/kien-thuc/thuat-ngu',
  ],
  ['ĐIỀU KHOẢN', '/dieu-khoan-va-dieu-kien'],
  ['CÔNG BỐ THÔNG TIN ĐỊNH KỲ', '/quan-he-co-dong/cong-bo-thong-tin/dinh-ky'],
])
