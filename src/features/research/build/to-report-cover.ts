import type { Entry } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { CoverContext } from '#engine/render/site/render-site.ts'
import { joinNote } from '#features/covers/build/cover-parts.ts'
import { toDatedCover } from '#features/covers/build/to-dated-cover.ts'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatChange, formatShortDate } from '#i18n/format.ts'
import type { CoverTone, DrawnCover } from '#lib/covers/drawn-cover.ts'
import type { Rating } from '../collections/vocabulary.ts'
import { reportNames } from './report-names.ts'

type Facts = Entry<'reports'>['facts']
type CompanyFacts = Extract<Facts, { type: 'cong-ty' }>

const ratingNames: Readonly<Record<Rating, BuildText>> = {
  mua: /*i18n*/ { id: 'build.cover.rating.buy', message: 'Mua' },
  'nam-giu': /*i18n*/ { id: 'build.cover.rating.hold', message: 'Nắm giữ' },
  ban: /*i18n*/ { id: 'build.cover.rating.sell', message: 'Bán' },
}

const shortNames: Readonly<Record<Exclude<Facts['type'], 'cong-ty' | 'nganh'>, BuildText>> = {
  'vi-mo': /*i18n*/ { id: 'build.cover.report.macro', message: 'Vĩ mô' },
  'chuyen-de': /*i18n*/ { id: 'build.cover.report.topic', message: 'Chuyên đề' },
  'chien-luoc': /*i18n*/ { id: 'build.cover.report.strategy', message: 'Chiến lược' },
}

const sectorNames: Readonly<Record<CompanyFacts['sector'], BuildText>> = {
  'ngan-hang': /*i18n*/ { id: 'build.cover.sector.banks', message: 'Ngân hàng' },
  'bat-dong-san': /*i18n*/ { id: 'build.cover.sector.property', message: 'Bất động sản' },
  thep: /*i18n*/ { id: 'build.cover.sector.steel', message: 'Thép' },
  'ban-le': /*i18n*/ { id: 'build.cover.sector.retail', message: 'Bán lẻ' },
  'cong-nghe': /*i18n*/ { id: 'build.cover.sector.technology', message: 'Công nghệ' },
  'dien-nuoc': /*i18n*/ { id: 'build.cover.sector.utilities', message: 'Điện, nước' },
  'dau-khi': /*i18n*/ { id: 'build.cover.sector.oil', message: 'Dầu khí' },
  logistics: /*i18n*/ { id: 'build.cover.sector.logistics', message: 'Logistics' },
  'tieu-dung': /*i18n*/ { id: 'build.cover.sector.consumer', message: 'Tiêu dùng' },
  'cong-nghiep': /*i18n*/ { id: 'build.cover.sector.industry', message: 'Công nghiệp' },
}

const target: BuildText = /*i18n*/ { id: 'build.cover.report.target', message: 'giá mục tiêu' }

/** The treads on which ratings stand: the same as in `ratingLevels`. */
const levels: Readonly<Record<Rating, number>> = { ban: 1, 'nam-giu': 2, mua: 3 }

/** A report on a company: its rating on its tread, beside the one before. Any other: its subject and its day. */
export function toReportCover({ facts }: Entry<'reports'>, { locale, translate }: CoverContext): DrawnCover {
  const kind = translate(reportNames[facts.type])
  if (facts.type === 'cong-ty') {
    const { ticker, rating, targetPrice, upside, ratingHistory } = facts
    const name = translate(ratingNames[rating])
    const change = `${formatChange(locale, upside)}%`
    const before = ratingHistory[1]?.rating
    return {
      ground: 'ink',
      tone: toTone(before, rating),
      kind,
      figure: ticker,
      note: joinNote([name, `${translate(target)} ${formatMoney(locale, targetPrice)} (${change})`]),
      short: `${name} ${change}`,
      shape: {
        form: 'levels',
        levels: [before ? levels[before] : { missing: levels[rating] }, levels[rating]],
        most: 3,
      },
    }
  }
  const subject = translate(facts.type === 'nganh' ? sectorNames[facts.sector] : shortNames[facts.type])
  // The day that lists show beside it.
  const dated = toDatedCover({ locale, ground: 'ink', kind, short: subject, date: facts.publishedAt })
  if (facts.type !== 'nganh') return dated
  // The sector is what readers look for.
  const day = formatShortDate(locale, facts.publishedAt)
  return { ...dated, figure: subject, short: day, note: day }
}

/** Red is for a rating that is to sell: beside the change to the target, that of a lower rating would read as a loss. */
function toTone(before: Rating | undefined, rating: Rating): CoverTone {
  if (rating === 'ban') return 'down'
  return before !== undefined && levels[rating] > levels[before] ? 'up' : 'other'
}
