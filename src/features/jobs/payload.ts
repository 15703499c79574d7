import type { Heading } from '#engine/model/entries/entry.ts'
import type { EntryPayload, ListedEntry, SectionPage } from '#engine/model/payload.ts'
import type { Desk } from '#features/company/collections/profile.ts'

export type JobPayload = EntryPayload<'jobs'> & JobExtras

export interface JobExtras {
  /** Where applications go; null without a profile. */
  recruitment: Desk | null
}

export interface JobsPayload extends SectionPage {
  kind: 'all-jobs'
  headings: Heading[]
  entries: { jobs: ListedEntry<'jobs'>[] }
}
