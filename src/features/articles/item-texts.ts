import type { ItemTexts } from '#engine/model/lists/item-texts.ts'
import { audienceLabels, newsCategoryLabels } from './labels.ts'

export const articleItemTexts = {
  news: ({ category }) => [newsCategoryLabels[category]],
  announcements: ({ refNo, audience }) => [refNo, audienceLabels[audience]],
} satisfies ItemTexts
