import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { attachmentByteLimit, findAttachmentProblem } from '#engine/content/assets/find-attachment-problem.ts'
import { sharpOptions } from '#engine/content/assets/inspect-image.ts'
import { readAsset } from '#engine/content/assets/read-asset.ts'
import { attachmentFormats } from '#engine/model/entries/attachments-field.ts'
import { say, type SaidText } from '#lib/say/message.ts'
import { Refused } from '../../refusal/refused.ts'
import { toFileName } from '../../uploads/inspect-upload.ts'
import { stripPhoto } from '../../uploads/strip-photo.ts'

/** A file as an entry may have it, or why it may not. */
export type PreparedFile = { name: string; bytes: Uint8Array } | { problem: SaidText }

/** As many pixels a side has at most that is made smaller. */
const longestSide = 2400

/** An image below this size in bytes is taken as it is. */
const mostBytes = 12 * 1024 * 1024

/** A picture in a format of the site, without the facts of its camera. The names of the entry's other files are taken. */
export async function prepareImage(path: string, taken: ReadonlySet<string>): Promise<PreparedFile> {
  const read = await readFile(path)
  const name = basename(path)
  const { format, bytes } = await toKnownFormat(name, stripPhoto(read).bytes)
  const file = nameOf(`${name.replace(/\.[^.]*$/, '')}.${format}`, taken)
  if (typeof file !== 'string') return file
  // What is found out here, the check of the entry, the next import and the build do not find out again.
  const inspected = await readAsset({ kind: 'file', size: bytes.length, read: () => Promise.resolve(bytes) }, file)
  return 'problem' in inspected ? inspected : { name: file, bytes }
}

/** Other formats, and pictures that are too large, are written anew. */
async function toKnownFormat(name: string, bytes: Uint8Array): Promise<{ format: string; bytes: Uint8Array }> {
  const format = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const known = format === 'svg' ? format : findFormat(bytes)
  if (known !== undefined && bytes.length <= mostBytes) return { format: known, bytes }
  const { default: sharp } = await import('sharp')
  try {
    const { format: actual, hasAlpha } = await sharp(bytes, sharpOptions).metadata()
    const image = sharp(bytes, sharpOptions)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    const isPng = hasAlpha || actual === 'gif'
    const written = await (isPng ? image.png() : image.jpeg({ quality: 90 })).toBuffer()
    return { format: isPng ? 'png' : 'jpg', bytes: written }
  } catch {
    // Its check says what it is.
    return { format, bytes }
  }
}

/** By the first bytes: names of old files are often wrong. */
function findFormat(bytes: Uint8Array): 'jpg' | 'png' | undefined {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  return start === '\u{89}PNG' ? 'png' : start.startsWith('\u{FF}\u{D8}\u{FF}') ? 'jpg' : undefined
}

/** A document whose bytes stay as they are. */
export async function prepareDocument(path: string, taken: ReadonlySet<string>): Promise<PreparedFile> {
  const file = nameOf(basename(path), taken)
  if (typeof file !== 'string') return file
  const format = attachmentFormats.find((one) => file.endsWith(`.${one}`))
  if (!format) return { problem: say`${basename(path)} is no document` }
  const bytes = await readFile(path)
  if (bytes.length > attachmentByteLimit)
    return { problem: say`${basename(path)} has more than ${25} MB; make it smaller` }
  const problem = await findAttachmentProblem(format, bytes)
  return problem ? { problem: say`${basename(path)} ${problem}` } : { name: file, bytes }
}

function nameOf(given: string, taken: ReadonlySet<string>): string | { problem: SaidText } {
  try {
    return toFileName(given, taken)
  } catch (error) {
    if (error instanceof Refused) return { problem: error.said }
    throw error
  }
}
