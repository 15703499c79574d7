import type { BuildText } from '#engine/model/locale/translate.ts'
import type { Body, BodyRole, LeaderFacts, Mandate } from '../collections/leaders.ts'

const roleTitles: { readonly [B in Body]: Readonly<Record<BodyRole<B>, BuildText>> } = {
  'hoi-dong-quan-tri': {
    'chu-tich': /*i18n*/ { id: 'build.role.board.chair', message: 'Chủ tịch Hội đồng quản trị' },
    'pho-chu-tich': /*i18n*/ { id: 'build.role.board.vice-chair', message: 'Phó Chủ tịch Hội đồng quản trị' },
    'thanh-vien': /*i18n*/ { id: 'build.role.board.member', message: 'Thành viên Hội đồng quản trị' },
  },
  'ban-dieu-hanh': {
    'tong-giam-doc': /*i18n*/ { id: 'build.role.management.ceo', message: 'Tổng Giám đốc' },
    'pho-tong-giam-doc': /*i18n*/ { id: 'build.role.management.deputy', message: 'Phó Tổng Giám đốc' },
    'giam-doc-tai-chinh': /*i18n*/ { id: 'build.role.management.cfo', message: 'Giám đốc Tài chính' },
    'giam-doc-quan-tri-rui-ro': /*i18n*/ { id: 'build.role.management.cro', message: 'Giám đốc Quản trị rủi ro' },
    'giam-doc-khoi': /*i18n*/ { id: 'build.role.management.division', message: 'Giám đốc Khối' },
    'ke-toan-truong': /*i18n*/ { id: 'build.role.management.accountant', message: 'Kế toán trưởng' },
  },
  'uy-ban-kiem-toan': {
    'chu-tich': /*i18n*/ { id: 'build.role.audit.chair', message: 'Chủ tịch Ủy ban kiểm toán' },
    'thanh-vien': /*i18n*/ { id: 'build.role.audit.member', message: 'Thành viên Ủy ban kiểm toán' },
  },
}

type Role = LeaderFacts['roles'][number]

/** The title of a role in a body. */
export function toRoleTitle(role: Role): BuildText {
  switch (role.body) {
    case 'hoi-dong-quan-tri':
      return roleTitles[role.body][role.role]
    case 'ban-dieu-hanh':
      return roleTitles[role.body][role.role]
    case 'uy-ban-kiem-toan':
      return roleTitles[role.body][role.role]
  }
}

/** The titles of those who make disclosures for the firm. */
export const mandateTitles: Readonly<Record<Mandate['as'], BuildText>> = {
  'dai-dien-theo-phap-luat': /*i18n*/ { id: 'build.mandate.representative', message: 'Người đại diện theo pháp luật' },
  'duoc-uy-quyen': /*i18n*/ { id: 'build.mandate.authorised', message: 'Người được ủy quyền công bố thông tin' },
}
