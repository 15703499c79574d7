import { siteName } from '#brand'
import type { Entry } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { CoverContext } from '#engine/render/site/render-site.ts'
import { toDatedCover } from '#features/covers/build/to-dated-cover.ts'
import { toTextCover } from '#features/covers/build/to-text-cover.ts'
import { toChartCover } from '#features/figures/build/to-chart-cover.ts'
import { formatShortDate } from '#i18n/format.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'

const categories: Readonly<Record<Entry<'news'>['facts']['category'], BuildText>> = {
  'thi-truong': /*i18n*/ { id: 'build.cover.news.market', message: 'Thị trường' },
  'doanh-nghiep': /*i18n*/ { id: 'build.cover.news.firm', message: 'Tin {firm}', values: { firm: siteName } },
  'san-pham': /*i18n*/ { id: 'build.cover.news.product', message: 'Sản phẩm' },
  'nha-dau-tu': /*i18n*/ { id: 'build.cover.news.investors', message: 'Nhà đầu tư' },
}

const announcement: BuildText = /*i18n*/ { id: 'build.cover.announcement', message: 'Thông báo' }
const release: BuildText = /*i18n*/ { id: 'build.cover.release', message: 'Thông cáo báo chí' }
const applies: BuildText = /*i18n*/ { id: 'build.cover.announcement.applies', message: 'Áp dụng từ' }

/** News: its chart, or its text. */
export function toNewsCover(entry: Entry<'news'>, context: CoverContext): DrawnCover {
  const kind = context.translate(categories[entry.facts.category])
  return (
    toChartCover(entry, context, { ground: 'celadon', kind }) ??
    toTextCover({ context, ground: 'celadon', kind, texts: entry.texts })
  )
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
    label: translate(applies),
    date: effectiveFrom,
    note: `${refNo} · ${translate(applies)} ${formatShortDate(locale, effectiveFrom)}`,
  })
}

/** A press release: its text. */
export function toReleaseCover({ texts }: Entry<'press-releases'>, context: CoverContext): DrawnCover {
  return toTextCover({ context, ground: 'celadon', kind: context.translate(release), texts })
}
