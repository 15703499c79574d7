import { type SearchCase, type SearchRow, toCases } from './search-case.ts'

const decomposed: readonly SearchRow[] = [
  ['đầu tư công', '/bao-cao-phan-tich/dau-tu-cong-tu-giai-ngan-den-loi-nhuan-doanh-nghiep'],
  ['tọa đàm song ngữ', '/tin-tuc/toa-dam-ve-cong-bo-thong-tin-song-ngu-cho-doanh-nghiep-niem-yet'],
]

/** Queries for the test site (`tests/site/content`): the page of each should come first, or at least among the first five. */
export const testSiteQueries: readonly SearchCase[] = [
  ...toCases('accents', 'vi', [
    ['đầu tư công', '/bao-cao-phan-tich/dau-tu-cong-tu-giai-ngan-den-loi-nhuan-doanh-nghiep'],
    ['biểu phí', '/ho-tro/bieu-phi'],
    ['chính sách cổ tức', '/quan-tri-doanh-nghiep/chinh-sach-co-tuc'],
    ['lệnh điều kiện', '/tin-tuc/lenh-dieu-kien-cong-dung-cach-kich-hoat-va-gioi-han'],
    ['bảng giá', '/tin-tuc/doc-bang-gia-chung-khoan-qua-mau-sac-va-cac-cot-so'],
    ['đội ngũ lãnh đạo', '/ve-shs/doi-ngu-lanh-dao'],
    ['ngành thép', '/bao-cao-phan-tich/nganh-thep-chenh-lech-gia-dau-ra-dau-vao-quyet-dinh-chu-ky'],
    ['kỹ sư phần mềm', '/co-hoi-nghe-nghiep/ky-su-phan-mem-he-thong-giao-dich'],
  ]),
  ...toCases('without accents', 'vi', [
    ['dau tu cong', '/bao-cao-phan-tich/dau-tu-cong-tu-giai-ngan-den-loi-nhuan-doanh-nghiep'],
    ['bat dong san', '/bao-cao-phan-tich/bat-dong-san-dan-cu-phan-hoa-theo-phap-ly-va-dong-tien'],
    ['sao ke tai khoan', '/ho-tro/huong-dan-giao-dich/xin-sao-ke-tai-khoan-va-giay-xac-nhan-so-du'],
    ['lenh goi ky quy', '/tin-tuc/hieu-lenh-goi-ky-quy-truoc-khi-nhan-duoc-no', '/ho-tro/kien-thuc/thuat-ngu'],
    ['canh bao gia mao', '/thong-bao/canh-bao-gia-mao-nhan-vien-va-ung-dung-giao-dich-cua-shs'],
    ['tuyen thuc tap sinh', '/thong-cao-bao-chi/shs-mo-dot-tuyen-thuc-tap-sinh-nam-2026'],
    ['cau hoi thuong gap', '/ho-tro/cac-cau-hoi-thuong-gap'],
    ['lam phat', '/bao-cao-phan-tich/lam-phat-va-lai-suat-tach-cu-soc-gia-khoi-ap-luc-cau'],
    ['chi nhanh ho chi minh', '/ho-tro/lien-he'],
  ]),
  ...toCases('đ or d', 'vi', [
    ['đau tu công', '/bao-cao-phan-tich/dau-tu-cong-tu-giai-ngan-den-loi-nhuan-doanh-nghiep'],
    [
      'dieu le cong ty',
      '/quan-tri-doanh-nghiep/dieu-le-cong-ty-phien-ban-2-0',
      '/quan-he-co-dong/quan-tri-doanh-nghiep/dieu-le',
    ],
    [
      'dinh chinh ngay đang ky cuoi cung',
      '/cong-bo-thong-tin/dinh-chinh-ngay-dang-ky-cuoi-cung-du-hop-dai-hoi-thuong-nien-2025',
    ],
    ['don bay', '/ho-tro/kien-thuc/don-bay-phong-dai-ca-lai-lan-lo'],
  ]),
  ...toCases('tone placement', 'vi', [
    ['phân hóa theo pháp lý', '/bao-cao-phan-tich/bat-dong-san-dan-cu-phan-hoa-theo-phap-ly-va-dong-tien'],
    ['tọa đàm song ngữ', '/tin-tuc/toa-dam-ve-cong-bo-thong-tin-song-ngu-cho-doanh-nghiep-niem-yet'],
    ['hóa đơn nhà cung cấp', '/thong-bao/quy-trinh-tiep-nhan-hoa-don-va-ho-so-thanh-toan-cua-nha-cung-cap'],
    ['văn hoá tại SHS', '/ve-shs/van-hoa-tai-shs'],
    ['văn hóa tại SHS', '/ve-shs/van-hoa-tai-shs'],
  ]),
  ...toCases(
    'decomposed',
    'vi',
    decomposed.map(([query, ...expect]) => [query.normalize('NFD'), ...expect]),
  ),
  ...toCases('phrase', 'vi', [
    ['chất lượng lợi nhuận', '/bao-cao-phan-tich/chat-luong-loi-nhuan-bay-dau-hieu-tren-bao-cao-tai-chinh'],
    ['quản trị doanh nghiệp', '/quan-he-co-dong/quan-tri-doanh-nghiep'],
    ['nhân viên chăm sóc khách hàng', '/co-hoi-nghe-nghiep/nhan-vien-cham-soc-khach-hang-ban-thoi-gian'],
    ['mua bán và sáp nhập', '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-mua-ban-va-sap-nhap'],
    ['công bố thông tin định kỳ', '/quan-he-co-dong/cong-bo-thong-tin/dinh-ky'],
  ]),
  ...toCases('ticker', 'vi', [
    ['ZZA', '/bao-cao-phan-tich/zza-don-hang-dich-vu-cong-nghe-tang-dinh-gia-con-hap-dan'],
    ['zzb', '/bao-cao-phan-tich/zzb-bien-loi-nhuan-cai-thien-dinh-gia-da-phan-anh-phan-lon'],
  ]),
  ...toCases('number', 'vi', [
    ['18/2026/CBTT-MH', '/cong-bo-thong-tin/nghi-quyet-hdqt-ve-tam-ung-co-tuc-nam-2026-bang-tien'],
    ['10/2026/TB-MH', '/thong-bao/bao-tri-he-thong-va-dien-tap-chuyen-doi-du-phong-ngay-21-22-11-2026'],
    ['báo cáo thường niên 2025', '/bao-cao-dinh-ky/bao-cao-thuong-nien-2025'],
    ['báo cáo tài chính hợp nhất quý III/2026', '/bao-cao-dinh-ky/bao-cao-tai-chinh-hop-nhat-quy-iii-2026'],
    ['bao cao tai chinh rieng quy i 2025', '/bao-cao-dinh-ky/bao-cao-tai-chinh-rieng-quy-i-2025'],
    ['tỷ lệ an toàn tài chính 30/6/2026', '/bao-cao-dinh-ky/bao-cao-ty-le-an-toan-tai-chinh-tai-ngay-30-6-2026'],
    [
      'tỷ lệ 10:1',
      '/quan-he-co-dong/quan-ly-co-phan-co-phieu/phat-hanh-co-phieu-tang-von-tu-nguon-von-chu-so-huu-ty-le-10-1',
    ],
    ['mất mốc 1.200', '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-10-21-mat-moc-1200'],
  ]),
  ...toCases('abbreviation', 'vi', [
    ['BCTC hợp nhất quý III 2026', '/bao-cao-dinh-ky/bao-cao-tai-chinh-hop-nhat-quy-iii-2026'],
    ['bctn 2025', '/bao-cao-dinh-ky/bao-cao-thuong-nien-2025'],
    ['biên bản ĐHĐCĐ 2025', '/cong-bo-thong-tin/bien-ban-va-nghi-quyet-dai-hoi-dong-co-dong-thuong-nien-2025'],
    ['quy chế CBTT', '/quan-tri-doanh-nghiep/quy-che-cong-bo-thong-tin'],
    ['T+2', '/tin-tuc/chu-ky-thanh-toan-t-2-khi-nao-tien-va-co-phieu-ve-tai-khoan'],
    ['eKYC', '/ho-tro/huong-dan-giao-dich/mo-tai-khoan-chung-khoan-truc-tuyen-bang-ekyc'],
    ['M&A', '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-mua-ban-va-sap-nhap'],
    ['IPO', '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-chao-ban-co-phieu'],
  ]),
  ...toCases('typo', 'vi', [
    [
      'báo cáo thươgn niên',
      '/bao-cao-dinh-ky/bao-cao-thuong-nien-2025',
      '/quan-he-co-dong/bao-cao-dinh-ky/bao-cao-thuong-nien',
    ],
    ['bảng giá chứng khoám', '/tin-tuc/doc-bang-gia-chung-khoan-qua-mau-sac-va-cac-cot-so'],
  ]),
  ...toCases('typo', 'en', [
    ['dividned policy', '/quan-tri-doanh-nghiep/chinh-sach-co-tuc'],
    ['margn call', '/tin-tuc/hieu-lenh-goi-ky-quy-truoc-khi-nhan-duoc-no', '/ho-tro/kien-thuc/thuat-ngu'],
  ]),
  ...toCases('English', 'en', [
    ['fee schedule', '/ho-tro/bieu-phi'],
    [
      'annual reports',
      '/bao-cao-dinh-ky/bao-cao-thuong-nien-2025',
      '/quan-he-co-dong/bao-cao-dinh-ky/bao-cao-thuong-nien',
    ],
    ['conditional order', '/tin-tuc/lenh-dieu-kien-cong-dung-cach-kich-hoat-va-gioi-han'],
    [
      'impersonating staff',
      '/thong-bao/canh-bao-gia-mao-nhan-vien-va-ung-dung-giao-dich-cua-shs',
      '/tin-tuc/nhan-dien-gia-mao-cong-ty-chung-khoan-va-cach-xu-ly',
    ],
    ['steel', '/bao-cao-phan-tich/nganh-thep-chenh-lech-gia-dau-ra-dau-vao-quyet-dinh-chu-ky'],
    [
      'opening accounts',
      '/ho-tro/huong-dan-giao-dich/mo-tai-khoan-chung-khoan-truc-tuyen-bang-ekyc',
      '/ho-tro/cac-cau-hoi-thuong-gap',
    ],
    ['software engineers', '/co-hoi-nghe-nghiep/ky-su-phan-mem-he-thong-giao-dich'],
  ]),
  ...toCases('mixed languages', 'vi', [
    ['margin call là gì', '/ho-tro/kien-thuc/thuat-ngu', '/tin-tuc/hieu-lenh-goi-ky-quy-truoc-khi-nhan-duoc-no'],
  ]),
  ...toCases('mixed languages', 'en', [['ngày hội gia đình', '/tin-tuc/ngay-hoi-gia-dinh-cua-nhan-vien-shs']]),
  ...toCases('half a title', 'vi', [
    ['giằng co quanh ngưỡng', '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-11-18'],
    ['tien do su dung von', '/cong-bo-thong-tin/bo-sung-thong-tin-ve-tien-do-su-dung-von-tu-dot-chao-ban'],
  ]),
  ...toCases('person', 'vi', [['chủ tịch hội đồng quản trị', '/ve-shs/doi-ngu-lanh-dao']]),
  ...toCases('question', 'vi', [
    [
      'mua xong bao lâu thì bán được',
      '/ho-tro/cac-cau-hoi-thuong-gap',
      '/tin-tuc/chu-ky-thanh-toan-t-2-khi-nao-tien-va-co-phieu-ve-tai-khoan',
    ],
    ['ai được mua trái phiếu riêng lẻ', '/tin-tuc/trai-phieu-rieng-le-ai-duoc-mua-va-can-kiem-tra-gi'],
  ]),
]

/** Pages that no search of the test site may find, each with words that are its title's. */
export const hiddenFromSearch: readonly { query: string; page: `/${string}` }[] = [
  { query: 'Tin đang soạn', page: '/tin-tuc/tin-dang-soan' },
  { query: 'Tin hẹn giờ đăng ngày 01/12/2026', page: '/tin-tuc/tin-hen-gio' },
  { query: 'Thực tập sinh truyền thông, hè 2026', page: '/co-hoi-nghe-nghiep/thuc-tap-sinh-truyen-thong-he-2026' },
]
