import type { BuildText, Translate } from '#engine/model/locale/translate.ts'
import type { ReportDeadline } from './to-report-deadlines.ts'

type Texts<Key extends string> = Readonly<Record<Key, BuildText>>

const reports: Texts<ReportDeadline['code']> = {
  'bao-cao-tai-chinh': /*i18n*/ { id: 'build.calendar.report.statements', message: 'Báo cáo tài chính' },
  'bao-cao-thuong-nien': /*i18n*/ { id: 'build.calendar.report.annual', message: 'Báo cáo thường niên' },
  'bao-cao-tinh-hinh-quan-tri': /*i18n*/ {
    id: 'build.calendar.report.governance',
    message: 'Báo cáo tình hình quản trị công ty',
  },
  'ty-le-an-toan-tai-chinh': /*i18n*/ {
    id: 'build.calendar.report.ratio',
    message: 'Báo cáo tỷ lệ an toàn tài chính',
  },
}

const periods: Texts<ReportDeadline['period']> = {
  Q1: /*i18n*/ { id: 'build.calendar.period.q1', message: 'Quý I/', comment: 'Before a year' },
  Q2: /*i18n*/ { id: 'build.calendar.period.q2', message: 'Quý II/', comment: 'Before a year' },
  H1: /*i18n*/ { id: 'build.calendar.period.h1', message: 'bán niên', comment: 'Before a year' },
  Q3: /*i18n*/ { id: 'build.calendar.period.q3', message: 'Quý III/', comment: 'Before a year' },
  Q4: /*i18n*/ { id: 'build.calendar.period.q4', message: 'Quý IV/', comment: 'Before a year' },
  FY: /*i18n*/ { id: 'build.calendar.period.fy', message: 'năm', comment: 'Before a year' },
}

/** `Báo cáo tài chính, Quý IV/2026` */
export function toDeadlineTitle({ code, period, fiscalYear }: ReportDeadline, translate: Translate): string {
  const name = translate(periods[period])
  return `${translate(reports[code])}, ${name}${name.endsWith('/') ? '' : ' '}${fiscalYear}`
}

const circularPrefix = 'Thông tư '
const circular: BuildText = /*i18n*/ {
  id: 'build.calendar.circular',
  message: 'Thông tư',
  comment: 'Before the number of a circular',
}
const article: BuildText = /*i18n*/ {
  id: 'build.calendar.article',
  message: 'Điều',
  comment: 'Before the number of an article of a circular',
}

/** The name of a regulation in the language of the page: `Circular 96/2020/TT-BTC, Article 14`. */
export function toSourceName(
  { instrument, article: number }: Pick<ReportDeadline['source'], 'instrument' | 'article'>,
  translate: Translate,
): string {
  const name = instrument.startsWith(circularPrefix)
    ? `${translate(circular)} ${instrument.slice(circularPrefix.length)}`
    : instrument
  return number === undefined ? name : `${name}, ${translate(article)} ${number}`
}
