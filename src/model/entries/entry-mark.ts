import type { Validity } from './validity.ts'

/** What has become of an entry since it was published: what others say of it, and what the day makes of its term. */
export type EntryMark = 'corrects' | 'corrected' | 'superseded' | Validity
