import type { AttachmentFormat } from '#engine/model/entries/attachments-field.ts'
import { say, type Message } from '#lib/say/message.ts'
import { readZipDirectory } from './read-zip-directory.ts'
import { toBuffer } from './to-buffer.ts'
import { tryPdf } from './try-pdf.ts'

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

/** True if a PDF opens with a password alone. What else is wrong with it, viewers may repair. */
async function needsPassword(bytes: Uint8Array): Promise<boolean> {
  // In the trailer, which is never compressed.
  return toBuffer(bytes).includes('/Encrypt') && (await tryPdf(bytes)) === 'locked'
}

/** Of the flags of an entry: encrypted, by a strong method, with a hidden directory. */
const encryptedFlags = 0b0010_0000_0100_0001
