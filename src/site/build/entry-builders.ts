import type { Entry } from '#engine/model/entries/content.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { EntryInput } from '#engine/render/payload/entry-input.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toEntryPayload } from '#engine/render/payload/to-entry-payload.ts'
import { toItem } from '#engine/render/payload/to-item.ts'
import { toDocumentPayload } from '#features/disclosures/build/to-document-payload.ts'
import { toGovernancePayload } from '#features/disclosures/build/to-governance-payload.ts'
import { toPeriodicPayload } from '#features/disclosures/build/to-periodic-payload.ts'
import { toSharePayload } from '#features/disclosures/build/to-share-payload.ts'
import { toJobPayload } from '#features/jobs/build/to-job-payload.ts'
import { toGuidePayload } from '#features/learning/build/to-guide-payload.ts'
import { toKnowledgePayload } from '#features/learning/build/to-knowledge-payload.ts'
import type { ListItems } from '#features/lists/payload.ts'
import { toCommentaryItem, toCommentaryPayload } from '#features/research/build/to-commentary-payload.ts'
import { toReportPayload } from '#features/research/build/to-report-payload.ts'
import type { EntryPayloads } from '../payloads.ts'

/** The functions of the build for a collection's entries. */
export interface EntryBuilders<C extends RoutedName> {
  /** The payload of an entry's page. */
  toPayload: (input: EntryInput<C>) => EntryPayloads[C]
  /** The entry as lists show it. */
  toItem: (entry: Entry<C>, context: Pick<PayloadContext, 'locale' | 'indexOf'>) => ListItems[C]
}

/** For collections whose pages show the entry and nothing else. */
const plain = { toPayload: toEntryPayload, toItem }

/** The builders of every collection whose entries have pages. Leaving one out does not compile. */
export const entryBuilders: { readonly [C in RoutedName]: EntryBuilders<C> } = {
  news: plain,
  announcements: plain,
  'press-releases': plain,
  reports: { toPayload: toReportPayload, toItem },
  commentary: { toPayload: toCommentaryPayload, toItem: toCommentaryItem },
  guides: { toPayload: toGuidePayload, toItem },
  'periodic-reports': { toPayload: toPeriodicPayload, toItem },
  disclosures: { toPayload: toDocumentPayload, toItem },
  governance: { toPayload: toGovernancePayload, toItem },
  'share-management': { toPayload: toSharePayload, toItem },
  jobs: { toPayload: toJobPayload, toItem },
  knowledge: { toPayload: toKnowledgePayload, toItem },
}
