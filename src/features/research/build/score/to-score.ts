import type { Entry } from '#engine/model/entries/content.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { isKnown } from '../../outcome/is-known.ts'
import type { CommentaryScore, KnownOutcome, Outcome } from '../../payload.ts'
import { toOutcome, type Call, type Close } from './to-outcome.ts'

type Commentary = Pick<Entry<'commentary'>, 'slug' | 'isListed'> & {
  facts: Call & Close & Pick<Entry<'commentary'>['facts'], 'sample' | 'supersedes' | 'corrects'>
}

/** The score of all market commentary; null while no outcome is known. One value for all pages that show it. */
export function toCommentaryScore({ content, derive }: Pick<PayloadContext, 'content' | 'derive'>) {
  return derive('score of commentary', () => toScore(content.entries.commentary), JSON.stringify)
}

const recentLimit = 20

/**
 * The score by the rules that pages state: each commentary counts once, as it was first published, and a withdrawn one is only
 * counted as such. Samples count as long as there is nothing else.
 * @param entries all commentary, the newest first
 */
export function toScore(entries: readonly Commentary[]): CommentaryScore | null {
  const isSample = entries.every(({ facts }) => facts.sample)
  const all = isSample ? entries : entries.filter(({ facts }) => !facts.sample)
  const listed = all.filter(({ isListed }) => isListed)
  const shown = new Set(listed.map(({ slug }) => slug))
  const counts: CommentaryScore['counts'] = { inside: 0, below: 0, above: 0, open: 0, late: 0 }
  const direction: CommentaryScore['direction'] = { right: 0, wrong: 0 }
  const known: (KnownOutcome & { width: number })[] = []
  for (const [place, { facts }] of listed.entries()) {
    // Another version of a commentary that counts.
    if (shown.has(facts.supersedes ?? facts.corrects?.entry ?? '')) continue
    const outcome: Outcome = toOutcome(facts, laterThan(listed, place))
    counts[outcome.state]++
    if (!isKnown(outcome)) continue
    if (outcome.direction) direction[outcome.direction]++
    known.push({ ...outcome, width: toWidth(facts) })
  }
  const days = known.map(({ date }) => date).toSorted()
  const [from, to] = [days.at(0), days.at(-1)]
  if (from === undefined || to === undefined) return null
  return {
    counts,
    direction,
    withdrawn: all.length - listed.length,
    recent: known
      .slice(0, recentLimit)
      .map(({ state }) => state)
      .toReversed(),
    width: (known.reduce((sum, { width }) => sum + width, 0) / known.length).toFixed(1),
    from,
    to,
    sample: isSample,
  }
}

function* laterThan(entries: readonly Commentary[], place: number): Generator<Close> {
  for (const { facts } of entries.slice(0, place).toReversed()) yield facts
}

/** The width of the band, in percent of the close that it was drawn from. */
function toWidth({ levels, indices: [leading] }: Call): number {
  return leading ? ((Number(levels.resistance) - Number(levels.support)) / Number(leading.close)) * 100 : 0
}
