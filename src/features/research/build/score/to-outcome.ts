import { toBandPosition } from '#lib/drawing/band.ts'
import { isBelow } from '#lib/numbers/decimal.ts'
import type { CommentaryFacts } from '../../collections/commentary.ts'
import type { Outcome } from '../../payload.ts'
import { toNextSession } from './to-next-session.ts'

/** The forecast of a commentary for a session, and its time. */
export type Call = Pick<
  CommentaryFacts,
  'sessionDate' | 'kind' | 'outlook' | 'levels' | 'indices' | 'closeAfter' | 'publishedAt'
>

/** The figures of a close, in a commentary. */
export type Close = Pick<CommentaryFacts, 'indices' | 'indicesOf'>

/** No order is matched before this time of the day. */
const opening = 'T09:00+07:00'

/**
 * How the session closed that a commentary was about. The page of the score states these rules.
 * @param later the commentaries after it, the oldest first; only as many are read as are needed
 */
export function toOutcome(call: Call, later: Iterable<Close>): Outcome {
  const { sessionDate, kind, outlook, levels, indices, closeAfter, publishedAt } = call
  const date = closeAfter?.date ?? (kind === 'truoc-phien' ? sessionDate : toNextSession(sessionDate))
  if (publishedAt >= date + opening) return { state: 'late' }
  const [leading] = indices
  const close = closeAfter?.close ?? (leading && findClose(leading.name, date, later))
  if (leading === undefined || close === undefined) return { state: 'open' }
  const state = toBandPosition([Number(levels.support), Number(levels.resistance)], Number(close))
  return { state, date, close, direction: toDirection(outlook, leading.close, close) }
}

function findClose(name: string, date: string, later: Iterable<Close>): string | undefined {
  for (const { indices, indicesOf } of later) {
    if (indicesOf < date) continue
    return indicesOf === date ? indices.find((row) => row.name === name)?.close : undefined
  }
  return undefined
}

/** `right` if the index went where the outlook pointed; an unchanged close is wrong, and a neutral outlook points nowhere. */
function toDirection(outlook: Call['outlook'], before: string, after: string): 'right' | 'wrong' | null {
  if (outlook === 'trung-tinh') return null
  const isRight = outlook === 'tich-cuc' ? isBelow(before, after) : isBelow(after, before)
  return isRight ? 'right' : 'wrong'
}
