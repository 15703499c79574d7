import type { Entry } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { CoverContext } from '#engine/render/site/render-site.ts'
import { toDayAndMonth } from '#features/covers/build/cover-parts.ts'
import { toTextCover } from '#features/covers/build/to-text-cover.ts'
import { toChartCover } from '#features/figures/build/to-chart-cover.ts'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatChange } from '#i18n/format.ts'
import type { CoverTone, DrawnCover } from '#lib/covers/drawn-cover.ts'
import { ratingNames } from './rating-names.ts'
import { reportNames } from './report-names.ts'

type Facts = Entry<'reports'>['facts']
type CompanyFacts = Extract<Facts, { type: 'cong-ty' }>

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

const target: BuildText = /*i18n*/ { id: 'build.cover.report.target', message: 'Giá mục tiêu' }
const against: BuildText = /*i18n*/ {
  id: 'build.cover.report.against',
  message: 'so với',
  comment: 'Between a change in percent and a price: +23.1% against VND 26,000',
}

/** A report on a company: from the price to its target. Any other: its chart, or its text. */
export function toReportCover(entry: Entry<'reports'>, context: CoverContext): DrawnCover {
  const { facts, texts } = entry
  const kind = context.translate(reportNames[facts.type])
  if (facts.type === 'cong-ty') return toTargetCover(facts, kind, context)
  const subject = facts.type === 'nganh' ? ` · ${context.translate(sectorNames[facts.sector])}` : ''
  const of = { ground: 'ink', kind: `${kind}${subject}` } as const
  return toChartCover(entry, context, of) ?? toTextCover({ context, ...of, texts })
}

/** Two treads on zero, the price and the target, so that the step between them is in proportion. */
function toTargetCover(
  { ticker, rating, targetPrice, priceAt, upside }: CompanyFacts,
  kind: string,
  { locale, translate }: CoverContext,
): DrawnCover {
  const change = `${formatChange(locale, upside)}%`
  const price = `${formatMoney(locale, priceAt.price)} (${toDayAndMonth(locale, priceAt.date)})`
  return {
    ground: 'ink',
    tone: toTone(upside),
    kind: `${kind} · ${ticker} · ${translate(ratingNames[rating])}`,
    figure: formatMoney(locale, targetPrice),
    note: `${translate(target)}, ${change} ${translate(against)} ${price}`,
    label: translate(target),
    shape: { form: 'stair', values: [Number(priceAt.price), Number(targetPrice)], own: [1, 1] },
  }
}

/** The direction, which the shape says too. */
function toTone(upside: string): CoverTone {
  return Number(upside) < 0 ? 'down' : 'up'
}
