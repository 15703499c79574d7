import { toCases } from './search-case.ts'

/** The tone mark on either vowel: the texts write `hoá`, `uỷ`; many people type `hóa`, `ủy`. */
export const tonePlacementCases = toCases('tone placement', 'vi', [
  ['đa dạng hóa danh mục', '/ho-tro/kien-thuc/da-dang-hoa-danh-muc-dung-cach'],
  ['đa dạng hoá danh mục', '/ho-tro/kien-thuc/da-dang-hoa-danh-muc-dung-cach'],
  ['ủy ban kiểm toán', '/quan-tri-doanh-nghiep/quy-che-hoat-dong-cua-uy-ban-kiem-toan', '/ve-shs/doi-ngu-lanh-dao'],
  ['giấy ủy quyền dự họp', '/cong-bo-thong-tin/mau-giay-uy-quyen-va-huong-dan-bo-phieu-dai-hoi-thuong-nien-2026'],
  ['giấy uỷ quyền', '/cong-bo-thong-tin/mau-giay-uy-quyen-va-huong-dan-bo-phieu-dai-hoi-thuong-nien-2026'],
  ['hủy lệnh', '/ho-tro/huong-dan-giao-dich/sua-huy-lenh-va-nhung-luc-khong-the-thao-tac'],
  ['huỷ lệnh', '/ho-tro/huong-dan-giao-dich/sua-huy-lenh-va-nhung-luc-khong-the-thao-tac'],
  [
    'giao dịch thỏa thuận',
    '/ho-tro/kien-thuc/thuat-ngu',
    '/tin-tuc/thanh-khoan-thi-truong-doc-khoi-luong-va-gia-tri-cho-dung',
  ],
  ['điểm hòa vốn', '/tin-tuc/chung-quyen-co-bao-dam-diem-hoa-von-va-rui-ro-mat-toan-bo-von'],
  ['điểm hoà vốn', '/tin-tuc/chung-quyen-co-bao-dam-diem-hoa-von-va-rui-ro-mat-toan-bo-von'],
  ['vốn hóa thị trường', '/ho-tro/kien-thuc/thuat-ngu'],
  ['phân hóa theo pháp lý', '/bao-cao-phan-tich/bat-dong-san-dan-cu-phan-hoa-theo-phap-ly-va-dong-tien'],
  ['giấy tờ tùy thân', '/thong-bao/cap-nhat-thong-tin-giay-to-tuy-than-tren-tai-khoan-giao-dich'],
  ['hóa đơn nhà cung cấp', '/thong-bao/quy-trinh-tiep-nhan-hoa-don-va-ho-so-thanh-toan-cua-nha-cung-cap'],
  ['tọa đàm công bố thông tin song ngữ', '/tin-tuc/toa-dam-ve-cong-bo-thong-tin-song-ngu-cho-doanh-nghiep-niem-yet'],
  ['thủy điện', '/bao-cao-phan-tich/zzc-dong-tien-on-dinh-no-vay-giam-mo-duong-cho-co-tuc'],
  ['văn hóa tại SHS', '/ve-shs/van-hoa-tai-shs'],
  ['người được ủy quyền công bố thông tin', '/cong-bo-thong-tin/thay-doi-nguoi-duoc-uy-quyen-cong-bo-thong-tin'],
  ['khí hóa lỏng', '/bao-cao-phan-tich/nganh-dau-khi-moi-khau-trong-chuoi-gia-tri-nhay-voi-mot-bien-so'],
  ['vốn hóa vừa', '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-09-24-do-rong-cai-thien'],
])
