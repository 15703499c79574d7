import type { Entry } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { mandateTitles } from './role-titles.ts'

type Role = Entry<'leaders'>['facts']['roles'][number]['role']
type Body = Entry<'leaders'>['facts']['roles'][number]['body']

/** Words by which people search for leaders. */
const roleTexts: Readonly<Record<Role, BuildText>> = {
  'chu-tich': /*i18n*/ { id: 'build.search.role.chair', message: 'Chủ tịch' },
  'pho-chu-tich': /*i18n*/ { id: 'build.search.role.vice-chair', message: 'Phó Chủ tịch' },
  'thanh-vien': /*i18n*/ { id: 'build.search.role.member', message: 'Thành viên' },
  'tong-giam-doc': /*i18n*/ { id: 'build.search.role.chief-executive', message: 'Tổng Giám đốc' },
  'pho-tong-giam-doc': /*i18n*/ { id: 'build.search.role.deputy-chief-executive', message: 'Phó Tổng Giám đốc' },
  'giam-doc-tai-chinh': /*i18n*/ { id: 'build.search.role.finance', message: 'Giám đốc Tài chính' },
  'giam-doc-quan-tri-rui-ro': /*i18n*/ { id: 'build.search.role.risk', message: 'Giám đốc Quản trị rủi ro' },
  'giam-doc-khoi': /*i18n*/ { id: 'build.search.role.division', message: 'Giám đốc Khối' },
  'ke-toan-truong': /*i18n*/ { id: 'build.search.role.accountant', message: 'Kế toán trưởng' },
}

const bodyTexts: Readonly<Record<Body, BuildText>> = {
  'hoi-dong-quan-tri': /*i18n*/ { id: 'build.search.body.board', message: 'Hội đồng quản trị' },
  'ban-dieu-hanh': /*i18n*/ { id: 'build.search.body.management', message: 'Ban điều hành' },
  'uy-ban-kiem-toan': /*i18n*/ { id: 'build.search.body.audit', message: 'Ủy ban kiểm toán' },
}

/** The roles of a leader and the bodies they are in, one after the other; then the capacities in which disclosures are made. */
export function toRoleTexts({ facts }: Entry<'leaders'>): BuildText[] {
  return [
    ...facts.roles.flatMap(({ role, body }) => [roleTexts[role], bodyTexts[body]]),
    ...facts.mandates.map((mandate) => mandateTitles[mandate.as]),
  ]
}
