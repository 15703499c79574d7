import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeptSources } from '#engine/content/held/kept-sources.ts'
import { isMissing } from '#engine/content/source/describe-read-error.ts'
import { toContentError } from '#engine/content/source/diagnostics.ts'
import { rules } from '#engine/content/source/rules.ts'
import { say } from '#lib/say/message.ts'

/** Where images and documents of the content are. */
export interface ContentFiles {
  /** The folder of the content. */
  directory: string
  /** The sources of what was published, for folders whose present files are not. */
  kept?: Pick<KeptSources, 'readFile'> | undefined
}

/**
 * Reads an image or a document of the content again.
 * @param file its path below the folder, and the beginning of its SHA-256 in hexadecimal digits when it was checked
 * @throws {ContentError} if it has been changed or deleted since: what pages say of it would be wrong
 */
export async function readUnchanged(
  { directory, kept }: ContentFiles,
  file: { path: string; hash: string },
): Promise<Uint8Array> {
  const bytes = await readFile(join(directory, file.path)).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (bytes && isOf(bytes, file.hash)) return bytes
  const published = kept?.readFile(file.path)
  if (published && isOf(published, file.hash)) return published
  const message = say`Was changed while the site was built; start again`
  throw toContentError(rules.unreadable, `content/${file.path}`, message)
}

function isOf(bytes: Uint8Array, hash: string): boolean {
  return createHash('sha256').update(bytes).digest('hex').startsWith(hash)
}
