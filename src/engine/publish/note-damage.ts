import { leaveDamageNote } from '#engine/store/damage-note.ts'
import { findDamage } from '#engine/store/find-damage.ts'
import { isDamage } from '#engine/store/store-error.ts'

/**
 * Looks at everything in an output, which takes longer than finding out that nothing has changed. Where something is damaged, the
 * next publish makes it again.
 */
export function noteDamage(directory: string): void {
  if (hasDamage(directory)) leaveDamageNote(directory)
}

function hasDamage(directory: string): boolean {
  try {
    return findDamage(directory) !== undefined
  } catch (error) {
    if (isDamage(error)) return true
    throw error
  }
}
