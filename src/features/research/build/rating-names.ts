import type { BuildText } from '#engine/model/locale/translate.ts'
import type { Rating } from '../collections/vocabulary.ts'

export const ratingNames: Readonly<Record<Rating, BuildText>> = {
  mua: /*i18n*/ { id: 'build.cover.rating.buy', message: 'Mua' },
  'nam-giu': /*i18n*/ { id: 'build.cover.rating.hold', message: 'Nắm giữ' },
  ban: /*i18n*/ { id: 'build.cover.rating.sell', message: 'Bán' },
}
