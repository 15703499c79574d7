import { round } from '#lib/drawing/scale.ts'

export const votes = ['approve', 'against', 'abstain', 'invalid'] as const
export type Vote = (typeof votes)[number]

/** In percent of the shares that took part, as decimals; nothing where none was counted. */
export type VoteShares = Readonly<Partial<Record<Vote, string | undefined>>>

interface VoteSegment {
  vote: Vote
  /** Its beginning and its width, in percent of the tread. */
  from: number
  width: number
}

/** The parts of a tread, in the order of `votes`, one after the other; what nobody chose has none, and nothing goes beyond the end. */
export function toVoteSegments(shares: VoteShares): VoteSegment[] {
  const segments: VoteSegment[] = []
  let from = 0
  for (const vote of votes) {
    const width = Math.min(Number(shares[vote] ?? '0'), 100 - from)
    if (width <= 0) continue
    segments.push({ vote, from: round(from), width: round(width) })
    from += width
  }
  return segments
}
