import type { Selection } from '#engine/model/content/shown-page.ts'
import { toSiteDay } from '#engine/model/locale/site-time.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toMonthsCover } from '#features/covers/build/to-months-cover.ts'
import { toScoreCover } from '#features/research/build/score/to-score-cover.ts'
import type { CoverGround, DrawnCover } from '#lib/covers/drawn-cover.ts'

const items: BuildText = /*i18n*/ {
  id: 'build.cover.list.items',
  message: '# mục',
  comment: '#: how many entries of a list in a year',
}

/** Who speaks: ink what the firm thinks, celadon what it tells; all else it files. */
const grounds: Partial<Record<RoutedName, CoverGround>> = {
  reports: 'ink',
  commentary: 'ink',
  news: 'celadon',
  'press-releases': 'celadon',
  announcements: 'celadon',
  knowledge: 'celadon',
  guides: 'celadon',
  jobs: 'celadon',
}

/** Fewer entries make no course. */
const least = 3

/** The cover of a list: how much it had in each of twelve months; that of commentary, how often it was right. */
export function toListCover(
  title: string,
  context: PayloadContext,
  { path, selection }: { path: string; selection: Selection },
): DrawnCover | undefined {
  if (selection.collection === 'commentary') return toScoreCover(context)
  const days = context.derive(
    `days of ${path}`,
    () => selection.from(context.content.entries).map(({ facts }) => toSiteDay(new Date(facts.publishedAt))),
    (all) => all.join(' '),
  )
  if (days.length < least) return undefined
  return toMonthsCover(context, { ground: grounds[selection.collection] ?? 'paper', title, counted: items, days })
}
