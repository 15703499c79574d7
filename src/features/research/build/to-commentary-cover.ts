import type { Entry } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { CoverContext } from '#engine/render/site/render-site.ts'
import { joinNote } from '#features/covers/build/cover-parts.ts'
import { formatChange, formatShortDate } from '#i18n/format.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import { toDirection } from '../index-change.ts'

const name: BuildText = /*i18n*/ { id: 'build.cover.commentary', message: 'Nhận định thị trường' }

/** How the indices moved in the session that the commentary is about, on zero; the leading one is its figure. */
export function toCommentaryCover({ facts }: Entry<'commentary'>, { locale, translate }: CoverContext): DrawnCover {
  const { indices, indicesOf, sessionDate, kind } = facts
  const [leading, ...others] = indices
  // Before a session, the moves are those of an earlier one: none is the commentary's own.
  const isOwn = kind === 'sau-phien'
  const changeOf = (percent: string) => `${formatChange(locale, percent)}%`
  return {
    ground: 'ink',
    tone: toDirection(leading?.changePercent ?? '0'),
    kind: `${translate(name)} · ${formatShortDate(locale, sessionDate)}`,
    figure: changeOf(leading?.changePercent ?? '0'),
    note: joinNote([
      `${leading?.name ?? ''} ${formatShortDate(locale, indicesOf)}`,
      ...others.slice(0, 2).map((one) => `${one.name} ${changeOf(one.changePercent)}`),
    ]),
    label: leading?.name ?? '',
    shape: {
      form: 'apart',
      values: indices.slice(0, 4).map(({ changePercent }) => Number(changePercent)),
      own: isOwn ? [0, 0] : [-1, -1],
    },
  }
}
