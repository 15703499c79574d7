import { toCases } from './search-case.ts'

/** Questions, as people type them. */
export const questionCases = [
  ...toCases('question', 'vi', [
    ['bán lỗ có phải đóng thuế không', '/ho-tro/cac-cau-hoi-thuong-gap', '/ho-tro/bieu-phi'],
    [
      'mua cổ phiếu bao lâu thì bán được',
      '/ho-tro/cac-cau-hoi-thuong-gap',
      '/tin-tuc/chu-ky-thanh-toan-t-2-khi-nao-tien-va-co-phieu-ve-tai-khoan',
      '/ho-tro/huong-dan-giao-dich/chu-ky-thanh-toan-t-2-khi-nao-co-co-phieu-khi-nao-co-tien',
    ],
    [
      'khi nào tiền bán về tài khoản',
      '/tin-tuc/chu-ky-thanh-toan-t-2-khi-nao-tien-va-co-phieu-ve-tai-khoan',
      '/ho-tro/huong-dan-giao-dich/chu-ky-thanh-toan-t-2-khi-nao-co-co-phieu-khi-nao-co-tien',
      '/ho-tro/cac-cau-hoi-thuong-gap',
    ],
    [
      'mo tai khoan can giay to gi',
      '/ho-tro/cac-cau-hoi-thuong-gap',
      '/ho-tro/huong-dan-giao-dich/mo-tai-khoan-chung-khoan-truc-tuyen-bang-ekyc',
    ],
    ['quên mật khẩu thì làm sao?', '/ho-tro/cac-cau-hoi-thuong-gap'],
    ['làm thế nào để đóng tài khoản', '/ho-tro/cac-cau-hoi-thuong-gap'],
    ['vì sao lệnh bị từ chối', '/ho-tro/cac-cau-hoi-thuong-gap'],
    ['lãi margin tính thế nào', '/ho-tro/cac-cau-hoi-thuong-gap', '/ho-tro/bieu-phi'],
    ['phí giao dịch bao nhiêu', '/ho-tro/bieu-phi', '/ho-tro/cac-cau-hoi-thuong-gap'],
    [
      'khi nào trả cổ tức 2026',
      '/quan-he-co-dong/quan-ly-co-phan-co-phieu/tam-ung-co-tuc-nam-2026-bang-tien-ty-le-3',
      '/cong-bo-thong-tin/nghi-quyet-hdqt-ve-tam-ung-co-tuc-nam-2026-bang-tien',
    ],
    ['cổ tức bằng tiền hay cổ phiếu', '/ho-tro/kien-thuc/co-tuc-bang-tien-va-bang-co-phieu'],
    [
      'giá trần giá sàn tính thế nào',
      '/ho-tro/cac-cau-hoi-thuong-gap',
      '/ho-tro/kien-thuc/gia-tham-chieu-gia-tran-gia-san',
    ],
    ['mot lo bao nhieu co phieu', '/ho-tro/cac-cau-hoi-thuong-gap', '/ho-tro/kien-thuc/thuat-ngu'],
    ['HOSE khớp lệnh mấy giờ', '/ho-tro/cac-cau-hoi-thuong-gap'],
    [
      'làm sao biết cuộc gọi lừa đảo',
      '/ho-tro/cac-cau-hoi-thuong-gap',
      '/tin-tuc/nhan-dien-gia-mao-cong-ty-chung-khoan-va-cach-xu-ly',
    ],
    ['ai được mua trái phiếu riêng lẻ', '/tin-tuc/trai-phieu-rieng-le-ai-duoc-mua-va-can-kiem-tra-gi'],
    [
      'có nên dùng ứng trước tiền bán không',
      '/tin-tuc/ung-truoc-tien-ban-chung-khoan-cach-tinh-phi-va-khi-nao-nen-dung',
    ],
    ['đổi số điện thoại ở đâu', '/ho-tro/cac-cau-hoi-thuong-gap'],
    ['cách đọc báo cáo tài chính', '/tin-tuc/doc-bao-cao-tai-chinh-bat-dau-tu-luu-chuyen-tien-te'],
    ['roe là gì', '/ho-tro/kien-thuc/thuat-ngu'],
    ['thế nào là room ngoại', '/ho-tro/kien-thuc/thuat-ngu'],
    ['rút tiền mất bao lâu', '/ho-tro/cac-cau-hoi-thuong-gap'],
    [
      'tôi bị lừa chuyển tiền phải làm gì',
      '/tin-tuc/nhan-dien-gia-mao-cong-ty-chung-khoan-va-cach-xu-ly',
      '/thong-bao/canh-bao-gia-mao-nhan-vien-va-ung-dung-giao-dich-cua-shs',
    ],
    [
      'chuyển cổ phiếu sang công ty khác thế nào',
      '/ho-tro/huong-dan-giao-dich/chuyen-khoan-chung-khoan-sang-cong-ty-khac-tai-quay',
    ],
    ['thị trường chứng khoán hoạt động như thế nào', '/ho-tro/kien-thuc/thi-truong-van-hanh-the-nao'],
  ]),
  ...toCases('question', 'en', [
    ['how long does a withdrawal take', '/ho-tro/cac-cau-hoi-thuong-gap'],
    ['do i pay tax on a loss', '/ho-tro/cac-cau-hoi-thuong-gap', '/ho-tro/bieu-phi'],
    ['forgot my password', '/ho-tro/cac-cau-hoi-thuong-gap'],
    ['why was my order rejected?', '/ho-tro/cac-cau-hoi-thuong-gap'],
    [
      'what is a margin call',
      '/ho-tro/kien-thuc/thuat-ngu',
      '/ho-tro/cac-cau-hoi-thuong-gap',
      '/tin-tuc/hieu-lenh-goi-ky-quy-truoc-khi-nhan-duoc-no',
    ],
    [
      'when do I get the shares after buying',
      '/ho-tro/huong-dan-giao-dich/chu-ky-thanh-toan-t-2-khi-nao-co-co-phieu-khi-nao-co-tien',
      '/tin-tuc/chu-ky-thanh-toan-t-2-khi-nao-tien-va-co-phieu-ve-tai-khoan',
      '/ho-tro/cac-cau-hoi-thuong-gap',
    ],
    ['how to read a price board', '/tin-tuc/doc-bang-gia-chung-khoan-qua-mau-sac-va-cac-cot-so'],
    [
      'how do I transfer shares to another broker',
      '/ho-tro/huong-dan-giao-dich/chuyen-khoan-chung-khoan-sang-cong-ty-khac-tai-quay',
    ],
    [
      'what is the ex-rights date',
      '/ho-tro/cac-cau-hoi-thuong-gap',
      '/ho-tro/kien-thuc/thuat-ngu',
      '/tin-tuc/ngay-giao-dich-khong-huong-quyen-va-cach-gia-duoc-dieu-chinh',
    ],
  ]),
]
