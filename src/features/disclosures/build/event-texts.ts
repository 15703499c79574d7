import type { BuildText, Translate } from '#engine/model/locale/translate.ts'
import { disclosureEvents, eventCircular, type DisclosureEvent } from '../collections/disclosure-events.ts'
import { toSourceName } from './deadline-texts.ts'

/** The names of the events that are disclosed within 24 hours. */
export const eventTexts: Readonly<Record<DisclosureEvent, BuildText>> = {
  'phong-toa-tai-khoan': /*i18n*/ {
    id: 'build.disclosure.event.account',
    message: 'Tài khoản ngân hàng bị phong tỏa hoặc được hoạt động trở lại',
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
  'mua-ban-tai-san': /*i18n*/ { id: 'build.disclosure.event.assets', message: 'Mua, bán tài sản có giá trị lớn' },
  'khoi-to': /*i18n*/ {
    id: 'build.disclosure.event.prosecution',
    message: 'Khởi tố, tạm giam hoặc truy cứu trách nhiệm hình sự người nội bộ',
  },
  'ban-an-va-xu-phat': /*i18n*/ {
    id: 'build.disclosure.event.judgment',
    message: 'Bản án, quyết định của Tòa án; xử phạt về thuế',
  },
  'thu-tuc-pha-san': /*i18n*/ { id: 'build.disclosure.event.bankruptcy', message: 'Thủ tục phá sản' },
  'von-dieu-le': /*i18n*/ { id: 'build.disclosure.event.capital', message: 'Tăng hoặc giảm vốn điều lệ' },
  'gop-von-va-vay': /*i18n*/ {
    id: 'build.disclosure.event.investment',
    message: 'Góp vốn, vay, cho vay hoặc giao dịch có giá trị lớn',
  },
  'cong-ty-chung-khoan': /*i18n*/ {
    id: 'build.disclosure.event.securities-company',
    message: 'Sự kiện riêng của công ty chứng khoán',
  },
  'su-kien-khac': /*i18n*/ { id: 'build.disclosure.event.other', message: 'Sự kiện khác' },
}

/** The circular and the article that name an event. */
export function toEventSource(event: DisclosureEvent, translate: Translate): string {
  return toSourceName({ instrument: eventCircular, article: disclosureEvents[event].article }, translate)
}
