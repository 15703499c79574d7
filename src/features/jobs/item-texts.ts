import type { ItemTexts } from '#engine/model/lists/item-texts.ts'
import { jobTypeLabels } from './labels.ts'

export const jobItemTexts = { jobs: ({ type }) => [jobTypeLabels[type]] } satisfies ItemTexts
