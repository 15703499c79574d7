import type { Entry } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'

/** The names of reports in results. */
export const reportNames: Readonly<Record<Entry<'reports'>['facts']['type'], BuildText>> = {
  nganh: /*i18n*/ { id: 'build.search.kind.sector-report', message: 'Báo cáo ngành' },
  'vi-mo': /*i18n*/ { id: 'build.search.kind.macro-report', message: 'Báo cáo vĩ mô' },
  'cong-ty': /*i18n*/ { id: 'build.search.kind.company-report', message: 'Báo cáo công ty' },
  'chuyen-de': /*i18n*/ { id: 'build.search.kind.topic-report', message: 'Báo cáo chuyên đề' },
  'chien-luoc': /*i18n*/ { id: 'build.search.kind.strategy-report', message: 'Báo cáo chiến lược' },
}
