import type { Content } from '../entries/content.ts'
import type { PreviewDuty } from './preview.ts'

/** A duty as a site knows it, with the folder of the entry that fulfils it, or will: `news/a`. */
export interface SiteDuty extends Omit<PreviewDuty, 'entry' | 'due'> {
  /** Its last moment: `2026-10-30T23:59+07:00`. */
  due: string
  folder: string | undefined
}

/**
 * The calendar of duties of a site. `all` is what would be published if drafts and scheduled entries were, too: it has the entries
 * that have been begun.
 */
export type ToDuties = (content: { published: Content; all: Content }, now: Date) => readonly SiteDuty[]
