import type * as v from 'valibot'
import type { WithoutAttachments } from '#model/entries/attachments.ts'
import { collectionNames, type CollectionName } from '#model/entries/collection-names.ts'
import { announcements } from '#features/articles/collections/announcements.ts'
import { awards } from '#features/company/collections/awards.ts'
import { commentary } from '#features/research/collections/commentary.ts'
import { disclosures } from '#features/disclosures/collections/disclosures.ts'
import { faqs } from '#features/learning/collections/faqs.ts'
import { fees } from '#features/fees/collection.ts'
import { financials } from '#features/financials/collection.ts'
import { governance } from '#features/disclosures/collections/governance.ts'
import { guides } from '#features/learning/collections/guides.ts'
import { jobs } from '#features/jobs/collection.ts'
import { knowledge } from '#features/learning/collections/knowledge.ts'
import { leaders } from '#features/company/collections/leaders.ts'
import { meetings } from '#features/meetings/collection.ts'
import { milestones } from '#features/company/collections/milestones.ts'
import { news } from '#features/articles/collections/news.ts'
import { offices } from '#features/company/collections/offices.ts'
import { periodicReports } from '#features/disclosures/collections/periodic-reports.ts'
import { pressReleases } from '#features/articles/collections/press-releases.ts'
import { profile } from '#features/company/collections/profile.ts'
import { reports } from '#features/research/collections/reports.ts'
import { shareManagement } from '#features/disclosures/collections/share-management.ts'
import { terms } from '#features/learning/collections/terms.ts'
import { units } from '#features/company/collections/units.ts'
import type { AnyCollection, SlugPath } from '#model/entries/define-collection.ts'

/** Every entity but the page, by the name of its folder below `content/`. */
export const collections = {
  news,
  announcements,
  'press-releases': pressReleases,
  reports,
  commentary,
  guides,
  'periodic-reports': periodicReports,
  disclosures,
  governance,
  meetings,
  'share-management': shareManagement,
  awards,
  faqs,
  fees,
  jobs,
  knowledge,
  leaders,
  milestones,
  offices,
  profile,
  terms,
  units,
  financials,
} as const satisfies Readonly<Record<CollectionName, AnyCollection>>

type Collections = typeof collections

/** What `entry.yaml` says, checked. */
export type FactsOf<C extends CollectionName> = WithoutAttachments<v.InferOutput<Collections[C]['schema']>>

/** The frontmatter of its texts. */
export type MatterOf<C extends CollectionName> = v.InferOutput<NonNullable<Collections[C]['text']>>

/** Entities whose entries have a page each. */
export type RoutedName = {
  [C in CollectionName]: Collections[C] extends { route: SlugPath } ? C : never
}[CollectionName]

export const routedNames = collectionNames.filter((name) => 'route' in collections[name]) as RoutedName[] // what RoutedName says
