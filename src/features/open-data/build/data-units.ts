import type { BuildText } from '#engine/model/locale/translate.ts'

/** The units of columns. */
export const dataUnits = {
  dong: /*i18n*/ { id: 'build.data.unit.dong', message: 'đồng' },
  shares: /*i18n*/ { id: 'build.data.unit.shares', message: 'cổ phiếu' },
  percent: /*i18n*/ { id: 'build.data.unit.percent', message: '%' },
  bytes: /*i18n*/ { id: 'build.data.unit.bytes', message: 'byte' },
} as const satisfies Readonly<Record<string, BuildText>>

/** The meaning of columns that many sets have. */
export const dataMeanings = {
  title: /*i18n*/ { id: 'build.data.meaning.title', message: 'Tiêu đề của tài liệu nguồn' },
  notice: /*i18n*/ { id: 'build.data.meaning.notice', message: 'Địa chỉ của thông báo nguồn' },
  publishedAt: /*i18n*/ {
    id: 'build.data.meaning.published-at',
    message: 'Thời điểm đăng trên trang, kèm múi giờ',
  },
} as const satisfies Readonly<Record<string, BuildText>>
