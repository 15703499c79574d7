import { toCases } from './search-case.ts'

/** Words of several syllables, whose syllables alone are everywhere. */
export const phraseCases = toCases('phrase', 'vi', [
  ['lưu chuyển tiền tệ', '/tin-tuc/doc-bao-cao-tai-chinh-bat-dau-tu-luu-chuyen-tien-te'],
  ['người có liên quan', '/cong-bo-thong-tin/nghi-quyet-hdqt-thong-qua-giao-dich-voi-nguoi-co-lien-quan'],
  [
    'quyền mua cổ phiếu phát hành thêm',
    '/ho-tro/huong-dan-giao-dich/thuc-hien-quyen-co-dong-va-dang-ky-mua-co-phieu-phat-hanh-them',
    '/ho-tro/cac-cau-hoi-thuong-gap',
    '/ho-tro/kien-thuc/pha-loang-va-quyen-mua',
  ],
  ['pha loãng', '/ho-tro/kien-thuc/pha-loang-va-quyen-mua', '/ho-tro/kien-thuc/thuat-ngu'],
  ['an toàn thông tin', '/co-hoi-nghe-nghiep/chuyen-vien-an-toan-thong-tin'],
  ['an toàn tài khoản', '/thong-cao-bao-chi/shs-to-chuc-tuan-le-an-toan-tai-khoan-cho-nha-dau-tu'],
  ['quan hệ cổ đông', '/quan-he-co-dong'],
  ['chuyên viên quan hệ cổ đông', '/co-hoi-nghe-nghiep/chuyen-vien-quan-he-co-dong'],
  ['quản trị doanh nghiệp', '/quan-he-co-dong/quan-tri-doanh-nghiep'],
  [
    'chào bán riêng lẻ',
    '/cong-bo-thong-tin/to-trinh-phuong-an-chao-ban-rieng-le-co-phieu-nam-2026-ban-cap-nhat',
    '/thong-cao-bao-chi/doanh-nghiep-minh-hoa-b-hoan-tat-chao-ban-rieng-le-voi-tu-van-cua-shs',
  ],
  [
    'tờ trình chào bán riêng lẻ bản cập nhật',
    '/cong-bo-thong-tin/to-trinh-phuong-an-chao-ban-rieng-le-co-phieu-nam-2026-ban-cap-nhat',
  ],
  [
    'cổ đông hiện hữu',
    '/quan-he-co-dong/quan-ly-co-phan-co-phieu/chao-ban-co-phieu-cho-co-dong-hien-huu-ty-le-4-1',
    '/quan-he-co-dong/quan-ly-co-phan-co-phieu/ket-qua-chao-ban-co-phieu-cho-co-dong-hien-huu-nam-2024',
  ],
  [
    'cổ đông chưa lưu ký',
    '/quan-he-co-dong/quan-ly-co-phan-co-phieu/huong-dan-co-dong-chua-luu-ky-dua-co-phieu-vao-luu-ky',
  ],
  ['giá trị gia tăng kim ngạch', '/bao-cao-phan-tich/thuong-mai-va-fdi-gia-tri-gia-tang-quan-trong-hon-kim-ngach'],
  [
    'chất lượng lợi nhuận',
    '/bao-cao-phan-tich/chat-luong-loi-nhuan-bay-dau-hieu-tren-bao-cao-tai-chinh',
    '/bao-cao-phan-tich/chien-luoc-quy-ii-2026-cham-diem-chat-luong-loi-nhuan',
  ],
  ['tái cân bằng danh mục', '/bao-cao-phan-tich/chien-luoc-nua-cuoi-nam-2026-tai-can-bang-danh-muc-theo-nguong'],
  [
    'hệ thống giao dịch',
    '/tin-tuc/shs-dien-tap-ung-pho-su-co-he-thong-giao-dich',
    '/co-hoi-nghe-nghiep/ky-su-phan-mem-he-thong-giao-dich',
  ],
  [
    'chuyển khoản chứng khoán',
    '/ho-tro/huong-dan-giao-dich/chuyen-khoan-chung-khoan-sang-cong-ty-khac-tai-quay',
    '/ho-tro/bieu-phi',
  ],
  ['giao dịch của người nội bộ', '/quan-tri-doanh-nghiep/chinh-sach-giao-dich-co-phieu-cua-nguoi-noi-bo'],
  [
    'thừa kế chứng khoán',
    '/ho-tro/bieu-phi',
    '/ho-tro/huong-dan-giao-dich/chuyen-khoan-chung-khoan-sang-cong-ty-khac-tai-quay',
    '/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-co-phieu',
  ],
  ['sản phẩm dịch vụ', '/san-pham-dich-vu'],
  [
    'giao dịch trực tuyến',
    '/san-pham-dich-vu/moi-gioi-chung-khoan/giao-dich-truc-tuyen',
    '/thong-bao/ra-mat-giao-dien-moi-cua-nen-tang-giao-dich-truc-tuyen',
  ],
  ['giờ làm việc tại quầy', '/thong-bao/dieu-chinh-gio-lam-viec-tai-quay-giao-dich-tu-ngay-07-9-2026'],
  ['ba tuyến phòng vệ', '/quan-tri-doanh-nghiep/quy-che-quan-tri-rui-ro'],
  ['"đơn vị kiểm toán"', '/cong-bo-thong-tin/lua-chon-don-vi-kiem-toan-bao-cao-tai-chinh-nam-2024'],
])
