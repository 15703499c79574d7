/** The collections: the folders below `content/` other than `pages`. `src/features/collections.ts` defines each. */
export const collectionNames = [
  'news',
  'announcements',
  'press-releases',
  'reports',
  'commentary',
  'guides',
  'periodic-reports',
  'disclosures',
  'governance',
  'meetings',
  'share-management',
  'awards',
  'faqs',
  'fees',
  'jobs',
  'knowledge',
  'leaders',
  'milestones',
  'offices',
  'profile',
  'terms',
  'units',
  'financials',
  'margin-lists',
] as const

export type CollectionName = (typeof collectionNames)[number]
