/** Names of one thing. */
export interface Synonym {
  short: readonly string[]
  /** The words that it stands for, by language; also ways to write it that are as common. */
  long: Readonly<Record<string, readonly string[] | undefined>>
}

/** Abbreviations of Vietnamese securities, which readers and issuers use as often as the full terms. */
export const synonyms: readonly Synonym[] = [
  { short: ['BCTC'], long: { vi: ['báo cáo tài chính'], en: ['financial statements'] } },
  { short: ['BCTN'], long: { vi: ['báo cáo thường niên'], en: ['annual report'] } },
  { short: ['BCQT'], long: { vi: ['báo cáo tình hình quản trị'], en: ['corporate governance report'] } },
  {
    short: ['ĐHĐCĐ', 'ĐHCĐ', 'AGM'],
    long: { vi: ['đại hội đồng cổ đông', 'đại hội cổ đông'], en: ['general meeting of shareholders'] },
  },
  { short: ['EGM'], long: { vi: ['đại hội đồng cổ đông bất thường'], en: ['extraordinary general meeting'] } },
  { short: ['HĐQT', 'BOD'], long: { vi: ['hội đồng quản trị'], en: ['board of directors'] } },
  { short: ['BKS'], long: { vi: ['ban kiểm soát'], en: ['supervisory board'] } },
  { short: ['UBKT'], long: { vi: ['uỷ ban kiểm toán'], en: ['audit committee'] } },
  { short: ['TGĐ', 'CEO'], long: { vi: ['tổng giám đốc'], en: ['chief executive officer'] } },
  { short: ['CFO'], long: { vi: ['giám đốc tài chính'], en: ['chief financial officer'] } },
  { short: ['KTT'], long: { vi: ['kế toán trưởng'], en: ['chief accountant'] } },
  { short: ['CBTT'], long: { vi: ['công bố thông tin'], en: ['information disclosure'] } },
  { short: ['CTCP', 'JSC'], long: { vi: ['công ty cổ phần'], en: ['joint stock company'] } },
  { short: ['CTCK'], long: { vi: ['công ty chứng khoán'], en: ['securities company'] } },
  { short: ['NĐT'], long: { vi: ['nhà đầu tư'], en: ['investor'] } },
  { short: ['CP'], long: { vi: ['cổ phiếu'], en: ['share'] } },
  { short: ['TTCK'], long: { vi: ['thị trường chứng khoán'], en: ['stock market'] } },
  { short: ['UBCKNN', 'SSC'], long: { vi: ['uỷ ban chứng khoán nhà nước'], en: ['state securities commission'] } },
  { short: ['SGDCK'], long: { vi: ['sở giao dịch chứng khoán'], en: ['stock exchange'] } },
  {
    short: ['HOSE', 'HSX'],
    long: { vi: ['sở giao dịch chứng khoán thành phố hồ chí minh'], en: ['ho chi minh stock exchange'] },
  },
  { short: ['HNX'], long: { vi: ['sở giao dịch chứng khoán hà nội'], en: ['hanoi stock exchange'] } },
  {
    short: ['VSDC', 'VSD'],
    long: {
      vi: ['tổng công ty lưu ký và bù trừ chứng khoán'],
      en: ['vietnam securities depository and clearing corporation'],
    },
  },
  { short: ['KQKD'], long: { vi: ['kết quả kinh doanh'], en: ['business results'] } },
  { short: ['LNST'], long: { vi: ['lợi nhuận sau thuế'], en: ['profit after tax'] } },
  { short: ['LNTT'], long: { vi: ['lợi nhuận trước thuế'], en: ['profit before tax'] } },
  { short: ['VCSH'], long: { vi: ['vốn chủ sở hữu'], en: ['equity'] } },
  { short: ['VĐL'], long: { vi: ['vốn điều lệ'], en: ['charter capital'] } },
  { short: ['ATTC'], long: { vi: ['an toàn tài chính'], en: ['financial safety'] } },
  { short: ['BLĐ'], long: { vi: ['ban lãnh đạo'], en: ['leadership'] } },
  { short: ['BĐS'], long: { vi: ['bất động sản'], en: ['real estate'] } },
  { short: ['TPDN'], long: { vi: ['trái phiếu doanh nghiệp'], en: ['corporate bond'] } },
  { short: ['GDKQ', 'margin'], long: { vi: ['giao dịch ký quỹ'], en: ['margin trading'] } },
  { short: ['eKYC'], long: { vi: ['định danh khách hàng điện tử'], en: ['electronic know your customer'] } },
  { short: ['IPO'], long: { vi: ['chào bán lần đầu ra công chúng'], en: ['initial public offering'] } },
  { short: ['M&A'], long: { vi: ['mua bán và sáp nhập', 'mua bán sáp nhập'], en: ['mergers and acquisitions'] } },
  ...['I', 'II', 'III', 'IV'].map((numeral, index): Synonym => ({
    short: [`Q${index + 1}`],
    long: { vi: [`quý ${numeral}`, `quý ${index + 1}`], en: [`Q${index + 1}`] },
  })),
  { short: ['VN-Index'], long: { vi: ['chỉ số VN-Index'], en: ['VN-Index'] } },
  { short: ['T+2', 'T2'], long: { vi: ['chu kỳ thanh toán T+2'], en: ['settlement cycle T+2'] } },
  { short: ['GDP'], long: { vi: ['tổng sản phẩm trong nước'], en: ['gross domestic product'] } },
  { short: ['CPI'], long: { vi: ['chỉ số giá tiêu dùng'], en: ['consumer price index'] } },
  { short: ['ESG'], long: { vi: ['môi trường xã hội quản trị'], en: ['environmental social governance'] } },
  // As people type on phones.
  { short: ['TK'], long: { vi: ['tài khoản'] } },
  { short: ['CK'], long: { vi: ['chứng khoán'] } },
  { short: ['GD'], long: { vi: ['giao dịch'] } },
  { short: ['SĐT', 'ĐT'], long: { vi: ['số điện thoại', 'điện thoại'] } },
  {
    short: ['CMND', 'CCCD'],
    long: { vi: ['căn cước công dân', 'căn cước', 'giấy tờ định danh'], en: ['identity card'] },
  },
  { short: ['MK', 'pass'], long: { vi: ['mật khẩu'] } },
  { short: ['app'], long: { vi: ['ứng dụng'], en: ['application'] } },
  { short: ['web'], long: { vi: ['trang web', 'website'], en: ['website'] } },
  { short: ['mail', 'email'], long: { vi: ['thư điện tử'], en: ['e-mail'] } },
  { short: ['NH'], long: { vi: ['ngân hàng'] } },
  { short: ['CN'], long: { vi: ['chi nhánh'] } },
  { short: ['ĐC'], long: { vi: ['địa chỉ'] } },
  { short: ['HCM', 'TPHCM', 'Sài Gòn'], long: { vi: ['thành phố hồ chí minh'], en: ['ho chi minh city'] } },
  { short: ['HN'], long: { vi: ['hà nội'] } },
  // Two verbs for one thing.
  {
    short: [],
    long: { vi: ['nộp tiền', 'nạp tiền', 'chuyển tiền vào'], en: ['deposit money', 'top up', 'fund account'] },
  },
  { short: [], long: { vi: ['đổi', 'thay đổi', 'cập nhật'], en: ['change', 'update'] } },
  // Offices are at work, markets are open.
  { short: [], long: { vi: ['giờ làm việc'], en: ['business hours', 'office hours'] } },
  { short: [], long: { vi: ['tuyển dụng', 'việc làm'], en: ['careers', 'jobs', 'vacancies'] } },
  { short: [], long: { vi: ['lừa đảo', 'giả mạo'], en: ['fraud', 'scam'] } },
  { short: [], long: { vi: ['tin đồn', 'đồn thổi', 'thông tin lan truyền'], en: ['rumour', 'rumor'] } },
  { short: [], long: { vi: ['lô lẻ', 'cổ phiếu lẻ'], en: ['odd lot', 'odd lots'] } },
  { short: [], long: { vi: ['chuyển nhượng', 'chuyển quyền sở hữu', 'cho tặng', 'thừa kế'] } },
  {
    short: ['GDKHQ'],
    long: { vi: ['ngày giao dịch không hưởng quyền'], en: ['ex-rights date', 'ex-dividend date', 'ex dividend date'] },
  },
  // Words of visitors, and those of the trade.
  { short: [], long: { vi: ['phí', 'chi phí', 'lệ phí'], en: ['fees', 'commission', 'charges'] } },
  {
    short: [],
    long: { vi: ['báo chí', 'truyền thông', 'nhà báo', 'phóng viên'], en: ['press', 'media', 'journalist'] },
  },
  {
    short: ['NĐKCC', 'ĐKCC'],
    long: { vi: ['ngày đăng ký cuối cùng', 'chốt quyền', 'chốt danh sách'], en: ['record date'] },
  },
  { short: [], long: { vi: ['thực tập sinh', 'thực tập'], en: ['intern', 'internship', 'trainee'] } },
  { short: ['MST'], long: { vi: ['mã số thuế'], en: ['tax code'] } },
  { short: [], long: { vi: ['hội sở', 'trụ sở'], en: ['head office', 'headquarters'] } },
  { short: [], long: { vi: ['sự cố', 'gián đoạn', 'trục trặc'], en: ['incident', 'outage', 'downtime'] } },
  { short: [], long: { vi: ['sao kê', 'lịch sử giao dịch'], en: ['account statement', 'transaction history'] } },
  { short: [], long: { vi: ['đóng tài khoản', 'tất toán tài khoản', 'hủy tài khoản'], en: ['close account'] } },
  { short: [], long: { vi: ['khiếu nại', 'phàn nàn'], en: ['complaint', 'grievance'] } },
  { short: [], long: { vi: ['đăng nhập'], en: ['log in', 'login', 'sign in', 'logon'] } },
  { short: [], long: { vi: ['điều lệ'], en: ['charter', 'articles of association', 'bylaws'] } },
  { short: [], long: { vi: ['nhà đầu tư nước ngoài', 'người nước ngoài'], en: ['foreign investor', 'foreigner'] } },
  { short: [], long: { vi: ['rút tiền', 'chuyển tiền ra'], en: ['withdraw money', 'withdrawal', 'cash out'] } },
  { short: [], long: { vi: ['thu nhập', 'lương', 'đãi ngộ'], en: ['salary', 'pay', 'remuneration'] } },
]
