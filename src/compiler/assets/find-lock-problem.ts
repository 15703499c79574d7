import type { AttachmentFormat } from '#model/entries/attachments-field.ts'

const advice = 'nobody could open it here; save it without that password'

/**
 * Why nobody can open a document of its format without a password, as the second half of a message; undefined if everybody can. A
 * password of the owner alone, against changes or copies, opens for everybody and is allowed.
 */
export async function findLockProblem(format: AttachmentFormat, bytes: Uint8Array): Promise<string | undefined> {
  if (format === 'csv') return undefined
  if (format === 'pdf') {
    return (await needsPassword(bytes)) ? `asks for a password before it opens, so that ${advice}` : undefined
  }
  return hasEncryptedEntries(bytes) ? `contains files with a password, so that ${advice}` : undefined
}

/** Whether a PDF opens with a password alone. */
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

const endSignature = Buffer.from('PK\u0005\u0006', 'latin1')
const entrySignature = 0x02014b50
const entryLength = 46

/** Of its flags: encrypted, by a strong method, with a hidden directory. */
const encryptedFlags = 0b0010_0000_0100_0001

/** Whether the directory of a ZIP file, or of an Office file, lists an entry that is encrypted. */
function hasEncryptedEntries(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = file.lastIndexOf(endSignature)
  if (end < 0 || end + 22 > file.length) return false
  const size = file.readUInt32LE(end + 12)
  const stated = file.readUInt32LE(end + 16)
  // Where something stands before the archive, the stated place is that in the archive.
  const isAt = (place: number) => place >= 0 && place + 4 <= end && file.readUInt32LE(place) === entrySignature
  let at = [stated, end - size].find(isAt) ?? end
  while (at + entryLength <= end && isAt(at)) {
    if ((file.readUInt16LE(at + 8) & encryptedFlags) !== 0) return true
    at += entryLength + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return false
}
