import type { BuildText, Translate } from '#engine/model/locale/translate.ts'
import { disclosureEvents, eventCircular, type DisclosureEvent } from '../collections/disclosure-events.ts'
import { toSourceName } from './deadline-texts.ts'

/** The names of the events that are disclosed within 24 hours. */
export const eventTexts: Readonly<Record<DisclosureEvent, BuildText>> = {
  'phong-toa-tai-khoan': /*i18n*/ {
    id: 'build.disclosure.event.account',
    message: 'Tài khoản ngân hàng bị phong toả hoặc được hoạt động trở lại',
  },
  'tam-ngung-va-giay-phep': /*i18n*/ {
    id: 'build.disclosure.event.licence',
    message: 'Tạm ngừng kinh doanh; thay đổi đăng ký doanh nghiệp hoặc giấy phép',
  },
  'nghi-quyet-dai-hoi': /*i18n*/ {
    id: 'build.disclosure.event.meeting',
    message: 'Quyết định của Đại hội đồng cổ đông bất thường hoặc lấy ý kiến bằng văn bản',
  },
  'mua-lai-va-phat-hanh': /*i18n*/ {
    id: 'build.disclosure.event.issue',
    message: 'Mua lại cổ phiếu, bán cổ phiếu quỹ; chào bán, phát hành chứng khoán',
  },
  'co-tuc': /*i18n*/ { id: 'build.disclosure.event.dividend', message: 'Cổ tức; tách, gộp cổ phiếu' },
  'to-chuc-va-dieu-le': /*i18n*/ {
    id: 'build.disclosure.event.organisation',
    message: 'Tổ chức lại, tên, địa điểm, Điều lệ hoặc kế hoạch kinh doanh',
  },
  'ke-toan-va-kiem-toan': /*i18n*/ {
    id: 'build.disclosure.event.audit',
    message: 'Kỳ kế toán, chính sách kế toán hoặc tổ chức kiểm toán',
  },
  'cong-ty-con-lien-ket': /*i18n*/ {
    id: 'build.disclosure.event.subsidiary',
    message: 'Công ty con, công ty liên kết',
  },
  'giao-dich-nguoi-co-lien-quan': /*i18n*/ {
    id: 'build.disclosure.event.related-party',
    message: 'Giao dịch với người nội bộ và người có liên quan',
  },
  'so-co-phieu-bieu-quyet': /*i18n*/ {
    id: 'build.disclosure.event.voting-shares',
    message: 'Thay đổi số cổ phiếu có quyền biểu quyết',
  },
  'nguoi-noi-bo': /*i18n*/ { id: 'build.disclosure.event.insiders', message: 'Thay đổi người nội bộ' },
  'mua-ban-tai-san': /*i18n*/ {
    id: 'build.disclosure.event.assets',
    message: 'Mua, bán tài sản hoặc giao dịch lớn hơn 15% tổng tài sản',
  },
  'khoi-to': /*i18n*/ {
    id: 'build.disclosure.event.prosecution',
    message: 'Khởi tố công ty hoặc người nội bộ',
  },
  'ban-an-va-xu-phat-thue': /*i18n*/ {
    id: 'build.disclosure.event.judgment',
    message: 'Bản án, quyết định của Toà án; xử phạt về thuế',
  },
  'thu-tuc-pha-san': /*i18n*/ { id: 'build.disclosure.event.bankruptcy', message: 'Thủ tục phá sản' },
  'thong-tin-anh-huong-gia': /*i18n*/ {
    id: 'build.disclosure.event.price',
    message: 'Xác nhận hoặc đính chính thông tin ảnh hưởng đến giá chứng khoán',
  },
  'su-kien-khac': /*i18n*/ {
    id: 'build.disclosure.event.other',
    message: 'Sự kiện khác có ảnh hưởng lớn đến hoạt động hoặc quản trị',
  },
  'niem-yet-nuoc-ngoai': /*i18n*/ {
    id: 'build.disclosure.event.listing-abroad',
    message: 'Niêm yết hoặc hủy niêm yết ở nước ngoài',
  },
  'von-dieu-le': /*i18n*/ { id: 'build.disclosure.event.capital', message: 'Tăng hoặc giảm vốn điều lệ' },
  'dau-tu-va-vay': /*i18n*/ {
    id: 'build.disclosure.event.investment',
    message: 'Đầu tư, vay, cho vay từ 10% tổng tài sản',
  },
  'gop-von': /*i18n*/ {
    id: 'build.disclosure.event.contribution',
    message: 'Góp vốn từ 50% vốn điều lệ của một tổ chức',
  },
  'xu-phat-chung-khoan': /*i18n*/ {
    id: 'build.disclosure.event.penalty',
    message: 'Xử phạt trong lĩnh vực chứng khoán; tước hoặc thu hồi chứng chỉ hành nghề',
  },
  'khoi-to-nguoi-hanh-nghe': /*i18n*/ {
    id: 'build.disclosure.event.practitioners',
    message: 'Khởi tố, tạm giam hoặc truy cứu trách nhiệm hình sự người hành nghề chứng khoán',
  },
  'canh-bao-kiem-soat': /*i18n*/ {
    id: 'build.disclosure.event.supervision',
    message: 'Cảnh báo, kiểm soát; đình chỉ hoặc tạm ngừng hoạt động',
  },
  'chi-nhanh-phong-giao-dich': /*i18n*/ {
    id: 'build.disclosure.event.branches',
    message: 'Chi nhánh, phòng giao dịch, văn phòng đại diện',
  },
  'dich-vu-duoc-chap-thuan': /*i18n*/ {
    id: 'build.disclosure.event.services',
    message: 'Chấp thuận cung cấp dịch vụ chứng khoán',
  },
  'chao-ban-nuoc-ngoai': /*i18n*/ {
    id: 'build.disclosure.event.offering-abroad',
    message: 'Chào bán và niêm yết chứng khoán tại nước ngoài',
  },
  'chuyen-nhuong-von': /*i18n*/ {
    id: 'build.disclosure.event.holdings',
    message: 'Chuyển nhượng cổ phần, phần vốn góp từ 10% vốn điều lệ',
  },
  'ngung-dich-vu': /*i18n*/ {
    id: 'build.disclosure.event.discontinued',
    message: 'Ngừng cung cấp sản phẩm, dịch vụ, nghiệp vụ',
  },
  'su-co-cong-nghe': /*i18n*/ {
    id: 'build.disclosure.event.outage',
    message: 'Sự cố công nghệ thông tin ảnh hưởng đến giao dịch của khách hàng',
  },
}

const point: BuildText = /*i18n*/ {
  id: 'build.law.point',
  message: 'điểm',
  comment: 'Before the letter of a point of a clause',
}
const clause: BuildText = /*i18n*/ {
  id: 'build.law.clause',
  message: 'khoản',
  comment: 'Before the number of a clause of an article',
}

/** Where the law names an event: `Thông tư 96/2020/TT-BTC, Điều 11, khoản 1, điểm đ`. */
export function toEventSource(event: DisclosureEvent, translate: Translate): string {
  const law = disclosureEvents[event]
  return [
    toSourceName({ instrument: eventCircular, article: law.article }, translate),
    `${translate(clause)} ${law.clause}`,
    `${translate(point)} ${law.point}`,
  ].join(', ')
}
