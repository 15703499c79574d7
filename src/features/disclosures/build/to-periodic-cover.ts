import type { Entry } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { CoverContext } from '#engine/render/site/render-site.ts'
import { toCourseCover, toTimeName } from '#features/financials/build/to-course-cover.ts'
import { toPeriodCourse } from '#features/financials/build/to-period-course.ts'
import { toStatedRatio } from '#features/financials/build/to-stated-ratio.ts'
import { formatDecimal, formatShortDate } from '#i18n/format.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import type { Basis, Period } from '../collections/periodic-reports.ts'
import { periodicNames } from './periodic-names.ts'

const bases: Readonly<Record<Basis, BuildText>> = {
  'hop-nhat': /*i18n*/ { id: 'build.cover.basis.consolidated', message: 'hợp nhất' },
  rieng: /*i18n*/ { id: 'build.cover.basis.separate', message: 'riêng' },
}

const ratio: BuildText = /*i18n*/ { id: 'build.cover.ratio', message: 'Tỷ lệ vốn khả dụng tại ngày' }

/** The kinds of reports in about thirty letters. */
const shortNames: typeof periodicNames = {
  'bao-cao-tai-chinh': /*i18n*/ { id: 'build.cover.periodic.statements', message: 'Báo cáo tài chính' },
  'bao-cao-thuong-nien': /*i18n*/ { id: 'build.cover.periodic.annual', message: 'Báo cáo thường niên' },
  'bao-cao-tinh-hinh-quan-tri': /*i18n*/ { id: 'build.cover.periodic.governance', message: 'Tình hình quản trị' },
  'ty-le-an-toan-tai-chinh': /*i18n*/ { id: 'build.cover.periodic.ratio', message: 'Tỷ lệ vốn khả dụng' },
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
  const time = toTimeName({ fiscalYear, period }, translate)
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
  if (course) return toCourseCover({ ...of, ...course })
  return toSpan(of, period)
}

interface Of {
  time: string
  kind: string
  label: string
  context: Pick<CoverContext, 'locale' | 'translate'>
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
