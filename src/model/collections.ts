import type * as v from 'valibot'
import type { WithoutAttachments } from './attachments.ts'
import { collectionNames, type CollectionName } from './collection-names.ts'
import { announcements } from './entries/announcement.ts'
import { awards } from './entries/award.ts'
import { commentary } from './entries/commentary.ts'
import { disclosures } from './entries/disclosure.ts'
import { faqs } from './entries/faq.ts'
import { fees } from './entries/fee.ts'
import { governance } from './entries/governance.ts'
import { guides } from './entries/guide.ts'
import { jobs } from './entries/job.ts'
import { knowledge } from './entries/knowledge.ts'
import { leaders } from './entries/leader.ts'
import { meetings } from './entries/meeting.ts'
import { milestones } from './entries/milestone.ts'
import { news } from './entries/news.ts'
import { offices } from './entries/office.ts'
import { periodicReports } from './entries/periodic-report.ts'
import { pressReleases } from './entries/press-release.ts'
import { profile } from './entries/profile.ts'
import { reports } from './entries/report.ts'
import { shareManagement } from './entries/share-management.ts'
import { terms } from './entries/term.ts'
import { units } from './entries/unit.ts'
import type { AnyCollection, SlugPath } from './entries/collection.ts'

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
