import type { Content, Entry } from '#engine/model/entries/content.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import { toOutcome, type Close } from '#features/research/build/score/to-outcome.ts'
import { isKnown } from '#features/research/outcome/is-known.ts'
import type { CommentaryRow } from '../payload.ts'
import { toCounted } from './counted-entries.ts'
import type { Rows } from './rows.ts'

/** The bands of market commentary, by the rules of its score. */
export function toCommentaryRows(entries: Content['entries']['commentary'], locale: Locale): Rows<CommentaryRow> {
  const { counted, withdrawn } = toCounted(entries)
  const listed = entries.filter(({ isListed }) => isListed)
  let late = 0
  const rows = counted.flatMap((entry): CommentaryRow[] => {
    const outcome = toOutcome(entry.facts, laterThan(listed, listed.indexOf(entry)))
    if (outcome.state === 'late') {
      late++
      return []
    }
    const { levels, indices, publishedAt } = entry.facts
    const known = isKnown(outcome) ? outcome : undefined
    return [
      {
        kind: 'commentary',
        date: publishedAt.slice(0, 10),
        state: known ? (known.state === 'inside' ? 'hit' : 'miss') : 'open',
        link: linkToEntry(entry, locale),
        index: indices[0]?.name ?? '',
        ...levels,
        close: known ? { points: known.close, date: known.date, position: known.state } : null,
        direction: known?.direction ?? null,
      },
    ]
  })
  return { rows, late, withdrawn }
}

/** Those published after an entry, the oldest first; all are sorted, the newest first. */
function* laterThan(entries: readonly Entry<'commentary'>[], place: number): Generator<Close> {
  for (let index = place - 1; index >= 0; index--) {
    const entry = entries[index]
    if (entry) yield entry.facts
  }
}
