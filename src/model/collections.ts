import type * as v from 'valibot'
import type { WithoutAttachments } from './attachments.ts'
import { announcementSchema } from './entries/announcement.ts'
import { commentarySchema } from './entries/commentary.ts'
import { guideSchema } from './entries/guide.ts'
import {
  disclosureSchema,
  governanceSchema,
  periodicReportSchema,
  shareManagementSchema,
} from './entries/investor-documents.ts'
import { newsSchema } from './entries/news.ts'
import { pressReleaseSchema } from './entries/press-release.ts'
import { reportSchema } from './entries/report.ts'

/** The schema of `entry.yaml` for each folder below `content/` (but `pages`). */
export const collectionSchemas = {
  news: newsSchema,
  announcements: announcementSchema,
  'press-releases': pressReleaseSchema,
  reports: reportSchema,
  commentary: commentarySchema,
  guides: guideSchema,
  'periodic-reports': periodicReportSchema,
  disclosures: disclosureSchema,
  governance: governanceSchema,
  'share-management': shareManagementSchema,
} as const

export type CollectionName = keyof typeof collectionSchemas

/** What `entry.yaml` says, checked. */
export type FactsOf<C extends CollectionName> = WithoutAttachments<v.InferOutput<(typeof collectionSchemas)[C]>>

export const collectionNames = Object.keys(collectionSchemas) as CollectionName[] // the keys of a constant
