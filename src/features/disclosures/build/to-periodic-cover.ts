import type { Entry } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { CoverContext } from '#engine/render/site/render-site.ts'
import { joinNote } from '#features/covers/build/cover-parts.ts'
import { toPeriodCourse, type PeriodCourse } from '#features/financials/build/to-period-course.ts'
import { toStatedRatio } from '#features/financials/build/to-stated-ratio.ts'
import { formatDecimal, formatShortDate } from '#i18n/format.ts'
import type { CoverShape, DrawnCover } from '#lib/covers/drawn-cover.ts'
import type { Basis, Period } from '../collections/periodic-reports.ts'
import { periodicNames } from './periodic-names.ts'

const periods: Readonly<Record<Period, BuildText>> = {
  Q1: /*i18n*/ { id: 'build.cover.period.q1', message: 'Quý I' },
  Q2: /*i18n*/ { id: 'build.cover.period.q2', message: 'Quý II' },
  Q3: /*i18n*/ { id: 'build.cover.period.q3', message: 'Quý III' },
  Q4: /*i18n*/ { id: 'build.cover.period.q4', message: 'Quý IV' },
  H1: /*i18n*/ { id: 'build.cover.period.half', message: '6 tháng' },
  FY: /*i18n*/ { id: 'build.cover.period.year', message: 'Năm' },
}

const bases: Readonly<Record<Basis, BuildText>> = {
  'hop-nhat': /*i18n*/ { id: 'build.cover.basis.consolidated', message: 'hợp nhất' },
  rieng: /*i18n*/ { id: 'build.cover.basis.separate', message: 'riêng' },
}

const profit: BuildText = /*i18n*/ { id: 'build.cover.profit', message: 'Lợi nhuận sau thuế' }
const byQuarter: BuildText = /*i18n*/ {
  id: 'build.cover.profit.by-quarter',
  message: 'Lợi nhuận sau thuế từng quý đến',
}
const ratio: BuildText = /*i18n*/ { id: 'build.cover.ratio', message: 'Tỷ lệ vốn khả dụng tại ngày' }

/** The kinds of reports in about thirty letters. */
const shortNames: typeof periodicNames = {
  'bao-cao-tai-chinh': /*i18n*/ { id: 'build.cover.periodic.statements', message: 'Báo cáo tài chính' },
  'bao-cao-thuong-nien': /*i18n*/ { id: 'build.cover.periodic.annual', message: 'Báo cáo thường niên' },
  'bao-cao-tinh-hinh-quan-tri': /*i18n*/ { id: 'build.cover.periodic.governance', message: 'Tình hình quản trị' },
  'ty-le-an-toan-tai-chinh': /*i18n*/ { id: 'build.cover.periodic.ratio', message: 'Tỷ lệ vốn khả dụng' },
}

/** Amounts as narrow as they are written; # stands for the figure. */
const amounts: Readonly<Record<PeriodCourse['unit'], BuildText>> = {
  dong: /*i18n*/ { id: 'build.cover.amount.dong', message: '# đồng' },
  'trieu-dong': /*i18n*/ { id: 'build.cover.amount.million', message: '# triệu đồng' },
  'ty-dong': /*i18n*/ { id: 'build.cover.amount.billion', message: '# tỷ đồng' },
}

const months: Readonly<Record<Period, readonly [first: number, last: number]>> = {
  Q1: [1, 3],
  Q2: [4, 6],
  Q3: [7, 9],
  Q4: [10, 12],
  H1: [1, 6],
  FY: [1, 12],
}

/** A periodic report: the profit of its period at the end of a stair, the ratio that it states, or the part of the year that it is about. */
export function toPeriodicCover(entry: Entry<'periodic-reports'>, context: CoverContext): DrawnCover {
  const { content, locale, translate } = context
  const { code, basis, fiscalYear, period, periodEnd } = entry.facts
  const name =
    period === 'FY' ? `${translate(periods.FY)} ${fiscalYear}` : `${translate(periods[period])}/${fiscalYear}`
  // A line does not end between a quarter and its number.
  const time = name.replaceAll(' ', '\u00a0')
  const of = {
    label: translate(shortNames[code]),
    time,
    kind: [translate(periodicNames[code]), ...(basis ? [translate(bases[basis])] : [])].join(' · '),
    context,
  }
  if (code === 'ty-le-an-toan-tai-chinh') {
    const stated = toStatedRatio(entry)
    const day = formatShortDate(locale, periodEnd)
    if (stated !== null) {
      return {
        ...toSpan(of, period),
        tone: 'ratio',
        figure: `${formatDecimal(locale, stated)}%`,
        note: `${translate(ratio)} ${day}`,
        label: translate(shortNames[code]),
      }
    }
  }
  const isOnFigures = code === 'bao-cao-tai-chinh' || code === 'bao-cao-thuong-nien'
  const course = isOnFigures ? toPeriodCourse(content, { basis: basis ?? 'hop-nhat', fiscalYear, period }) : undefined
  if (course) return toCourseCover(of, course)
  return toSpan(of, period)
}

interface Of {
  time: string
  kind: string
  label: string
  context: Pick<CoverContext, 'locale' | 'translate'>
}

function toCourseCover({ time, kind, context }: Of, { unit, values, own }: PeriodCourse): DrawnCover {
  const { locale, translate } = context
  const shape: CoverShape = {
    form: 'stair',
    values: values.map((value) => (value === null ? null : Number(value))),
    own: [values.length - own, values.length - 1],
  }
  // The profit of two quarters is in no report as one figure of the data.
  const isSum = own > 1
  const last = values.at(-1) ?? '0'
  return {
    ground: 'paper',
    tone: 'profit-after-tax',
    kind,
    figure: isSum
      ? time
      : translate(amounts[unit]).replaceAll(' ', '\u00a0').replace('#', formatDecimal(locale, last).replace('-', '−')),
    note: isSum ? `${translate(byQuarter)} ${time}` : joinNote([translate(profit), time]),
    label: translate(profit),
    shape,
  }
}

function toSpan({ time, kind, label }: Of, period: Period): DrawnCover {
  return {
    ground: 'paper',
    tone: 'other',
    kind,
    figure: time,
    note: kind,
    label,
    shape: { form: 'year', months: months[period] },
  }
}
