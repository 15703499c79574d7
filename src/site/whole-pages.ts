import type { CollectionName } from '#model/entries/collection-names.ts'

/** Pages that show collections whole, each entry in full: the kind of page, and what it shows. */
export const wholePages = {
  'all-awards': ['awards'],
  'all-faqs': ['faqs'],
  'all-jobs': ['jobs'],
  'all-milestones': ['milestones'],
  company: ['profile'],
  contact: ['profile', 'offices'],
} as const satisfies Readonly<Record<string, readonly CollectionName[]>>

export type WholePages = typeof wholePages
export type WholeName = keyof WholePages
