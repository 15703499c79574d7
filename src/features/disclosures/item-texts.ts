import type { ItemTexts } from '#engine/model/lists/item-texts.ts'
import { disclosureCodeLabels, governanceCodeLabels, periodicCodeLabels, shareKindLabels } from './labels.ts'

export const disclosureItemTexts = {
  'periodic-reports': ({ code }) => [periodicCodeLabels[code]],
  disclosures: ({ refNo, code }) => [refNo, disclosureCodeLabels[code]],
  governance: ({ code }) => [governanceCodeLabels[code]],
  'share-management': ({ kind }) => [shareKindLabels[kind]],
} satisfies ItemTexts
