import type { PageInput } from '#engine/render/payload/page-input.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { areSamples } from '#features/layout/label-samples.ts'
import { toItemGroup } from '#features/lists/build/to-item-group.ts'
import { toBand } from '#features/service-status/build/to-band.ts'
import { descending } from '#lib/order.ts'
import type { HubGroup, PageSpecs } from '#site/map/page-spec.ts'
import type { HomePayload } from '../payload.ts'
import { toAnswers } from './to-answers.ts'
import { toHolders } from './to-holders.ts'
import { toProof } from './to-proof.ts'
import { toResearch } from './to-research.ts'
import { toToday } from './to-today.ts'

/** The length of the list of news and announcements. */
const latestCount = 6

export function toHomePayload({ context, page: written, base }: PageInput, spec: PageSpecs['home']): HomePayload {
  const page: HomePayload = {
    ...base,
    kind: 'home',
    blockHeadings: written.matter[context.locale]?.headings ?? {},
    ...toBand(context),
    ...toAnswers(context),
    today: toToday(context),
    research: toResearch(context, spec.research),
    holders: toHolders(context, spec.disclosures),
    proof: toProof(context),
    latest: toLatest(context, spec.news),
  }
  return { ...page, sample: page.sample || areSamples(toEvidence(page)) }
}

/** The newest of several lists in one, and a link to each of these. */
function toLatest(context: PayloadContext, groups: readonly HubGroup[]): HomePayload['latest'] {
  const found = groups.map((group) => toItemGroup(context, group, latestCount))
  return {
    lists: found.map(({ list }) => list),
    items: found
      .flatMap(({ items }) => items)
      .toSorted((a, b) => descending(a.facts.publishedAt, b.facts.publishedAt))
      .slice(0, latestCount),
  }
}

/** All that one label speaks for: news has its own, and dates of the calendar follow from entries, or from the law. */
function toEvidence({ quarter, fees, dividend, report, today, research, holders, proof }: HomePayload) {
  const { firm, ratio, offices } = proof
  const entries = [today.disclosure, today.notice, research.report, ...research.others]
  const items = [...(holders?.disclosures.items ?? []), ...entries].map((item) => item?.facts)
  const shown = [quarter, fees, dividend, report, firm, ratio, offices, research.score, ...items]
  return shown.flatMap((facts) => (facts ? [{ facts }] : []))
}
