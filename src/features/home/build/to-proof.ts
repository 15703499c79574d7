import type { BuildContext } from '#engine/render/payload/build-context.ts'
import { toCapitalRatio } from '#features/financials/build/to-capital-ratio.ts'
import type { Proof } from '../payload.ts'

/** The firm in four facts, each from where the content states it. */
export function toProof({ content, locale }: Pick<BuildContext, 'content' | 'locale'>): Proof {
  const profile = content.entries.profile.find(({ isListed }) => isListed)?.facts
  const ratio = toCapitalRatio({ content, locale })
  const offices = content.entries.offices.filter(({ isListed }) => isListed)
  return {
    ...(profile && {
      firm: {
        founded: profile.licence.date,
        capital: profile.charterCapital
          .filter(({ since }) => since <= content.today)
          .map(({ amount, since }) => ({ amount, since })),
        sample: profile.sample,
      },
    }),
    ...(ratio && { ratio }),
    ...(offices.length > 0 && {
      offices: { count: offices.length, sample: offices.some(({ facts }) => facts.sample) },
    }),
  }
}
