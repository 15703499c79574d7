import type { FactsOf, MatterOf } from '#engine/model/entries/content.ts'
import type { Collection, FactsOf as FactsIn, MatterOf as MatterIn } from '#engine/model/entries/define-collection.ts'
import type { RoutedName, CollectionName } from '#engine/model/site/collection-name.ts'
import { collectionNames } from '#engine/model/vocabulary/collection-names.ts'
import type { KindOf } from '#engine/model/vocabulary/list-kinds.ts'
import { announcements } from '#features/articles/collections/announcements.ts'
import { news } from '#features/articles/collections/news.ts'
import { pressReleases } from '#features/articles/collections/press-releases.ts'
import { awards } from '#features/company/collections/awards.ts'
import { leaders } from '#features/company/collections/leaders.ts'
import { milestones } from '#features/company/collections/milestones.ts'
import { offices } from '#features/company/collections/offices.ts'
import { profile } from '#features/company/collections/profile.ts'
import { units } from '#features/company/collections/units.ts'
import { deals } from '#features/deals/collection.ts'
import { disclosures } from '#features/disclosures/collections/disclosures.ts'
import { governance } from '#features/disclosures/collections/governance.ts'
import { periodicReports } from '#features/disclosures/collections/periodic-reports.ts'
import { shareManagement } from '#features/disclosures/collections/share-management.ts'
import { fees } from '#features/fees/collection.ts'
import { financials } from '#features/financials/collection.ts'
import { jobs } from '#features/jobs/collection.ts'
import { faqs } from '#features/learning/collections/faqs.ts'
import { guides } from '#features/learning/collections/guides.ts'
import { knowledge } from '#features/learning/collections/knowledge.ts'
import { terms } from '#features/learning/collections/terms.ts'
import { meetings } from '#features/meetings/collection.ts'
import type { PageFacts, PageMatter } from '#features/pages/collections/page-schema.ts'
import { commentary } from '#features/research/collections/commentary.ts'
import { issuers } from '#features/research/collections/issuers.ts'
import { reports } from '#features/research/collections/reports.ts'
import { marginLists } from '#features/trading/collection.ts'

/** Every collection, by the name of its folder below `content/`. */
const defined = {
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
  issuers,
  deals,
  'margin-lists': marginLists,
} satisfies Record<(typeof collectionNames)[number], unknown>

type Defined = typeof defined
type Name = (typeof collectionNames)[number]

// Mapped types by name, so that in code that is generic in the name, the compiler relates an entry to its collection.
declare module '#engine/model/site/register.ts' {
  interface Register {
    name: Name
    facts: { [C in Name]: FactsIn<Defined[C]> }
    matter: { [C in Name]: MatterIn<Defined[C]> }
    routed: { [C in Name]: Defined[C]['route'] extends string ? C : never }[Name]
    pageFacts: PageFacts
    pageMatter: PageMatter
  }
}

/** Static paths of plain lists of a whole collection. */
export type ListPath = Extract<Defined[CollectionName]['place'], { list: string }>['list']

export const collections: {
  readonly [C in CollectionName]: Collection<
    FactsOf<C>,
    MatterOf<C>,
    Defined[C]['route'],
    Defined[C]['place'],
    KindOf<C>
  >
} = defined

type KindIn<Definition> = Definition extends { filters: { kind?: (facts: never) => infer Kind } } ? Kind : never

/** Collections with kinds whose definition does not say of which kind an entry is. The constraint names them: none may be. */
export type WithoutKind = None<
  { [C in CollectionName]: [KindOf<C>] extends [KindIn<Defined[C]>] ? never : C }[CollectionName]
>
type None<Names extends never> = Names

export const routedNames = collectionNames.filter((name): name is RoutedName => collections[name].route !== undefined)
