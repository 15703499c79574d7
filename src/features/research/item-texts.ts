import type { ItemTexts } from '#engine/model/lists/item-texts.ts'
import { commentaryKindLabels, outlookLabels, ratingLabels, reportTypeLabels, sectorLabels } from './labels.ts'

export const researchItemTexts = {
  reports: (facts) => {
    if (facts.type === 'cong-ty') return [facts.ticker, ratingLabels[facts.rating]]
    return [facts.type === 'nganh' ? sectorLabels[facts.sector] : reportTypeLabels[facts.type]]
  },
  commentary: ({ kind, outlook }) => [commentaryKindLabels[kind], outlookLabels[outlook]],
} satisfies ItemTexts
