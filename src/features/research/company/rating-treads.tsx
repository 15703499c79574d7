import { Treads } from '#ui/treads/treads.tsx'
import { ratingLevels } from '../labels.ts'
import type { CoveredCompany } from '../payload.ts'
import '#ui/chart/chart.css'

type Rating = CoveredCompany['rating']

/** Two treads: the rating before, which a first one lacks, and the present one. The text beside it names them. */
export function RatingTreads({ from, to }: { from: Rating | undefined; to: Rating }) {
  const level = ratingLevels[to]
  return (
    <Treads
      levels={[from === undefined ? { missing: level } : ratingLevels[from], level]}
      most={ratingLevels.mua}
      className={toTone(from, to)}
    />
  )
}

/** Red is for a fall alone. */
function toTone(from: Rating | undefined, to: Rating): string {
  if (from === undefined || from === to) return 'chart-flat'
  return ratingLevels[to] > ratingLevels[from] ? 'chart-up' : 'chart-down'
}
