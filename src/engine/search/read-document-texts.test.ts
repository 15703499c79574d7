import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PdfDocument from 'pdfkit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Attachment, AttachmentLink } from '#engine/model/entries/attachments.ts'
import type { DocumentTexts } from './open-search-cache.ts'
import { readDocumentTexts } from './read-document-texts.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'document-texts-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Each document asks for too much. */
const openReader = () => ({ read: async () => undefined, close: async () => undefined })

const fail = (line: string) => expect.unreachable(line)

const example = await makePdf('Annual report 2025')

async function makePdf(text: string): Promise<Buffer> {
  const document = new PdfDocument()
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.text(text).end()
  await ended
  return Buffer.concat(chunks)
}

async function read(bytes: Uint8Array, format: AttachmentLink['format'] = 'pdf') {
  await writeFile(join(folder, 'a'), bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const known = new Map<string, string>()
  const texts: DocumentTexts = { get: (key) => known.get(key), set: (key, text) => void known.set(key, text) }
  const attachment: Pick<Attachment, 'path' | 'sha256' | 'format'> = { path: 'a', sha256, format }
  await readDocumentTexts({ directory: folder }, [attachment, attachment], { texts, warn: fail })
  return known.get(sha256)
}

test('the text of a PDF is read', async () => {
  expect(await read(example)).toContain('Annual report 2025')
})

test.each<[string, Uint8Array]>([
  ['empty', new Uint8Array()],
  ['cut off', example.subarray(0, 400)],
  ['something else', new TextEncoder().encode('<!doctype html>')],
])('a PDF that is %s has no text, and is no error', async (_case, bytes) => {
  expect(await read(bytes)).toBe('')
})

test('a PDF that asks for too much is named, and has no text', async () => {
  await writeFile(join(folder, 'a'), example)
  const known = new Map<string, string>()
  const texts: DocumentTexts = { get: () => undefined, set: (key, text) => void known.set(key, text) }
  const warnings: string[] = []
  const sha256 = createHash('sha256').update(example).digest('hex')
  const warn = (line: string) => void warnings.push(line)
  await readDocumentTexts({ directory: folder }, [{ path: 'a', sha256, format: 'pdf' }], { texts, warn, openReader })
  expect([...known.values()]).toEqual([''])
  expect(warnings).toEqual([
    'warning: a: its text takes too long to read; the search finds it by its title. Save it as PDF again',
  ])
})

test('other documents are not read', async () => {
  expect(await read(example, 'xlsx')).toBeUndefined()
})

test('a document that is gone since is an error that names it', async () => {
  const texts: DocumentTexts = { get: () => undefined, set: () => undefined }
  const gone = { path: 'gone.pdf', sha256: '00', format: 'pdf' } as const
  await expect(readDocumentTexts({ directory: folder }, [gone], { texts, warn: fail })).rejects.toThrow(/gone\.pdf/)
})
