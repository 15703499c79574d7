import type { Entry } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { CoverContext } from '#engine/render/site/render-site.ts'
import { joinNote, toDayAndMonth } from '#features/covers/build/cover-parts.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'

const kind: BuildText = /*i18n*/ { id: 'build.cover.job', message: 'Tuyển dụng' }
const until: BuildText = /*i18n*/ { id: 'build.cover.job.until', message: 'Hạn nộp hồ sơ' }

/** The treads of a career, of which the last one is the level that is asked for. */
const levels: Readonly<Record<Entry<'jobs'>['facts']['level'], number>> = {
  'thuc-tap': 1,
  'moi-vao-nghe': 2,
  'chuyen-vien': 3,
  'chuyen-vien-chinh': 4,
  'quan-ly': 5,
}

/** A job: until when to apply, and its level. */
export function toJobCover({ facts }: Entry<'jobs'>, { locale, translate }: CoverContext): DrawnCover {
  return {
    ground: 'celadon',
    tone: 'other',
    kind: `${translate(kind)} · ${facts.unit[locale]}`,
    figure: toDayAndMonth(locale, facts.validThrough),
    note: joinNote([translate(until), facts.place[locale]]),
    label: translate(until),
    shape: {
      form: 'levels',
      levels: Array.from({ length: levels[facts.level] }, (_, below) => below + 1),
      most: levels['quan-ly'],
    },
  }
}
