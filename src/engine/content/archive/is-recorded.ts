import type { ArchiveLock } from './archive-lock.ts'

/**
 * True if an entry, `collection/slug`, is recorded as disclosed, so that its words must not change. Samples were never
 * disclosed.
 */
export function isRecorded(id: string, facts: unknown, lock: ArchiveLock | undefined): boolean {
  const isSample = typeof facts === 'object' && facts !== null && 'sample' in facts && facts.sample === true
  return !isSample && lock?.has(id) === true
}
