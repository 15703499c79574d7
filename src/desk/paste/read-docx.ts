import { convertToHtml, images } from 'mammoth'
import { readZipDirectory } from '#engine/content/assets/read-zip-directory.ts'
import { say } from '#lib/say/message.ts'
import type { Pasted } from '../protocol/changes.ts'
import { Refused } from '../refusal/refused.ts'
import { toLocalText } from '../say/to-local-text.ts'
import { toMarkdown } from './to-markdown.ts'

/** Images become files of the entry by hand: their bytes are not made into text here. */
const withoutBytes = images.imgElement(() => Promise.resolve({ src: '' }))

/** A document of Word as Markdown, with what it could not keep. @throws {Refused} where it is none, or damaged */
export async function readDocx(bytes: Uint8Array): Promise<Pasted> {
  // The names of parts are not compressed.
  const names = Buffer.from(bytes).toString('latin1')
  const isDocx = readZipDirectory(bytes) !== undefined && names.includes('word/document.xml')
  const html = isDocx ? await readHtml(bytes) : undefined
  if (html === undefined)
    throw new Refused(
      415,
      say`That is no document of Word (.docx), or it is damaged. Open it in Word, and save it as .docx again`,
    )
  const { markdown, lost } = toMarkdown(html)
  const hasComments = names.includes('word/comments.xml')
  return { markdown, lost: hasComments ? [...lost, toLocalText(say`Comments of Word`)] : lost }
}

async function readHtml(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage: withoutBytes })).value
  } catch {
    return undefined
  }
}
