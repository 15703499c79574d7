import type { AttachmentFormat } from '#engine/model/entries/attachments-field.ts'
import { say, type Message } from '#lib/say/message.ts'
import { readZipDirectory } from './read-zip-directory.ts'

const advice = say`nobody could open it here; save it without that password`

/**
 * Why nobody can open a document of its format without a password, as the second half of a message; undefined if everybody can. A
 * password of the owner alone, against changes or copies, opens for everybody and is allowed.
 */
export async function findLockProblem(format: AttachmentFormat, bytes: Uint8Array): Promise<Message | undefined> {
  if (format === 'csv') return undefined
  if (format === 'pdf') {
    return (await needsPassword(bytes)) ? say`asks for a password before it opens, so that ${advice}` : undefined
  }
  return readZipDirectory(bytes)?.some(({ flags }) => (flags & encryptedFlags) !== 0)
    ? say`contains files with a password, so that ${advice}`
    : undefined
}

/** True if a PDF opens with a password alone. */
async function needsPassword(bytes: Uint8Array): Promise<boolean> {
  // In the trailer, which is never compressed. The reader is loaded for those that have it: that takes longer than all checks.
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt')) return false
  const { getDocumentProxy } = await import('unpdf')
  try {
    // A copy, for the reader takes the memory of what it is given, and no `Buffer`.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    await document.loadingTask.destroy()
    return false
  } catch (error) {
    // What else is wrong with it, viewers may repair.
    return error instanceof Error && error.name === 'PasswordException'
  }
}

/** Of the flags of an entry: encrypted, by a strong method, with a hidden directory. */
const encryptedFlags = 0b0010_0000_0100_0001
