import type { MessageDescriptor } from '@lingui/core'
import { audienceLabels, newsCategoryLabels } from '#features/articles/labels.ts'
import {
  disclosureCodeLabels,
  governanceCodeLabels,
  periodicCodeLabels,
  shareKindLabels,
} from '#features/disclosures/labels.ts'
import { jobTypeLabels } from '#features/jobs/labels.ts'
import { knowledgeCategoryLabels, knowledgeLevelLabels, platformLabels } from '#features/learning/labels.ts'
import {
  commentaryKindLabels,
  outlookLabels,
  ratingLabels,
  reportTypeLabels,
  sectorLabels,
} from '#features/research/labels.ts'
import type { ListItem } from './payload.ts'

/** A message, or a text that is the same in every language. */
export type ItemText = MessageDescriptor | string

/** The texts of an entry in lists beside its date and title: its number, its kind. */
export function toItemTexts({ collection, facts }: ListItem): ItemText[] {
  switch (collection) {
    case 'news':
      return [newsCategoryLabels[facts.category]]
    case 'announcements':
      return [facts.refNo, audienceLabels[facts.audience]]
    case 'reports':
      if (facts.type === 'cong-ty') return [facts.ticker, ratingLabels[facts.rating]]
      return [facts.type === 'nganh' ? sectorLabels[facts.sector] : reportTypeLabels[facts.type]]
    case 'commentary':
      return [commentaryKindLabels[facts.kind], outlookLabels[facts.outlook]]
    case 'knowledge':
      return [knowledgeCategoryLabels[facts.category], knowledgeLevelLabels[facts.level]]
    case 'guides':
      return [platformLabels[facts.platform]]
    case 'periodic-reports':
      return [periodicCodeLabels[facts.code]]
    case 'disclosures':
      return [facts.refNo, disclosureCodeLabels[facts.code]]
    case 'governance':
      return [governanceCodeLabels[facts.code]]
    case 'share-management':
      return [shareKindLabels[facts.kind]]
    case 'jobs':
      return [jobTypeLabels[facts.type]]
    default:
      return []
  }
}
