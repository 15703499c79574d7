import type { SectionNav } from '#engine/model/payload.ts'
import { toListingPage, toListingSummary } from '#engine/render/lists/to-listing.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toBase, type PageSubject } from '#engine/render/payload/to-base.ts'
import { toPageAlerts } from '#features/alerts/build/to-alert-form.ts'
import { toPeriodicGrids } from '#features/disclosures/build/to-periodic-grids.ts'
import { toYearDownloads } from '#features/downloads/build/to-bundles.ts'
import { toCommentaryScore } from '#features/research/build/score/to-score.ts'
import type { PageSpecs } from '#site/map/page-spec.ts'
import type { ListPayload } from '../payload.ts'
import { toListCover } from './to-list-cover.ts'

interface ListInput {
  context: PayloadContext
  subject: PageSubject
  section: SectionNav | null
  /** The number of the page, from 1. */
  number: number
}

/** A page of a list. */
export function toListPayload(
  { context, subject, section, number }: ListInput,
  { selection, grids }: PageSpecs['list'],
): ListPayload {
  const listed = { path: subject.path, selection }
  const { total, pages, filters } = toListingSummary(context, listed)
  const downloads = number === 1 ? toYearDownloads(context, subject.path) : []
  const score = selection.collection === 'commentary' && number === 1 ? toCommentaryScore(context) : null
  const base = toBase(context, { ...subject, page: number })
  const drawn = base.lead ? undefined : toListCover(base.title, context, listed)
  return {
    ...base,
    ...(drawn && { drawn }),
    kind: 'list',
    section,
    items: toListingPage(context, listed, number).map((entry) => context.toItem(entry)),
    pages,
    total,
    filters,
    ...(grids && number === 1 && { grids: toPeriodicGrids(context.content, grids) }),
    ...(score && { score }),
    ...(number === 1 && toPageAlerts(context, subject.path, base.title)),
    ...(downloads.length > 0 && { downloads }),
  }
}
