import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openGraphTables } from '#engine/graph/graph-tables.ts'
import { isOwnFile } from '#engine/store/is-own-file.ts'
import { objectsFolder } from '#engine/store/objects.ts'
import { openOutput, type Output } from '#engine/store/open-output.ts'
import { storeFile } from '#engine/store/schema.ts'
import { isDamage } from '#engine/store/store-error.ts'

/**
 * Opens an output for a publish, which repairs it: what is damaged of the latest release is forgotten, so that it is made again.
 * @param warn is told what is damaged
 * @throws {StoreError} as `openOutput` does
 */
export function openSoundOutput(directory: string, warn: (line: string) => void): Output {
  const file = join(directory, storeFile)
  try {
    return openRepairable(directory, (line) => warn(`${file}: ${line}`))
  } catch (error) {
    if (!isDamage(error) || !isOwnFile(file)) throw error
    warn(
      `${file} is damaged, and cannot be repaired: the whole site is made again. Earlier releases are lost, and that one of them may have been held`,
    )
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
    rmSync(join(directory, objectsFolder), { recursive: true, force: true })
    return openOutput(directory)
  }
}

function openRepairable(directory: string, warn: (line: string) => void): Output {
  const output = openOutput(directory)
  try {
    const damage = output.findDamage()
    if (!damage) return output
    const { count, owners } = damage
    warn(
      `${count} ${count === 1 ? 'content is' : 'contents are'} damaged. Made again: ${owners.length > 0 ? describe(owners) : 'nothing, because only earlier releases have them'}`,
    )
    const tables = openGraphTables(output.database)
    // The social image of a page is made with the page.
    tables.forget(owners.flatMap((owner) => [owner, owner.replace(/^card /, 'page ')]))
    return output
  } catch (error) {
    output.close()
    throw error
  }
}

/** The most outputs that are named. */
const limit = 10

function describe(owners: readonly string[]): string {
  const rest = owners.length - limit
  return owners.slice(0, limit).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
