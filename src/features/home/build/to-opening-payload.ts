import type { PageInput } from '#engine/render/payload/page-input.ts'
import { toComing } from '#features/calendar/build/to-coming.ts'
import { areSamples } from '#features/layout/label-samples.ts'
import { toBand } from '#features/service-status/build/to-band.ts'
import type { OpeningPayload } from '../payload.ts'
import { toAnswers } from './to-answers.ts'

/** More than the one that is shown, for visitors who come after it. */
const eventCount = 3

export function toOpeningPayload({ context, base }: PageInput): OpeningPayload {
  const { quarter, ...answers } = toAnswers(context)
  const page: OpeningPayload = {
    ...base,
    kind: 'opening',
    ...toBand(context),
    ...answers,
    // One stair: the others are on the home page.
    quarter: quarter && { ...quarter, figures: quarter.figures.slice(0, 1) },
    coming: toComing(context, eventCount),
  }
  const shown = [page.quarter, page.fees, page.dividend, page.report]
  return { ...page, sample: page.sample || areSamples(shown.flatMap((facts) => (facts ? [{ facts }] : []))) }
}
