import { toCases } from './search-case.ts'

/**
 * Written after the first version of the search, and kept from its author until the ranking was done: what the other queries taught
 * the ranking does not count here.
 */
export const heldOutQueries = [
  ...toCases('accents', 'vi', [
    ['lợi suất trái phiếu', '/ho-tro/kien-thuc/gia-va-loi-suat-trai-phieu'],
    ['quỹ mở', '/ho-tro/kien-thuc/chung-chi-quy-mo-va-etf'],
    [
      'quầy giao dịch',
      '/thong-bao/dieu-chinh-gio-lam-viec-tai-quay-giao-dich-tu-ngay-07-9-2026',
      '/tin-tuc/shs-sap-xep-lai-khu-vuc-tiep-khach-tai-tru-so',
    ],
    ['bảo vệ người tố giác', '/quan-tri-doanh-nghiep/chinh-sach-tiep-nhan-phan-anh-va-bao-ve-nguoi-to-giac'],
    [
      'tự do chuyển nhượng',
      '/ho-tro/kien-thuc/thuat-ngu',
      '/quan-he-co-dong/quan-ly-co-phan-co-phieu/co-cau-co-dong-tai-ngay-30-6-2026',
    ],
    ['thị trường nợ', '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-no'],
    ['giá tham chiếu', '/ho-tro/kien-thuc/gia-tham-chieu-gia-tran-gia-san', '/ho-tro/kien-thuc/thuat-ngu'],
    ['tin đồn cho vay ký quỹ', '/cong-bo-thong-tin/xac-nhan-thong-tin-lan-truyen-ve-hoat-dong-cho-vay-ky-quy'],
  ]),
  ...toCases('without accents', 'vi', [
    ['gia va loi suat trai phieu', '/ho-tro/kien-thuc/gia-va-loi-suat-trai-phieu'],
    ['quy tac ung xu', '/thong-cao-bao-chi/shs-ban-hanh-bo-quy-tac-ung-xu-nghe-nghiep-cap-nhat'],
    [
      'chao ban co phieu',
      '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-chao-ban-co-phieu',
      '/quan-he-co-dong/quan-ly-co-phan-co-phieu/chao-ban-co-phieu-cho-co-dong-hien-huu-ty-le-4-1',
      '/quan-he-co-dong/quan-ly-co-phan-co-phieu/ket-qua-chao-ban-co-phieu-cho-co-dong-hien-huu-nam-2024',
    ],
    [
      'tinh hinh quan tri',
      '/quan-he-co-dong/bao-cao-dinh-ky/bao-cao-tinh-hinh-quan-tri',
      '/bao-cao-dinh-ky/bao-cao-tinh-hinh-quan-tri-cong-ty-nam-2025',
      '/bao-cao-dinh-ky/bao-cao-tinh-hinh-quan-tri-cong-ty-nam-2024',
      '/bao-cao-dinh-ky/bao-cao-tinh-hinh-quan-tri-cong-ty-nam-2023',
      '/bao-cao-dinh-ky/bao-cao-tinh-hinh-quan-tri-cong-ty-sau-thang-dau-nam-2026',
      '/bao-cao-dinh-ky/bao-cao-tinh-hinh-quan-tri-cong-ty-sau-thang-dau-nam-2025',
      '/bao-cao-dinh-ky/bao-cao-tinh-hinh-quan-tri-cong-ty-sau-thang-dau-nam-2024',
    ],
    ['cong bo thong tin bat thuong', '/quan-he-co-dong/cong-bo-thong-tin/bat-thuong'],
    ['gio nhan chuyen tien', '/thong-bao/dieu-chinh-gio-nhan-yeu-cau-chuyen-tien-tu-ngay-01-12-2025'],
    ['khoi ngoai ban rong', '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-09-30-phien-chot-quy'],
    ['dau tu cong giai ngan', '/bao-cao-phan-tich/dau-tu-cong-tu-giai-ngan-den-loi-nhuan-doanh-nghiep'],
    ['mau bao cao phan tich', '/thong-cao-bao-chi/shs-ap-dung-mau-bao-cao-phan-tich-moi'],
    [
      'sinh vien',
      '/thong-cao-bao-chi/shs-khoi-dong-chuong-trinh-kien-thuc-dau-tu-danh-cho-sinh-vien',
      '/tin-tuc/shs-don-20-thuc-tap-sinh-trong-chuong-trinh-he-2026',
    ],
  ]),
  ...toCases('đ or d', 'vi', [
    ['dat dinh gia canh lai suat', '/bao-cao-phan-tich/chien-luoc-quy-iv-2026-dat-dinh-gia-co-phieu-canh-lai-suat'],
    ['đoc bang gia', '/tin-tuc/doc-bang-gia-chung-khoan-qua-mau-sac-va-cac-cot-so'],
    [
      'dang ky mua co phieu phat hanh them',
      '/ho-tro/huong-dan-giao-dich/thuc-hien-quyen-co-dong-va-dang-ky-mua-co-phieu-phat-hanh-them',
    ],
    ['da tang cham lai', '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-10-15-da-tang-cham-lai'],
  ]),
  ...toCases('tone placement', 'vi', [
    [
      'quý khách ủy quyền đặt lệnh',
      '/thong-bao/thay-doi-hinh-thuc-gui-thong-bao-khop-lenh-va-sao-ke-tai-khoan',
      '/cong-bo-thong-tin/mau-giay-uy-quyen-va-huong-dan-bo-phieu-dai-hoi-thuong-nien-2026',
    ],
    ['sửa hủy lệnh', '/ho-tro/huong-dan-giao-dich/sua-huy-lenh-va-nhung-luc-khong-the-thao-tac'],
    ['phân hóa bất động sản', '/bao-cao-phan-tich/bat-dong-san-dan-cu-phan-hoa-theo-phap-ly-va-dong-tien'],
  ]),
  ...toCases('phrase', 'vi', [
    ['sử dụng vốn từ đợt chào bán', '/cong-bo-thong-tin/bo-sung-thong-tin-ve-tien-do-su-dung-von-tu-dot-chao-ban'],
    [
      'vốn chủ sở hữu tăng vốn',
      '/quan-he-co-dong/quan-ly-co-phan-co-phieu/phat-hanh-co-phieu-tang-von-tu-nguon-von-chu-so-huu-ty-le-10-1',
    ],
    ['ứng phó sự cố', '/tin-tuc/shs-dien-tap-ung-pho-su-co-he-thong-giao-dich'],
    ['khả năng tiếp cận', '/thong-cao-bao-chi/shs-cong-bo-ket-qua-nang-cao-kha-nang-tiep-can-cua-kenh-truc-tuyen'],
    ['tư vấn phát hành', '/co-hoi-nghe-nghiep/chuyen-vien-tu-van-phat-hanh'],
    ['lưu ký chứng khoán', '/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-co-phieu'],
    ['thanh khoản thị trường', '/tin-tuc/thanh-khoan-thi-truong-doc-khoi-luong-va-gia-tri-cho-dung'],
  ]),
  ...toCases('ticker', 'vi', [
    ['ZZI', '/bao-cao-phan-tich/mua-dai-hoi-co-dong-doc-tai-lieu-hop-va-ke-hoach-co-tuc'],
    ['báo cáo zzc', '/bao-cao-phan-tich/zzc-dong-tien-on-dinh-no-vay-giam-mo-duong-cho-co-tuc'],
  ]),
  ...toCases('number', 'vi', [
    ['12/2024/CBTT-MH', '/cong-bo-thong-tin/giai-trinh-bien-dong-gia-co-phieu-nam-phien-lien-tiep'],
    ['08/2025/CBTT-MH', '/cong-bo-thong-tin/nghi-quyet-hdqt-thong-qua-giao-dich-voi-nguoi-co-lien-quan'],
    ['02/2025/TB-MH', '/thong-bao/canh-bao-gia-mao-nhan-vien-va-ung-dung-giao-dich-cua-shs'],
    ['báo cáo tài chính riêng quý II 2025', '/bao-cao-dinh-ky/bao-cao-tai-chinh-rieng-quy-ii-2025'],
    ['bctc hop nhat ban nien 2024', '/bao-cao-dinh-ky/bao-cao-tai-chinh-hop-nhat-ban-nien-2024-da-soat-xet'],
    ['an toàn tài chính 31/12/2025', '/bao-cao-dinh-ky/bao-cao-ty-le-an-toan-tai-chinh-tai-ngay-31-12-2025'],
    ['23.000 đồng', '/bao-cao-phan-tich/zzc-dong-tien-on-dinh-no-vay-giam-mo-duong-cho-co-tuc'],
    ['nghị quyết đại hội 2024', '/cong-bo-thong-tin/bien-ban-va-nghi-quyet-dai-hoi-dong-co-dong-thuong-nien-2024'],
  ]),
  ...toCases('abbreviation', 'vi', [
    ['BCTC riêng quý I/2023', '/bao-cao-dinh-ky/bao-cao-tai-chinh-rieng-quy-i-2023'],
    ['tài liệu ĐHĐCĐ 2026', '/cong-bo-thong-tin/tai-lieu-hop-dai-hoi-thuong-nien-2026-va-du-thao-sua-doi-dieu-le'],
    ['HĐQT người có liên quan', '/cong-bo-thong-tin/nghi-quyet-hdqt-thong-qua-giao-dich-voi-nguoi-co-lien-quan'],
    ['BCTN 2023', '/bao-cao-dinh-ky/bao-cao-thuong-nien-2023'],
    ['CBTT theo yêu cầu', '/quan-he-co-dong/cong-bo-thong-tin/theo-yeu-cau'],
    ['EPS', '/ho-tro/kien-thuc/thuat-ngu'],
  ]),
  ...toCases('typo', 'vi', [
    ['nganh ngân hangg', '/bao-cao-phan-tich/nganh-ngan-hang-2026-tin-dung-tang-bien-lai-rong-chiu-ap-luc'],
    [
      'chuyển nhuợng quyền mua',
      '/ho-tro/huong-dan-giao-dich/thuc-hien-quyen-co-dong-va-dang-ky-mua-co-phieu-phat-hanh-them',
      '/ho-tro/kien-thuc/pha-loang-va-quyen-mua',
      '/quan-he-co-dong/quan-ly-co-phan-co-phieu/chao-ban-co-phieu-cho-co-dong-hien-huu-ty-le-4-1',
      '/ho-tro/cac-cau-hoi-thuong-gap',
    ],
    ['thuwong mai', '/bao-cao-phan-tich/thuong-mai-va-fdi-gia-tri-gia-tang-quan-trong-hon-kim-ngach'],
    ['trung tam phan tichh', '/trung-tam-phan-tich'],
  ]),
  ...toCases('typo', 'en', [
    ['custdy officer', '/co-hoi-nghe-nghiep/chuyen-vien-luu-ky-va-thanh-toan'],
    [
      'maitenance',
      '/thong-bao/bao-tri-he-thong-va-dien-tap-chuyen-doi-du-phong-ngay-21-22-11-2026',
      '/thong-bao/bao-tri-cong-trao-doi-du-lieu-danh-cho-doi-tac-ngay-20-9-2025',
    ],
    [
      'levarage',
      '/ho-tro/kien-thuc/don-bay-phong-dai-ca-lai-lan-lo',
      '/bao-cao-phan-tich/don-bay-ky-quy-doc-rui-ro-tu-tai-khoan-den-thi-truong',
    ],
    ['restructring', '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-tai-cau-truc-doanh-nghiep'],
  ]),
  ...toCases('English', 'en', [
    ['dividend policies', '/quan-tri-doanh-nghiep/chinh-sach-co-tuc'],
    ['public investments', '/bao-cao-phan-tich/dau-tu-cong-tu-giai-ngan-den-loi-nhuan-doanh-nghiep'],
    ['balance sheets', '/ho-tro/kien-thuc/doc-bang-can-doi-ke-toan'],
    [
      'share structure',
      '/quan-he-co-dong/quan-ly-co-phan-co-phieu/co-cau-co-dong-tai-ngay-30-6-2026',
      '/quan-he-co-dong/quan-ly-co-phan-co-phieu/co-cau-co-dong-tai-ngay-30-6-2025',
      '/quan-he-co-dong/quan-ly-co-phan-co-phieu/co-cau-co-dong-tai-ngay-31-12-2024',
    ],
    ['related party transactions', '/cong-bo-thong-tin/nghi-quyet-hdqt-thong-qua-giao-dich-voi-nguoi-co-lien-quan'],
    ['deposit money', '/ho-tro/huong-dan-giao-dich/nop-tien-vao-tai-khoan-chung-khoan-va-kiem-tra-ghi-co'],
    [
      'account statements',
      '/ho-tro/huong-dan-giao-dich/xin-sao-ke-tai-khoan-va-giay-xac-nhan-so-du',
      '/thong-bao/thay-doi-hinh-thuc-gui-thong-bao-khop-lenh-va-sao-ke-tai-khoan',
    ],
    ['two-factor authentication', '/ho-tro/huong-dan-giao-dich/thiet-lap-xac-thuc-hai-lop-va-su-dung-otp-an-toan'],
    ['strategy report', '/phan-tich/bao-cao-chien-luoc', '/trung-tam-phan-tich/bao-cao-chien-luoc'],
    ['risk appetite', '/quan-tri-doanh-nghiep/quy-che-quan-tri-rui-ro'],
    [
      'listing advice',
      '/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-niem-yet-co-phieu',
      '/thong-cao-bao-chi/shs-va-doanh-nghiep-minh-hoa-p-ky-hop-dong-tu-van-niem-yet',
    ],
    [
      'student education programme',
      '/thong-cao-bao-chi/shs-khoi-dong-chuong-trinh-kien-thuc-dau-tu-danh-cho-sinh-vien',
    ],
  ]),
  ...toCases('mixed languages', 'vi', [
    ['hedging hợp đồng tương lai', '/ho-tro/kien-thuc/phong-ngua-bang-hop-dong-tuong-lai'],
    ['prospectus', '/ho-tro/kien-thuc/thuat-ngu'],
    ['container cảng', '/bao-cao-phan-tich/cang-bien-va-logistics-san-luong-tang-loi-the-thuoc-ve-cang-nuoc-sau'],
  ]),
  ...toCases('half a title', 'vi', [
    ['tách cú sốc giá', '/bao-cao-phan-tich/lam-phat-va-lai-suat-tach-cu-soc-gia-khoi-ap-luc-cau'],
    ['nợ vay giảm mở đường', '/bao-cao-phan-tich/zzc-dong-tien-on-dinh-no-vay-giam-mo-duong-cho-co-tuc'],
    ['sắc xanh chưa lan toả', '/nhan-dinh-thi-truong/nhan-dinh-thi-truong-2026-11-17-tro-lai-moc-1200'],
    ['phan bo theo kich ban', '/bao-cao-phan-tich/chien-luoc-dau-tu-2026-phan-bo-theo-kich-ban'],
    ['không thể thao tác lệnh', '/ho-tro/huong-dan-giao-dich/sua-huy-lenh-va-nhung-luc-khong-the-thao-tac'],
  ]),
  ...toCases('person', 'vi', [
    ['Trưởng nhóm phân tích A', '/tin-tuc/shs-don-20-thuc-tap-sinh-trong-chuong-trinh-he-2026'],
    ['giám đốc quản trị rủi ro', '/ve-shs/doi-ngu-lanh-dao'],
    [
      'Giám đốc Ngân hàng đầu tư A',
      '/thong-cao-bao-chi/doanh-nghiep-minh-hoa-b-hoan-tat-chao-ban-rieng-le-voi-tu-van-cua-shs',
    ],
  ]),
  ...toCases('question', 'vi', [
    ['mở tài khoản mất bao lâu', '/ho-tro/cac-cau-hoi-thuong-gap'],
    [
      'lệnh ATO là gì',
      '/ho-tro/kien-thuc/thuat-ngu',
      '/ho-tro/huong-dan-giao-dich/lenh-ato-va-atc-trong-dot-khop-lenh-dinh-ky',
    ],
    [
      'tiền của tôi giữ ở đâu',
      '/ho-tro/cac-cau-hoi-thuong-gap',
      '/ho-tro/huong-dan-giao-dich/nop-tien-vao-tai-khoan-chung-khoan-va-kiem-tra-ghi-co',
    ],
    ['có được mở nhiều tài khoản không', '/ho-tro/cac-cau-hoi-thuong-gap'],
    [
      'bị gọi ký quỹ thì phải làm gì',
      '/tin-tuc/hieu-lenh-goi-ky-quy-truoc-khi-nhan-duoc-no',
      '/ho-tro/huong-dan-giao-dich/doc-hieu-suc-mua-va-quan-ly-tai-khoan-giao-dich-ky-quy',
      '/ho-tro/cac-cau-hoi-thuong-gap',
      '/ho-tro/kien-thuc/thuat-ngu',
    ],
    [
      'vì sao giá cổ phiếu giảm ngày chia cổ tức',
      '/tin-tuc/ngay-giao-dich-khong-huong-quyen-va-cach-gia-duoc-dieu-chinh',
      '/ho-tro/kien-thuc/co-tuc-bang-tien-va-bang-co-phieu',
    ],
    ['nghỉ tết chứng khoán mấy ngày', '/tin-tuc/truoc-ky-nghi-tet-nha-dau-tu-nen-thu-xep-nhung-gi'],
  ]),
  ...toCases('question', 'en', [
    ['how do I close my account', '/ho-tro/cac-cau-hoi-thuong-gap'],
    [
      'when is the next general meeting',
      '/cong-bo-thong-tin/thong-bao-ngay-dang-ky-cuoi-cung-du-hop-dai-hoi-bat-thuong-lan-2-2026',
      '/quan-he-co-dong/dai-hoi-co-dong',
      '/quan-he-co-dong/dai-hoi-co-dong/bat-thuong',
      '/quan-he-co-dong/dai-hoi-co-dong/thuong-nien',
    ],
    [
      'how are ceiling prices set',
      '/ho-tro/cac-cau-hoi-thuong-gap',
      '/ho-tro/kien-thuc/gia-tham-chieu-gia-tran-gia-san',
    ],
    ['can I buy private bonds', '/tin-tuc/trai-phieu-rieng-le-ai-duoc-mua-va-can-kiem-tra-gi'],
  ]),
]
