import { type SearchRow, toCases } from './search-case.ts'

const rows: readonly SearchRow[] = [
  ['báo cáo tỷ lệ an toàn tài chính', '/quan-he-co-dong/bao-cao-dinh-ky/ty-le-an-toan-tai-chinh'],
  [
    'chứng quyền có bảo đảm',
    '/tin-tuc/chung-quyen-co-bao-dam-diem-hoa-von-va-rui-ro-mat-toan-bo-von',
    '/ho-tro/kien-thuc/thuat-ngu',
  ],
  ['quản lý cổ đông', '/san-pham-dich-vu/moi-gioi-chung-khoan/quan-ly-co-dong'],
  [
    'tái cấu trúc doanh nghiệp',
    '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-tai-cau-truc-doanh-nghiep',
  ],
  ['đọc báo cáo tài chính', '/tin-tuc/doc-bao-cao-tai-chinh-bat-dau-tu-luu-chuyen-tien-te'],
  ['Uỷ ban kiểm toán', '/quan-tri-doanh-nghiep/quy-che-hoat-dong-cua-uy-ban-kiem-toan', '/ve-shs/doi-ngu-lanh-dao'],
  ['hòa vốn', '/tin-tuc/chung-quyen-co-bao-dam-diem-hoa-von-va-rui-ro-mat-toan-bo-von'],
  ['dòng vốn thụ động', '/bao-cao-phan-tich/dong-von-thu-dong-khi-thi-truong-doi-hang-cach-uoc-luong'],
  ['mẫu báo cáo phân tích mới', '/thong-cao-bao-chi/shs-ap-dung-mau-bao-cao-phan-tich-moi'],
  ['kỹ sư phần mềm', '/co-hoi-nghe-nghiep/ky-su-phan-mem-he-thong-giao-dich'],
]

/** Letters and marks as separate characters, as copied from a PDF or typed on a Mac. */
export const decomposedCases = toCases(
  'decomposed',
  'vi',
  rows.map(([query, ...expect]) => [query.normalize('NFD'), ...expect]),
)
