import type { ItemTexts } from '#engine/model/lists/item-texts.ts'
import { knowledgeCategoryLabels, knowledgeLevelLabels, platformLabels } from './labels.ts'

export const learningItemTexts = {
  knowledge: ({ category, level }) => [knowledgeCategoryLabels[category], knowledgeLevelLabels[level]],
  guides: ({ platform }) => [platformLabels[platform]],
} satisfies ItemTexts
