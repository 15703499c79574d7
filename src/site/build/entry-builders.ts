import { toEntryPayload } from '#engine/render/payload/to-entry-payload.ts'
import type { RenderSite } from '#engine/render/site/render-site.ts'
import { toDocumentPayload } from '#features/disclosures/build/to-document-payload.ts'
import { toGovernancePayload } from '#features/disclosures/build/to-governance-payload.ts'
import { toPeriodicPayload } from '#features/disclosures/build/to-periodic-payload.ts'
import { toSharePayload } from '#features/disclosures/build/to-share-payload.ts'
import { toChartItem } from '#features/figures/build/to-chart-item.ts'
import { toJobPayload } from '#features/jobs/build/to-job-payload.ts'
import { toGuidePayload } from '#features/learning/build/to-guide-payload.ts'
import { toKnowledgePayload } from '#features/learning/build/to-knowledge-payload.ts'
import { toCommentaryItem, toCommentaryPayload } from '#features/research/build/to-commentary-payload.ts'
import { toReportPayload } from '#features/research/build/to-report-payload.ts'

/** For collections whose pages show the entry and nothing else. */
const plain = { toPayload: toEntryPayload, toItem: toChartItem }

/** The builders of every collection whose entries have pages. Leaving one out does not compile. */
export const entryBuilders: RenderSite['entries'] = {
  news: plain,
  announcements: plain,
  'press-releases': plain,
  reports: { toPayload: toReportPayload, toItem: toChartItem },
  commentary: { toPayload: toCommentaryPayload, toItem: toCommentaryItem },
  guides: { toPayload: toGuidePayload, toItem: toChartItem },
  'periodic-reports': { toPayload: toPeriodicPayload, toItem: toChartItem },
  disclosures: { toPayload: toDocumentPayload, toItem: toChartItem },
  governance: { toPayload: toGovernancePayload, toItem: toChartItem },
  'share-management': { toPayload: toSharePayload, toItem: toChartItem },
  jobs: { toPayload: toJobPayload, toItem: toChartItem },
  knowledge: { toPayload: toKnowledgePayload, toItem: toChartItem },
}
