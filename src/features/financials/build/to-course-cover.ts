import type { BuildText } from '#engine/model/locale/translate.ts'
import type { CoverContext } from '#engine/render/site/render-site.ts'
import { joinNote } from '#features/covers/build/cover-parts.ts'
import { formatDecimal } from '#i18n/format.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import type { CoursePeriod, PeriodCourse } from './to-period-course.ts'

type Translate = CoverContext['translate']

const periods: Readonly<Record<CoursePeriod['period'], BuildText>> = {
  Q1: /*i18n*/ { id: 'build.cover.period.q1', message: 'Quý I' },
  Q2: /*i18n*/ { id: 'build.cover.period.q2', message: 'Quý II' },
  Q3: /*i18n*/ { id: 'build.cover.period.q3', message: 'Quý III' },
  Q4: /*i18n*/ { id: 'build.cover.period.q4', message: 'Quý IV' },
  H1: /*i18n*/ { id: 'build.cover.period.half', message: '6 tháng' },
  FY: /*i18n*/ { id: 'build.cover.period.year', message: 'Năm' },
}

const profit: BuildText = /*i18n*/ { id: 'build.cover.profit', message: 'Lợi nhuận sau thuế' }
const byQuarter: BuildText = /*i18n*/ {
  id: 'build.cover.profit.by-quarter',
  message: 'Lợi nhuận sau thuế từng quý đến',
}
/** Amounts as narrow as they are written; # stands for the figure. */
const amounts: Readonly<Record<PeriodCourse['unit'], BuildText>> = {
  dong: /*i18n*/ { id: 'build.cover.amount.dong', message: '# đồng' },
  'trieu-dong': /*i18n*/ { id: 'build.cover.amount.million', message: '# triệu đồng' },
  'ty-dong': /*i18n*/ { id: 'build.cover.amount.billion', message: '# tỷ đồng' },
}

/** A period as covers name it: `Quý III/2026`. A line does not end between a quarter and its number. */
export function toTimeName({ fiscalYear, period }: Omit<CoursePeriod, 'basis'>, translate: Translate): string {
  const name = `${translate(periods[period])}${period === 'FY' ? ' ' : '/'}${fiscalYear}`
  return name.replaceAll(' ', '\u00a0')
}

interface Course extends PeriodCourse {
  kind: string
  /** The kind in about thirty letters: the label of a period whose profit is no figure of the data. */
  label: string
  time: string
  context: Pick<CoverContext, 'locale' | 'translate'>
}

/** The profit of a period at the end of a stair of those before. */
export function toCourseCover({ kind, label, time, context, unit, values, own }: Course): DrawnCover {
  const { locale, translate } = context
  // The profit of two quarters is in no report as one figure of the data.
  const isSum = own > 1
  const last = formatDecimal(locale, values.at(-1) ?? '0').replace('-', '−')
  return {
    ground: 'paper',
    tone: 'profit-after-tax',
    kind,
    figure: isSum ? time : translate(amounts[unit]).replaceAll(' ', '\u00a0').replace('#', last),
    note: isSum ? `${translate(byQuarter)} ${time}` : joinNote([translate(profit), time]),
    label: isSum ? label : translate(profit),
    shape: {
      form: 'stair',
      values: values.map((value) => (value === null ? null : Number(value))),
      own: [values.length - own, values.length - 1],
    },
  }
}
