import { findAttachmentProblem } from '#engine/content/assets/find-attachment-problem.ts'
import { inspectImage } from '#engine/content/assets/inspect-image.ts'
import { attachmentFormats } from '#engine/model/entries/attachments-field.ts'
import { say, type SaidText } from '#lib/say/message.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'
import { Refused } from '../refusal/refused.ts'

const mostBytes = 20 * 1024 * 1024
const imageEnds = ['jpg', 'jpeg', 'png', 'svg']

/** A name that is the same on every system and in an address: `Báo cáo Q1.PDF` is `bao-cao-q1.pdf`. @throws {Refused} for other formats */
export function toFileName(given: string, taken: ReadonlySet<string> = new Set()): string {
  const [, base = given, end = ''] = /^(.*?)(?:\.([^.]*))?$/s.exec(given.normalize('NFC')) ?? []
  const format = end.toLowerCase()
  if (![...imageEnds, ...attachmentFormats].includes(format))
    throw new Refused(
      415,
      say`“${given.slice(0, 100)}” is no file that an entry may have: images are JPEG, PNG or SVG, documents PDF, XLSX, DOCX, CSV or ZIP`,
    )
  // The end of a name says the language of a document: bao-cao.vi.pdf.
  const folded = base.split('.').map(foldToSlug).filter(Boolean).join('.').slice(0, 80) || 'tep'
  for (let number = 1; ; number++) {
    const name = `${folded}${number === 1 ? '' : `-${number}`}.${format}`
    if (!taken.has(name)) return name
  }
}

/** Looks at a file before it is kept. @throws {Refused} where it is damaged, too large, or something else than its name says */
export async function inspectUpload(name: string, bytes: Uint8Array): Promise<void> {
  const end = name.slice(name.lastIndexOf('.') + 1)
  if (bytes.length > mostBytes)
    throw new Refused(
      413,
      say`${name} has ${Math.ceil(bytes.length / 1024 / 1024)} MB; at most ${20} MB can be uploaded. Save a photograph as JPEG of 1600 × 1200, a PDF with smaller images`,
    )
  const problem = imageEnds.includes(end) ? await findImageProblem(name, bytes) : await findDocumentProblem(end, bytes)
  if (problem) throw new Refused(422, say`${name}: ${problem}`)
}

async function findImageProblem(name: string, bytes: Uint8Array): Promise<SaidText | undefined> {
  const inspected = await inspectImage(name, bytes)
  return 'problem' in inspected ? inspected.problem : undefined
}

async function findDocumentProblem(end: string, bytes: Uint8Array): Promise<SaidText | undefined> {
  const format = attachmentFormats.find((one) => one === end)
  return format && (await findAttachmentProblem(format, bytes))
}
