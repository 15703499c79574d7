import type { Entry } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { joinNote, toDayAndMonth, toYearSpan } from '#features/covers/build/cover-parts.ts'
import { formatDecimal, formatShortDate } from '#i18n/format.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'

type Meeting = Pick<Entry<'meetings'>, 'facts' | 'texts'>
type CoverContext = Pick<PayloadContext, 'locale' | 'translate'>

const kinds: Readonly<Record<Entry<'meetings'>['facts']['kind'], BuildText>> = {
  'thuong-nien': /*i18n*/ { id: 'build.cover.meeting.annual', message: 'Đại hội thường niên' },
  'bat-thuong': /*i18n*/ { id: 'build.cover.meeting.extraordinary', message: 'Đại hội bất thường' },
  'lay-y-kien': /*i18n*/ { id: 'build.cover.meeting.written', message: 'Lấy ý kiến bằng văn bản' },
}
const opens: BuildText = /*i18n*/ { id: 'build.cover.meeting.opens', message: 'Khai mạc' }
const attendance: BuildText = /*i18n*/ { id: 'build.cover.meeting.attendance', message: 'Cổ phần dự họp' }
const resolutions: BuildText = /*i18n*/ {
  id: 'build.cover.meeting.resolutions',
  message: 'mỗi cột một nghị quyết',
}
const course: BuildText = /*i18n*/ {
  id: 'build.cover.meeting.course',
  message: 'mỗi bậc một kỳ họp',
}

/** A meeting: how many shares were represented, and how each resolution was approved; before that, its day after the record date. */
export function toMeetingCover({ facts }: Meeting, { locale, translate }: CoverContext): DrawnCover {
  const { kind, results, opensAt, recordDate } = facts
  const name = toName({ kind, opensAt }, { locale, translate })
  if (!results) {
    return {
      ground: 'paper',
      tone: 'other',
      kind: name,
      figure: toDayAndMonth(locale, opensAt),
      note: translate(opens),
      label: translate(opens),
      shape: toYearSpan(recordDate, opensAt),
    }
  }
  return {
    ...toAttendance(results.attendance, { locale, translate }),
    kind: name,
    note: joinNote([translate(attendance), translate(resolutions)]),
    shape: {
      form: 'apart',
      values: results.resolutions.map(({ approve }) => Number(approve)),
      own: [0, results.resolutions.length - 1],
    },
  }
}

/** The meetings of a page: how many shares were represented at each, the newest at the end. */
export function toMeetingsCover(meetings: readonly Meeting[], context: CoverContext): DrawnCover | undefined {
  const held = meetings
    .toReversed()
    .flatMap(({ facts: { results, opensAt, kind } }) => (results ? [{ results, opensAt, kind }] : []))
  const newest = held.at(-1)
  if (!newest) return undefined
  const { translate } = context
  return {
    ...toAttendance(newest.results.attendance, context),
    kind: toName(newest, context),
    note: joinNote([translate(attendance), translate(course)]),
    shape: {
      form: 'stair',
      values: held.map(({ results }) => Number(results.attendance)),
      own: [held.length - 1, held.length - 1],
    },
  }
}

function toName(
  { kind, opensAt }: Pick<Meeting['facts'], 'kind' | 'opensAt'>,
  { locale, translate }: CoverContext,
): string {
  return `${translate(kinds[kind])} · ${formatShortDate(locale, opensAt)}`
}

function toAttendance(
  percent: string,
  { locale, translate }: CoverContext,
): Pick<DrawnCover, 'ground' | 'tone' | 'figure' | 'label'> {
  return {
    ground: 'paper',
    tone: 'other',
    figure: `${formatDecimal(locale, percent)}%`,
    label: translate(attendance),
  }
}
