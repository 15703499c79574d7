import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convertToHtml, images } from 'mammoth'
import { say, type Message } from '#lib/say/message.ts'
import type { ReaderKind, ReaderRequest } from '../../protocol/reader-kind.ts'
import type { PostReader, SourceFile, SourceItem } from '../../protocol/source-item.ts'
import { toMoment } from '../fields/to-moment.ts'
import { hasSourceFiles, listSourceFiles, type FoundFile } from '../folders/list-source-files.ts'
import { readParts, type PartsFault } from './read-parts.ts'

const ending = /\.docx?$/i

/** A folder of documents of Word. */
export const docxReader: ReaderKind = {
  name: 'docx',
  says: say`a folder of documents of Word: .docx`,
  knows: (source) => hasSourceFiles(source, ending),
  open: readFolder,
}

async function* readFolder({ source, workFolder, onProgress }: ReaderRequest): PostReader {
  const files = await listSourceFiles(source, ending)
  for (const [place, file] of files.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one document at a time is in memory
    yield await readDocument(file, workFolder)
    onProgress((place + 1) / files.length)
  }
}

const faults: Readonly<Record<PartsFault, Message>> = {
  damaged: say`Is no document of Word (.docx), or it is damaged. Open it in Word, and save it as .docx again`,
  encrypted: say`Has a password. Save it in Word without one`,
  'too large': say`Unpacks to more than a text with pictures has, and is left out: look at where it is from`,
}

/** The first bytes of what Word wrote before 2007, and of encrypted documents. */
const oldSignature = [0xd0, 0xcf, 0x11, 0xe0]

async function readDocument(file: FoundFile, workFolder: string): Promise<SourceItem> {
  const fail = (says: Message): SourceItem => ({ is: 'fault', at: file.name, says })
  const bytes = await readFile(file.path).catch(() => undefined)
  if (!bytes) return fail(say`Cannot be read, and is left out`)
  if (oldSignature.every((one, place) => bytes[place] === one))
    return fail(say`Is a document of Word before 2007, or has a password. Open it in Word, and save it as .docx`)
  const parts = readParts(bytes, (name) => name === 'word/document.xml' || name === 'docProps/core.xml')
  if (typeof parts === 'string') return fail(faults[parts])
  if (!parts.has('word/document.xml')) return fail(faults.damaged)
  const saved: SourceFile[] = []
  try {
    const { value } = await convertToHtml(
      { buffer: bytes },
      { convertImage: saveImages(join(workFolder, 'docx'), saved) },
    )
    return toPost(file, { html: value, core: decode(parts.get('docProps/core.xml')), files: saved })
  } catch {
    return fail(faults.damaged)
  }
}

/** Writes pictures into a folder by the hash of their bytes: the same one is there once. */
function saveImages(folder: string, saved: SourceFile[]) {
  return images.imgElement(async (image) => {
    const bytes = await image.readAsBuffer()
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${toEnding(image.contentType)}`
    const path = join(folder, name)
    await mkdir(folder, { recursive: true })
    await writeFile(path, bytes)
    const url = `docx/${name}`
    saved.push({ url, path })
    return { src: url }
  })
}

function toEnding(type: string): string {
  return /^image\/(?:x-)?(\w+)/.exec(type)?.[1]?.replace('jpeg', 'jpg') ?? 'bin'
}

interface Document {
  html: string
  /** The XML in which Word keeps title, author and moments. */
  core: string
  files: readonly SourceFile[]
}

const headingPattern = /^\s*<h([1-3])[^>]*>(.*?)<\/h\1>/s

/** The title is the heading at its beginning, what Word keeps as title, or the name of the file. */
function toPost(file: FoundFile, { html, core, files }: Document): SourceItem {
  const slug = (file.name.split('/').at(-1) ?? '').replace(ending, '')
  const heading = headingPattern.exec(html)
  const ofHeading = (heading?.[2] ?? '').replaceAll(/<[^>]*>/g, '').trim()
  const [day, name = slug] = splitDay(slug)
  const ofCore = decodeXml(/<dc:title[^>]*>([^<]*)</.exec(core)?.[1] ?? '').trim()
  const modifiedAt = toMoment(/<dcterms:modified[^>]*>([^<]*)</.exec(core)?.[1] ?? '')
  const author = decodeXml(/<dc:creator[^>]*>([^<]*)</.exec(core)?.[1] ?? '').trim()
  return {
    is: 'post',
    at: file.name,
    id: file.name,
    addresses: [],
    title: (decodeXml(ofHeading) || ofCore || name.replaceAll(/[-_]+/g, ' ')).normalize('NFC'),
    slug: name,
    status: 'published',
    ...(day !== undefined && { publishedAt: day }),
    ...(modifiedAt !== undefined && { modifiedAt }),
    body: { format: 'html', text: (ofHeading === '' ? html : html.slice(heading?.[0].length ?? 0)).normalize('NFC') },
    excerpt: '',
    terms: author === '' ? [] : [{ kind: 'author', key: author, name: author }],
    files,
  }
}

/** `2019-03-04 Tên bài` as a day and a name. */
function splitDay(slug: string): [day: string | undefined, name: string] {
  const found = /^((?:19|20)\d\d)[-_.]?(\d\d)[-_.]?(\d\d)[-_. ]+(.+)$/.exec(slug)
  const day = found ? toMoment(`${found[1]}-${found[2]}-${found[3]}`) : undefined
  return day === undefined ? [undefined, slug] : [day, found?.[4] ?? slug]
}

function decode(part: Uint8Array | undefined): string {
  return part ? new TextDecoder().decode(part) : ''
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeXml(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (entity, name: string) => entities[name] ?? entity)
}
