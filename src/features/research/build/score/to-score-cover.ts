import type { BuildText } from '#engine/model/locale/translate.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { formatShortDate } from '#i18n/format.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import { toCommentaryScore } from './to-score.ts'

const kind: BuildText = /*i18n*/ {
  id: 'build.cover.score',
  message: 'Nhận định thị trường đến #',
  comment: '#: the day of the newest session',
}
const label: BuildText = /*i18n*/ { id: 'build.cover.score.label', message: 'phiên trong vùng' }
const note: BuildText = /*i18n*/ {
  id: 'build.cover.score.note',
  message: 'phiên đóng cửa trong vùng dự báo',
  comment: 'After 10/12',
}

/** How often commentary was right: a tread above the line for each session that closed inside, one below it for each miss. */
export function toScoreCover(context: PayloadContext): DrawnCover | undefined {
  const score = toCommentaryScore(context)
  if (!score) return undefined
  const { locale, translate } = context
  const { counts, recent, to } = score
  return {
    ground: 'ink',
    tone: 'up',
    kind: translate(kind).replace('#', formatShortDate(locale, to)),
    figure: `${counts.inside}/${counts.inside + counts.above + counts.below}`,
    note: translate(note),
    label: translate(label),
    shape: {
      form: 'apart',
      values: recent.map((state) => (state === 'inside' ? 1 : -1)),
      own: [0, recent.length - 1],
    },
  }
}
