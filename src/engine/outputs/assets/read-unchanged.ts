import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '#engine/content/source/describe-read-error.ts'
import { toContentError } from '#engine/content/source/diagnostics.ts'
import { rules } from '#engine/content/source/rules.ts'

/**
 * Reads an image or a document of the content again.
 * @param file its path below the folder, and the beginning of its SHA-256 in hexadecimal digits when it was checked
 * @throws {ContentError} if it has been changed or deleted since: what pages say of it would be wrong
 */
export async function readUnchanged(directory: string, file: { path: string; hash: string }): Promise<Uint8Array> {
  const bytes = await readFile(join(directory, file.path)).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (bytes && createHash('sha256').update(bytes).digest('hex').startsWith(file.hash)) return bytes
  const message = 'Was changed while the site was built; start again'
  throw toContentError(rules.unreadable, `content/${file.path}`, message)
}
