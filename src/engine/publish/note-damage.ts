import { leaveDamageNote } from '#engine/store/damage-note.ts'
import { findDamage } from '#engine/store/find-damage.ts'
import { isDamage } from '#engine/store/store-error.ts'
import { noteLook } from './look-note.ts'

/**
 * Looks at everything in an output, which takes longer than finding out that nothing has changed. Where something is damaged, the
 * next publish makes it again; else it need not look.
 */
export function noteDamage(directory: string): void {
  if (hasDamage(directory)) leaveDamageNote(directory)
  else noteLook(directory)
}

function hasDamage(directory: string): boolean {
  try {
    return findDamage(directory) !== undefined
  } catch (error) {
    if (isDamage(error)) return true
    throw error
  }
}
