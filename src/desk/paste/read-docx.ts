import { inflateRawSync } from 'node:zlib'
import { convertToHtml, images } from 'mammoth'
import { readZipDirectory } from '#engine/content/assets/read-zip-directory.ts'
import { say } from '#lib/say/message.ts'
import type { Pasted } from '../protocol/changes.ts'
import { Refused } from '../refusal/refused.ts'
import { toLocalText } from '../say/to-local-text.ts'
import { takeNotes } from './take-notes.ts'
import { toMarkdown } from './to-markdown.ts'

/** Images become files of the entry by hand: their bytes are not made into text here. */
const withoutBytes = images.imgElement(() => Promise.resolve({ src: '' }))

/** A document of Word as Markdown, with its footnotes, and with what it could not keep. @throws {Refused} where it is none, or damaged */
export async function readDocx(bytes: Uint8Array): Promise<Pasted> {
  // The names of parts are not compressed.
  const names = Buffer.from(bytes).toString('latin1')
  const isDocx = readZipDirectory(bytes) !== undefined && names.includes('word/document.xml')
  const text = isDocx ? readPart(bytes, 'word/document.xml') : undefined
  const html = text === undefined ? undefined : await readHtml(bytes)
  if (html === undefined)
    throw new Refused(
      415,
      say`That is no document of Word (.docx), or it is damaged. Open it in Word, and save it as .docx again`,
    )
  const { body, toText, notes } = takeNotes(html)
  const { markdown, lost } = await toMarkdown(body)
  const written = await Promise.all(
    notes.map(
      async ({ number, html: note }) => `[^${number}]: ${(await toMarkdown(note)).markdown.replaceAll(/\s+/g, ' ')}`,
    ),
  )
  return {
    markdown: [toText(markdown), ...written].join('\n\n'),
    lost: [
      ...lost,
      ...(names.includes('word/comments.xml') ? [toLocalText(say`Comments of Word`)] : []),
      ...(/<w:(?:ins|del)[ >]/.test(text ?? '')
        ? [toLocalText(say`Tracked changes: they were taken as accepted`)]
        : []),
    ],
  }
}

async function readHtml(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage: withoutBytes })).value
  } catch {
    return undefined
  }
}

/** In bytes: a text of so many has more pages than anybody pastes; what has more would fill the memory. */
const mostText = 64 * 1024 * 1024

const [entrySignature, entryLength, partLength] = ['PK\u0001\u0002', 46, 30]

/** The text of a part of a ZIP file; undefined if it is not there, is damaged, or is far too long. */
function readPart(bytes: Uint8Array, name: string): string | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (
    let at = file.indexOf(entrySignature, 0, 'latin1');
    at >= 0;
    at = file.indexOf(entrySignature, at + 4, 'latin1')
  ) {
    if (at + entryLength > file.length) return undefined
    const found = file.toString('utf8', at + entryLength, at + entryLength + file.readUInt16LE(at + 28))
    if (found !== name) continue
    const [method, length, place] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20), file.readUInt32LE(at + 42)]
    if (place + partLength > file.length) return undefined
    const start = place + partLength + file.readUInt16LE(place + 26) + file.readUInt16LE(place + 28)
    const stored = file.subarray(start, start + length)
    try {
      return (method === 0 ? stored : inflateRawSync(stored, { maxOutputLength: mostText })).toString('utf8')
    } catch {
      return undefined
    }
  }
  return undefined
}
