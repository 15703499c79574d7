import { toVoteSegments, type VoteShares } from './to-vote-segments.ts'
import './vote-tread.css'

/** The votes on a resolution as one tread, divided as they were cast; the figures beside it say the same. */
export function VoteTread({ shares, isPassed }: { shares: VoteShares; isPassed: boolean }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={isPassed ? 'vote-tread' : 'vote-tread is-failed'}
      aria-hidden="true"
      focusable="false"
    >
      {toVoteSegments(shares).map(({ vote, from, width }) => (
        <rect key={vote} className={`vote-${vote}`} x={from} y="0" width={width} height="1" />
      ))}
    </svg>
  )
}
