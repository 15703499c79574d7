import { toCases } from './search-case.ts'

/** Words of titles as people remember them after a week. */
export const halfTitleCases = [
  ...toCases('half a title', 'vi', [
    ['bảy dấu hiệu lợi nhuận', '/bao-cao-phan-tich/chat-luong-loi-nhuan-bay-dau-hieu-tren-bao-cao-tai-chinh'],
    ['sáu bước đánh giá trái phiếu', '/bao-cao-phan-tich/trai-phieu-rieng-le-khung-danh-gia-rui-ro-tin-dung-sau-buoc'],
    ['ba kênh truyền dẫn', '/tin-tuc/lai-suat-ty-gia-va-gia-co-phieu-ba-kenh-truyen-dan'],
    ['cảng nước sâu', '/bao-cao-phan-tich/cang-bien-va-logistics-san-luong-tang-loi-the-thuoc-ve-cang-nuoc-sau'],
    ['định giá còn hấp dẫn', '/bao-cao-phan-tich/zza-don-hang-dich-vu-cong-nghe-tang-dinh-gia-con-hap-dan'],
    ['năm loại rủi ro', '/ho-tro/kien-thuc/nam-loai-rui-ro-can-hieu'],
    ['truoc khi dat lenh dau', '/ho-tro/kien-thuc/truoc-khi-dat-lenh-dau-tien'],
    ['ba loại chứng khoán', '/ho-tro/kien-thuc/ba-loai-chung-khoan-co-ban'],
    ['phóng đại cả lãi lẫn', '/ho-tro/kien-thuc/don-bay-phong-dai-ca-lai-lan-lo'],
    ['giằng co quanh ngưỡng', '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-11-18'],
    ['dò đáy', '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-11-02-thanh-khoan-can-dan'],
    ['phiên đáo hạn phái sinh', '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-09-17-rung-lac-phien-dao-han'],
    ['màn hình danh mục mới', '/tin-tuc/man-hinh-danh-muc-moi-tren-ung-dung-giao-dich'],
    ['cảnh báo ký quỹ ba mức', '/tin-tuc/thu-nghiem-canh-bao-ty-le-ky-quy-theo-ba-muc'],
    ['giao diện mới nền tảng', '/thong-bao/ra-mat-giao-dien-moi-cua-nen-tang-giao-dich-truc-tuyen'],
    ['giải trình giá năm phiên liên tiếp', '/cong-bo-thong-tin/giai-trinh-bien-dong-gia-co-phieu-nam-phien-lien-tiep'],
    ['tien do su dung von', '/cong-bo-thong-tin/bo-sung-thong-tin-ve-tien-do-su-dung-von-tu-dot-chao-ban'],
    ['tuần lễ an toàn', '/thong-cao-bao-chi/shs-to-chuc-tuan-le-an-toan-tai-khoan-cho-nha-dau-tu'],
    ['nộp tiền qua ngân hàng bị gián đoạn', '/thong-bao/tam-gian-doan-nop-tien-tu-dong-qua-ngan-hang-minh-hoa-a'],
    [
      'số lượng cổ phiếu có quyền biểu quyết',
      '/cong-bo-thong-tin/thay-doi-so-luong-co-phieu-co-quyen-bieu-quyet-dang-luu-hanh',
    ],
    [
      'đọc gì trong tài liệu họp đại hội',
      '/tin-tuc/mua-dai-hoi-co-dong-thuong-nien-doc-gi-trong-bo-tai-lieu-hop',
      '/bao-cao-phan-tich/mua-dai-hoi-co-dong-doc-tai-lieu-hop-va-ke-hoach-co-tuc',
    ],
  ]),
  ...toCases('half a title', 'en', [
    ['seven signs earnings', '/bao-cao-phan-tich/chat-luong-loi-nhuan-bay-dau-hieu-tren-bao-cao-tai-chinh'],
    ['six variables to watch', '/bao-cao-phan-tich/trien-vong-kinh-te-2026-cau-noi-dia-va-sau-bien-so-can-theo-doi'],
    ['week of 2-6 November', '/tin-tuc/diem-tin-tuan-2-6-11-chi-so-giam-nhe-thanh-khoan-co-lai'],
    ['tug of war', '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-11-18'],
    ['foreigners net sellers third quarter', '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-09-30-phien-chot-quy'],
    ['before your first order', '/ho-tro/kien-thuc/truoc-khi-dat-lenh-dau-tien'],
  ]),
]
