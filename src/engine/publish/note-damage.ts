import { randomUUID } from 'node:crypto'
import { openGraphTables, stateKey } from '#engine/graph/graph-tables.ts'
import { findDamage } from '#engine/store/find-damage.ts'
import { openOutput } from '#engine/store/open-output.ts'
import { isDamage } from '#engine/store/store-error.ts'
import { inputsKey } from './is-up-to-date.ts'

/**
 * Looks at everything in an output, which takes longer than finding out that nothing has changed. Where something is damaged, the
 * output is not up to date any more, so that the next publish makes it again.
 */
export function noteDamage(directory: string): void {
  const output = openOutput(directory)
  try {
    if (!hasDamage(directory)) return
    const tables = openGraphTables(output.database)
    tables.writeMeta(inputsKey, '')
    tables.writeMeta(stateKey, randomUUID())
  } finally {
    output.close()
  }
}

function hasDamage(directory: string): boolean {
  try {
    return findDamage(directory) !== undefined
  } catch (error) {
    if (isDamage(error)) return true
    throw error
  }
}
