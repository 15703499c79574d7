import type { Entry } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'

/** The names of periodic reports in results. */
export const periodicNames: Readonly<Record<Entry<'periodic-reports'>['facts']['code'], BuildText>> = {
  'bao-cao-tai-chinh': /*i18n*/ { id: 'build.search.kind.financial-statements', message: 'Báo cáo tài chính' },
  'bao-cao-thuong-nien': /*i18n*/ { id: 'build.search.kind.annual-report', message: 'Báo cáo thường niên' },
  'bao-cao-tinh-hinh-quan-tri': /*i18n*/ {
    id: 'build.search.kind.governance-report',
    message: 'Báo cáo tình hình quản trị',
  },
  'ty-le-an-toan-tai-chinh': /*i18n*/ { id: 'build.search.kind.safety-ratio', message: 'Tỷ lệ an toàn tài chính' },
}
