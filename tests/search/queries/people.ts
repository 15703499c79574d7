import { toCases } from './search-case.ts'

/** People, by name (invented ones) and by office. */
export const peopleCases = [
  ...toCases('person', 'vi', [
    ['chủ tịch hội đồng quản trị', '/ve-shs/doi-ngu-lanh-dao'],
    ['tổng giám đốc', '/ve-shs/doi-ngu-lanh-dao'],
    ['giám đốc tài chính', '/ve-shs/doi-ngu-lanh-dao'],
    [
      'Phó Tổng Giám đốc A',
      '/cong-bo-thong-tin/bo-nhiem-pho-tong-giam-doc-phu-trach-khoi-ngan-hang-dau-tu',
      '/ve-shs/doi-ngu-lanh-dao',
    ],
    ['thành viên HĐQT D', '/ve-shs/doi-ngu-lanh-dao'],
    ['Thành viên Ban điều hành C', '/ve-shs/doi-ngu-lanh-dao'],
    ['Người phụ trách công bố thông tin B', '/cong-bo-thong-tin/thay-doi-nguoi-duoc-uy-quyen-cong-bo-thong-tin'],
    [
      'Cổ đông lớn A',
      '/quan-he-co-dong/quan-ly-co-phan-co-phieu/co-cau-co-dong-tai-ngay-31-12-2024',
      '/quan-he-co-dong/quan-ly-co-phan-co-phieu/co-cau-co-dong-tai-ngay-30-6-2025',
    ],
    ['Giám đốc Công nghệ A', '/thong-cao-bao-chi/shs-hoan-thanh-dien-tap-chuyen-doi-trung-tam-du-lieu-du-phong'],
    ['Giám đốc Tuân thủ A', '/thong-cao-bao-chi/shs-ban-hanh-bo-quy-tac-ung-xu-nghe-nghiep-cap-nhat'],
    ['ban lãnh đạo', '/ve-shs/doi-ngu-lanh-dao'],
  ]),
  ...toCases('person', 'en', [
    [
      'chief executive officer',
      '/ve-shs/doi-ngu-lanh-dao',
      '/cong-bo-thong-tin/bo-nhiem-pho-tong-giam-doc-phu-trach-khoi-ngan-hang-dau-tu',
    ],
    ['Board Member G', '/ve-shs/doi-ngu-lanh-dao'],
    ['chairman', '/ve-shs/doi-ngu-lanh-dao', '/quan-tri-doanh-nghiep/quy-che-hoat-dong-cua-hoi-dong-quan-tri'],
    ['Disclosure Officer B', '/cong-bo-thong-tin/thay-doi-nguoi-duoc-uy-quyen-cong-bo-thong-tin'],
  ]),
]
