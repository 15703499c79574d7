import { say } from '#lib/say/message.ts'

/** The kinds of documents, in the order in which editors are told them, and what each is. */
export const documentKinds = {
  'bao-cao': say`report`,
  'giai-trinh': say`explanation`,
  'nghi-quyet': say`resolution`,
  'bien-ban': say`minutes`,
  'quyet-dinh': say`decision`,
  'thong-bao': say`notice`,
  'cong-van': say`official letter`,
  'to-trinh': say`proposal to a meeting`,
  'tai-lieu-hop': say`meeting documents`,
  'thu-moi': say`invitation`,
  'uy-quyen': say`proxy form`,
  'phieu-bieu-quyet': say`ballot`,
  'dieu-le': say`charter`,
  'quy-che': say`regulations and policies`,
  'ban-cao-bach': say`prospectus`,
  'thuyet-trinh': say`presentation`,
  'bieu-mau': say`form`,
  'bang-tinh': say`spreadsheet`,
  'phu-luc': say`appendix`,
  'bieu-trung': say`logo`,
} as const
