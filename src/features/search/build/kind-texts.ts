import type { Entry } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'

type Texts<Key extends string> = Readonly<Record<Key, BuildText>>

/** Names of kinds of entries in results. */
const collectionTexts: Texts<Exclude<CollectionName, 'reports' | 'periodic-reports' | 'financials'>> = {
  news: /*i18n*/ { id: 'build.search.kind.news', message: 'Tin tức' },
  announcements: /*i18n*/ { id: 'build.search.kind.announcement', message: 'Thông báo' },
  'press-releases': /*i18n*/ { id: 'build.search.kind.press-release', message: 'Thông cáo báo chí' },
  commentary: /*i18n*/ { id: 'build.search.kind.commentary', message: 'Nhận định thị trường' },
  guides: /*i18n*/ { id: 'build.search.kind.guide', message: 'Hướng dẫn giao dịch' },
  disclosures: /*i18n*/ { id: 'build.search.kind.disclosure', message: 'Công bố thông tin' },
  governance: /*i18n*/ { id: 'build.search.kind.governance', message: 'Quản trị doanh nghiệp' },
  meetings: /*i18n*/ { id: 'build.search.kind.meeting', message: 'Đại hội đồng cổ đông' },
  'share-management': /*i18n*/ { id: 'build.search.kind.share-management', message: 'Cổ phần, cổ phiếu' },
  awards: /*i18n*/ { id: 'build.search.kind.award', message: 'Giải thưởng' },
  faqs: /*i18n*/ { id: 'build.search.kind.faq', message: 'Câu hỏi thường gặp' },
  fees: /*i18n*/ { id: 'build.search.kind.fees', message: 'Biểu phí' },
  jobs: /*i18n*/ { id: 'build.search.kind.job', message: 'Tuyển dụng' },
  knowledge: /*i18n*/ { id: 'build.search.kind.knowledge', message: 'Kiến thức đầu tư' },
  leaders: /*i18n*/ { id: 'build.search.kind.leader', message: 'Lãnh đạo' },
  'margin-lists': /*i18n*/ { id: 'build.search.kind.margin-list', message: 'Danh mục ký quỹ' },
  milestones: /*i18n*/ { id: 'build.search.kind.milestone', message: 'Chặng đường phát triển' },
  offices: /*i18n*/ { id: 'build.search.kind.office', message: 'Điểm giao dịch' },
  profile: /*i18n*/ { id: 'build.search.kind.profile', message: 'Thông tin doanh nghiệp' },
  terms: /*i18n*/ { id: 'build.search.kind.term', message: 'Thuật ngữ' },
  issuers: /*i18n*/ { id: 'build.search.kind.issuer', message: 'Doanh nghiệp' },
  deals: /*i18n*/ { id: 'build.search.kind.deal', message: 'Giao dịch tư vấn' },
  units: /*i18n*/ { id: 'build.search.kind.unit', message: 'Đơn vị' },
}

const reportTexts: Texts<Entry<'reports'>['facts']['type']> = {
  nganh: /*i18n*/ { id: 'build.search.kind.sector-report', message: 'Báo cáo ngành' },
  'vi-mo': /*i18n*/ { id: 'build.search.kind.macro-report', message: 'Báo cáo vĩ mô' },
  'cong-ty': /*i18n*/ { id: 'build.search.kind.company-report', message: 'Báo cáo công ty' },
  'chuyen-de': /*i18n*/ { id: 'build.search.kind.topic-report', message: 'Báo cáo chuyên đề' },
  'chien-luoc': /*i18n*/ { id: 'build.search.kind.strategy-report', message: 'Báo cáo chiến lược' },
}

const periodicTexts: Texts<Entry<'periodic-reports'>['facts']['code']> = {
  'bao-cao-tai-chinh': /*i18n*/ { id: 'build.search.kind.financial-statements', message: 'Báo cáo tài chính' },
  'bao-cao-thuong-nien': /*i18n*/ { id: 'build.search.kind.annual-report', message: 'Báo cáo thường niên' },
  'bao-cao-tinh-hinh-quan-tri': /*i18n*/ {
    id: 'build.search.kind.governance-report',
    message: 'Báo cáo tình hình quản trị',
  },
  'ty-le-an-toan-tai-chinh': /*i18n*/ { id: 'build.search.kind.safety-ratio', message: 'Tỷ lệ an toàn tài chính' },
}

export const pageText: BuildText = /*i18n*/ { id: 'build.search.kind.page', message: 'Trang' }
export const productText: BuildText = /*i18n*/ { id: 'build.search.kind.product', message: 'Sản phẩm, dịch vụ' }

/** The name of an entry's kind. */
export function toKindText(entry: Entry): BuildText {
  switch (entry.collection) {
    case 'reports':
      return reportTexts[entry.facts.type]
    case 'periodic-reports':
      return periodicTexts[entry.facts.code]
    case 'financials':
      return periodicTexts['bao-cao-tai-chinh']
    default:
      return collectionTexts[entry.collection]
  }
}
