import type { BuildText } from '#engine/model/locale/translate.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { joinNote } from '#features/covers/build/cover-parts.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import { toQuarters } from './quarters.ts'
import { toCourseCover, toTimeName } from './to-course-cover.ts'
import { toPeriodCourse, type CoursePeriod } from './to-period-course.ts'
import { toSeries } from './to-series.ts'

const kind: BuildText = /*i18n*/ { id: 'build.cover.quarter', message: 'Kết quả kinh doanh' }

const each: BuildText = /*i18n*/ { id: 'build.cover.quarter.each', message: 'mỗi bậc một quý' }

type CoverContext = Pick<PayloadContext, 'content' | 'locale' | 'translate'>

/** The profit of a quarter, as the cover of its report shows it; undefined where it has none. */
export function toQuarterCover(of: CoursePeriod, context: CoverContext): DrawnCover | undefined {
  const course = toPeriodCourse(context.content, of)
  if (!course) return undefined
  const { translate } = context
  const time = toTimeName(of, translate)
  const label = translate(kind)
  const cover = toCourseCover({ ...course, kind: `${label} · ${time}`, label, time, context })
  return { ...cover, note: joinNote([cover.label, translate(each)]) }
}

/** The same of the newest quarter, on the first basis that has quarters. */
export function toNewestQuarterCover(context: CoverContext): DrawnCover | undefined {
  for (const series of toSeries(context.content)) {
    const newest = toQuarters(series).at(-1)
    if (newest) return toQuarterCover({ ...newest, basis: series.basis }, context)
  }
  return undefined
}
