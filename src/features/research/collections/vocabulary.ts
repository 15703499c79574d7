/** The ratings of company reports, best first. */
export const ratings = ['mua', 'nam-giu', 'ban'] as const
export type Rating = (typeof ratings)[number]

/** The expected total return over 12 months, in percent, from which on a share is rated mua, or at least nam-giu. */
export const ratingBounds = { mua: 15, 'nam-giu': -10 } as const

/** The rating that follows from an expected total return in percent: "23.1". */
export function toRating(totalReturn: string): Rating {
  const percent = Number(totalReturn)
  return percent >= ratingBounds.mua ? 'mua' : percent >= ratingBounds['nam-giu'] ? 'nam-giu' : 'ban'
}
