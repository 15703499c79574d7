import type { MessageDescriptor } from '@lingui/core'
import { newsCategoryLabels, severityLabels, severityTones } from '#features/articles/labels.ts'
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
  outlookTones,
  ratingLabels,
  ratingTones,
  reportTypeLabels,
  sectorLabels,
} from '#features/research/labels.ts'
import type { Tone } from '#ui/tag.tsx'
import type { ListItem } from './payload.ts'

export interface ItemTag {
  /** A message, or a text that is the same in every language. */
  label: MessageDescriptor | string
  tone: Tone
}

const neutral = (label: MessageDescriptor | string): ItemTag => ({ label, tone: 'neutral' })

/** The one or two facts of an entry that lists show beside its date. */
export function toItemTags({ collection, facts }: ListItem): ItemTag[] {
  switch (collection) {
    case 'news':
      return [neutral(newsCategoryLabels[facts.category])]
    case 'announcements':
      return [{ label: severityLabels[facts.severity], tone: severityTones[facts.severity] }]
    case 'reports':
      if (facts.type === 'cong-ty') {
        return [neutral(facts.ticker), { label: ratingLabels[facts.rating], tone: ratingTones[facts.rating] }]
      }
      return [neutral(facts.type === 'nganh' ? sectorLabels[facts.sector] : reportTypeLabels[facts.type])]
    case 'commentary':
      return [
        neutral(commentaryKindLabels[facts.kind]),
        { label: outlookLabels[facts.outlook], tone: outlookTones[facts.outlook] },
      ]
    case 'knowledge':
      return [neutral(knowledgeCategoryLabels[facts.category]), neutral(knowledgeLevelLabels[facts.level])]
    case 'guides':
      return [neutral(platformLabels[facts.platform])]
    case 'periodic-reports':
      return [neutral(periodicCodeLabels[facts.code])]
    case 'disclosures':
      return [neutral(disclosureCodeLabels[facts.code]), neutral(facts.refNo)]
    case 'governance':
      return [neutral(governanceCodeLabels[facts.code])]
    case 'share-management':
      return [neutral(shareKindLabels[facts.kind])]
    case 'jobs':
      return [neutral(jobTypeLabels[facts.type])]
    default:
      return []
  }
}
