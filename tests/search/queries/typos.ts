import { toCases } from './search-case.ts'

/** One slip of the finger, or one common misspelling, in a word of five letters or more. */
export const typoCases = [
  ...toCases('typo', 'vi', [
    ['báo cáo thươgn niên 2024', '/bao-cao-dinh-ky/bao-cao-thuong-nien-2024'],
    ['bao cao thuogn nien 2025', '/bao-cao-dinh-ky/bao-cao-thuong-nien-2025'],
    [
      'chứng quyèn',
      '/tin-tuc/chung-quyen-co-bao-dam-diem-hoa-von-va-rui-ro-mat-toan-bo-von',
      '/ho-tro/kien-thuc/thuat-ngu',
    ],
    ['nganhh thép', '/bao-cao-phan-tich/nganh-thep-chenh-lech-gia-dau-ra-dau-vao-quyet-dinh-chu-ky'],
    [
      'chuyen khoan chung khaon',
      '/ho-tro/huong-dan-giao-dich/chuyen-khoan-chung-khoan-sang-cong-ty-khac-tai-quay',
      '/ho-tro/bieu-phi',
    ],
    ['bảng giá chứng khoám', '/tin-tuc/doc-bang-gia-chung-khoan-qua-mau-sac-va-cac-cot-so'],
    [
      'trái phiếu riêng lẽ',
      '/tin-tuc/trai-phieu-rieng-le-ai-duoc-mua-va-can-kiem-tra-gi',
      '/bao-cao-phan-tich/trai-phieu-rieng-le-khung-danh-gia-rui-ro-tin-dung-sau-buoc',
    ],
    [
      'chất lượng lợi nhuậnn',
      '/bao-cao-phan-tich/chat-luong-loi-nhuan-bay-dau-hieu-tren-bao-cao-tai-chinh',
      '/bao-cao-phan-tich/chien-luoc-quy-ii-2026-cham-diem-chat-luong-loi-nhuan',
    ],
    ['trien vonng kinh te', '/bao-cao-phan-tich/trien-vong-kinh-te-2026-cau-noi-dia-va-sau-bien-so-can-theo-doi'],
    ['giải thưỡng', '/ve-shs/giai-thuong'],
    ['biểu phí giao dịhc', '/ho-tro/bieu-phi'],
    [
      'mua bán sáp nhập doanh nghệp',
      '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-mua-ban-va-sap-nhap',
    ],
    [
      'chuong trinhh kien thuc sinh vien',
      '/thong-cao-bao-chi/shs-khoi-dong-chuong-trinh-kien-thuc-dau-tu-danh-cho-sinh-vien',
    ],
    ['chuyên viên phân tích ngànhn', '/co-hoi-nghe-nghiep/chuyen-vien-phan-tich-nganh'],
    ['logistisc', '/bao-cao-phan-tich/cang-bien-va-logistics-san-luong-tang-loi-the-thuoc-ve-cang-nuoc-sau'],
    ['lệnh điều kiệnn', '/tin-tuc/lenh-dieu-kien-cong-dung-cach-kich-hoat-va-gioi-han'],
    ['thuonng mai fdi', '/bao-cao-phan-tich/thuong-mai-va-fdi-gia-tri-gia-tang-quan-trong-hon-kim-ngach'],
    [
      'ngân hàng đầu tư phó tổng giám đốc bổ nhiệmm',
      '/cong-bo-thong-tin/bo-nhiem-pho-tong-giam-doc-phu-trach-khoi-ngan-hang-dau-tu',
    ],
    [
      'khớp lệnh địnhh kỳ',
      '/tin-tuc/khop-lenh-dinh-ky-xac-dinh-gia-mo-cua-va-dong-cua-ra-sao',
      '/ho-tro/kien-thuc/thuat-ngu',
      '/ho-tro/huong-dan-giao-dich/lenh-ato-va-atc-trong-dot-khop-lenh-dinh-ky',
    ],
    ['thuật ngử chứng khoán', '/ho-tro/kien-thuc/thuat-ngu'],
  ]),
  ...toCases('typo', 'en', [
    ['dividned policy', '/quan-tri-doanh-nghiep/chinh-sach-co-tuc'],
    [
      'settlment cycle',
      '/ho-tro/huong-dan-giao-dich/chu-ky-thanh-toan-t-2-khi-nao-co-co-phieu-khi-nao-co-tien',
      '/tin-tuc/chu-ky-thanh-toan-t-2-khi-nao-tien-va-co-phieu-ve-tai-khoan',
    ],
    [
      'corporate goverance',
      '/quan-he-co-dong/quan-tri-doanh-nghiep',
      '/quan-tri-doanh-nghiep/quy-che-noi-bo-ve-quan-tri-cong-ty',
      '/quan-he-co-dong/bao-cao-dinh-ky/bao-cao-tinh-hinh-quan-tri',
    ],
    ['anual report 2025', '/bao-cao-dinh-ky/bao-cao-thuong-nien-2025'],
    ['wistleblower', '/quan-tri-doanh-nghiep/chinh-sach-tiep-nhan-phan-anh-va-bao-ve-nguoi-to-giac'],
    [
      'prospctus',
      '/ho-tro/kien-thuc/thuat-ngu',
      '/tin-tuc/chung-quyen-co-bao-dam-diem-hoa-von-va-rui-ro-mat-toan-bo-von',
    ],
    [
      'margn call',
      '/tin-tuc/hieu-lenh-goi-ky-quy-truoc-khi-nhan-duoc-no',
      '/ho-tro/kien-thuc/thuat-ngu',
      '/ho-tro/cac-cau-hoi-thuong-gap',
    ],
    ['brokarage', '/san-pham-dich-vu/moi-gioi-chung-khoan'],
    ['careeers', '/co-hoi-nghe-nghiep'],
    [
      'sharehoder structure',
      '/quan-he-co-dong/quan-ly-co-phan-co-phieu/co-cau-co-dong-tai-ngay-30-6-2026',
      '/quan-he-co-dong/quan-ly-co-phan-co-phieu/co-cau-co-dong-tai-ngay-30-6-2025',
      '/quan-he-co-dong/quan-ly-co-phan-co-phieu/co-cau-co-dong-tai-ngay-31-12-2024',
    ],
    ['inflaton and rates', '/bao-cao-phan-tich/lam-phat-va-lai-suat-tach-cu-soc-gia-khoi-ap-luc-cau'],
    ['leadreship', '/ve-shs/doi-ngu-lanh-dao'],
    ['conflict of intrest', '/quan-tri-doanh-nghiep/chinh-sach-quan-ly-xung-dot-loi-ich'],
    [
      'covered warants',
      '/tin-tuc/chung-quyen-co-bao-dam-diem-hoa-von-va-rui-ro-mat-toan-bo-von',
      '/ho-tro/kien-thuc/thuat-ngu',
    ],
    ['glosary', '/ho-tro/kien-thuc/thuat-ngu'],
  ]),
]
