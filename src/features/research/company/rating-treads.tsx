import { Treads } from '#ui/treads/treads.tsx'
import { ratingLevels } from '../labels.ts'
import type { CoveredCompany } from '../payload.ts'
import '#ui/chart/chart.css'

type Rating = CoveredCompany['rating']

/** Two treads: the rating before, and the present one. The text beside it names them. */
export function RatingTreads({ from, to }: { from: Rating; to: Rating }) {
  return <Treads levels={[ratingLevels[from], ratingLevels[to]]} most={ratingLevels.mua} className={toTone(from, to)} />
}

/** Red is for a fall alone. */
function toTone(from: Rating, to: Rating): string {
  if (from === to) return 'chart-flat'
  return ratingLevels[to] > ratingLevels[from] ? 'chart-up' : 'chart-down'
}
