import type { Validity } from './validity.ts'

/** A state that lists show beside an entry: its relation to other entries, or whether it is in force. */
export type EntryMark = 'corrects' | 'corrected' | 'superseded' | Validity
