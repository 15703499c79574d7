import type { Entry } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { CoverContext } from '#engine/render/site/render-site.ts'
import { joinNote } from '#features/covers/build/cover-parts.ts'
import { toDatedCover } from '#features/covers/build/to-dated-cover.ts'
import { toChartCover } from '#features/figures/build/to-chart-cover.ts'
import { formatShortDate } from '#i18n/format.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'

const categories: Readonly<Record<Entry<'news'>['facts']['category'], BuildText>> = {
  'thi-truong': /*i18n*/ { id: 'build.cover.news.market', message: 'Thị trường' },
  'doanh-nghiep': /*i18n*/ { id: 'build.cover.news.firm', message: 'Tin SHS' },
  'san-pham': /*i18n*/ { id: 'build.cover.news.product', message: 'Sản phẩm' },
  'nha-dau-tu': /*i18n*/ { id: 'build.cover.news.investors', message: 'Nhà đầu tư' },
}

const announcement: BuildText = /*i18n*/ { id: 'build.cover.announcement', message: 'Thông báo' }
const release: BuildText = /*i18n*/ { id: 'build.cover.release', message: 'Thông cáo báo chí' }
const shortRelease: BuildText = /*i18n*/ {
  id: 'build.cover.release.short',
  message: 'Thông cáo',
  comment: 'A press release, in about twelve letters',
}

/** News: its chart, or its kind and day. */
export function toNewsCover(entry: Entry<'news'>, context: CoverContext): DrawnCover {
  const { locale, translate } = context
  const { category, publishedAt } = entry.facts
  const kind = translate(categories[category])
  return toChartCover(entry, context, kind) ?? toDatedCover({ locale, ground: 'celadon', kind, date: publishedAt })
}

/** An announcement: the day from which it applies; in red where it is urgent. */
export function toAnnouncementCover(
  { facts }: Entry<'announcements'>,
  { locale, translate }: CoverContext,
): DrawnCover {
  const { refNo, effectiveFrom, severity } = facts
  return toDatedCover({
    locale,
    ground: 'celadon',
    tone: severity === 'khan' ? 'down' : 'other',
    kind: translate(announcement),
    date: effectiveFrom,
    note: joinNote([refNo, formatShortDate(locale, effectiveFrom)]),
  })
}

export function toReleaseCover({ facts }: Entry<'press-releases'>, { locale, translate }: CoverContext): DrawnCover {
  return toDatedCover({
    locale,
    ground: 'celadon',
    kind: translate(release),
    short: translate(shortRelease),
    date: facts.publishedAt,
  })
}
