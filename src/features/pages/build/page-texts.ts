import type { BuildText } from '#engine/model/locale/translate.ts'

export const pageText: BuildText = /*i18n*/ { id: 'build.search.kind.page', message: 'Trang' }
export const productText: BuildText = /*i18n*/ { id: 'build.search.kind.product', message: 'Sản phẩm, dịch vụ' }
