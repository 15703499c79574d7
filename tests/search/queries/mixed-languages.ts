import { toCases } from './search-case.ts'

export const mixedLanguageCases = [
  ...toCases('mixed languages', 'vi', [
    [
      'margin call là gì',
      '/ho-tro/kien-thuc/thuat-ngu',
      '/ho-tro/cac-cau-hoi-thuong-gap',
      '/tin-tuc/hieu-lenh-goi-ky-quy-truoc-khi-nhan-duoc-no',
    ],
    [
      'vay margin',
      '/ho-tro/kien-thuc/thuat-ngu',
      '/san-pham-dich-vu/moi-gioi-chung-khoan/dich-vu-tai-chinh',
      '/ho-tro/bieu-phi',
      '/ho-tro/cac-cau-hoi-thuong-gap',
    ],
    ['OTP an toàn', '/ho-tro/huong-dan-giao-dich/thiet-lap-xac-thuc-hai-lop-va-su-dung-otp-an-toan'],
    ['eKYC mở tài khoản online', '/ho-tro/huong-dan-giao-dich/mo-tai-khoan-chung-khoan-truc-tuyen-bang-ekyc'],
    [
      'covered warrant',
      '/ho-tro/kien-thuc/thuat-ngu',
      '/tin-tuc/chung-quyen-co-bao-dam-diem-hoa-von-va-rui-ro-mat-toan-bo-von',
    ],
    ['free float', '/ho-tro/kien-thuc/thuat-ngu'],
    ['order book sổ lệnh', '/ho-tro/kien-thuc/thuat-ngu'],
    ['ngành logistics', '/bao-cao-phan-tich/cang-bien-va-logistics-san-luong-tang-loi-the-thuoc-ve-cang-nuoc-sau'],
    [
      'lenh ATC',
      '/ho-tro/huong-dan-giao-dich/lenh-ato-va-atc-trong-dot-khop-lenh-dinh-ky',
      '/ho-tro/kien-thuc/thuat-ngu',
    ],
    [
      'quỹ ETF cơ cấu',
      '/tin-tuc/ky-co-cau-cua-cac-quy-chi-so-tac-dong-the-nao-den-giao-dich',
      '/ho-tro/kien-thuc/chung-chi-quy-mo-va-etf',
    ],
    ['SMS khớp lệnh', '/thong-bao/thay-doi-hinh-thuc-gui-thong-bao-khop-lenh-va-sao-ke-tai-khoan'],
  ]),
  ...toCases('mixed languages', 'en', [
    [
      'MH-Index 1,200',
      '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-10-09-vuot-moc-1200',
      '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-11-17-tro-lai-moc-1200',
      '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-10-21-mat-moc-1200',
    ],
    ['Can Tho office', '/ho-tro/lien-he'],
    ['ngày hội gia đình', '/tin-tuc/ngay-hoi-gia-dinh-cua-nhan-vien-shs'],
    ['SHS tiep khach tai tru so', '/tin-tuc/shs-sap-xep-lai-khu-vuc-tiep-khach-tai-tru-so'],
    ['Tết holiday', '/tin-tuc/truoc-ky-nghi-tet-nha-dau-tu-nen-thu-xep-nhung-gi'],
  ]),
]
