import { deflateSync } from 'node:zlib'
import { array, asyncProperty, constantFrom, nat, oneof, record, uint8Array } from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { findAttachmentProblem } from '#engine/content/assets/find-attachment-problem.ts'
import { openPdfReader } from '#engine/search/open-pdf-reader.ts'
import { Message } from '#lib/say/message.ts'
import { fuzz } from './fuzz.ts'
import { toPdf, toPdfStream } from './to-pdf.ts'

// Whatever a document has in it: it is published or refused, its text is read or not, and neither takes for ever.

const catalogue = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>']
const page =
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>>>'
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
const itself = toPdfStream('/X Do /X Do', '/Type/XObject/Subtype/Form/Resources<</XObject<</X 6 0 R>>>>')
const showing = (content: string | Uint8Array) => [...catalogue, page, content, font, itself]
const packed = (part: string, size: number) => toPdfStream(deflateSync(Buffer.alloc(size, part)), '/Filter/FlateDecode')

const honest = toPdf(showing(toPdfStream('BT /F 9 Tf 20 700 Td (Annual report) Tj ET')))

describe('the text', () => {
  const reader = openPdfReader(4000)
  afterAll(reader.close)

  test('of an honest document', async () => {
    expect(await reader.read(honest)).toBe('Annual report')
  })

  test.each<[string, (string | Uint8Array)[], string | undefined]>([
    ['that draws itself within itself', showing(toPdfStream('/X Do')), ''],
    [
      'whose pages contain themselves',
      ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 99999999>>'],
      '',
    ],
    [
      'with a million pages that are not there',
      [catalogue[0] ?? '', '<</Type/Pages/Kids[3 0 R]/Count 1000000>>', page],
      '',
    ],
    ['of a million open lists', [catalogue[0] ?? '', '['.repeat(1_000_000)], ''],
    ['of a million open lists on its page', showing(toPdfStream('['.repeat(1_000_000))), ''],
    ['of spaces, 10 MB of them in 10 KB', showing(packed(' ', 10_000_000)), ''],
    ['of 100 million commands in 400 KB', showing(packed('q Q ', 400_000_000)), undefined],
  ])('of a document %s', async (_name, objects, text) => {
    const start = performance.now()
    expect(await reader.read(toPdf(objects))).toBe(text)
    // The limit is that of the reader; the rest is for a slow machine, and for starting another thread.
    expect(performance.now() - start).toBeLessThan(20_000)
    expect(await reader.read(honest)).toBe('Annual report')
  })
})

/** A part of the document written anew. */
const edits = array(
  record({
    at: nat(),
    removed: oneof(nat(4), nat(200)),
    added: oneof(
      uint8Array({ maxLength: 8 }),
      constantFrom('<<', '>>', '[', ']', '(', '/Kids', '/Length 99999999', '/Length -1', 'endobj', 'endstream', 'stream\n', '6 0 R', '4 0 R', '2 0 R', '999999999', '-1', '/Filter/LZWDecode', '/Filter[/A85/Fl]', '/Type/ObjStm', '/Encrypt 5 0 R', '/JS(app.alert(1))', '/Prev 0', 'startxref\n0', '%%EOF').map((part) => Buffer.from(part)), // prettier-ignore
    ),
  }),
  { minLength: 1, maxLength: 6 },
)

test('any damage leaves a text or none', async () => {
  const reader = openPdfReader(15_000)
  try {
    // Starts the thread: its time is not that of the property.
    await reader.read(honest)
    await fuzz(
      asyncProperty(edits, async (changes) => {
        const bytes = changes.reduce<Buffer>((document, { at, removed, added }) => {
          const start = at % (document.length + 1)
          return Buffer.concat([document.subarray(0, start), added, document.subarray(start + removed)])
        }, Buffer.from(honest))
        expect(await findAttachmentProblem('pdf', bytes)).toSatisfy(
          (found) => found === undefined || found instanceof Message,
        )
        expect(await reader.read(new Uint8Array(bytes))).toBeTypeOf('string')
      }),
    )
  } finally {
    await reader.close()
  }
})

/** The first bytes of formats, of which the file's real type is guessed. */
const starts = ['25504446', '504b0304', '504b0506', 'd0cf11e0a1b11ae1', '89504e470d0a1a0a', 'ffd8ffe0', '3026b2758e66cf11a6d900aa', '1a45dfa3', '52494646', '0000001866747970', '4f676753', '494433', '1f8b08', '424d', '3c3f786d6c20'] // prettier-ignore

test('any bytes are a document or refused', () =>
  fuzz(
    asyncProperty(constantFrom(...starts), uint8Array({ maxLength: 300 }), nat(2000), async (start, middle, zeros) => {
      const bytes = Buffer.concat([Buffer.from(start, 'hex'), middle, Buffer.alloc(zeros)])
      const began = process.cpuUsage()
      for (const format of ['pdf', 'docx', 'xlsx', 'csv', 'zip'] as const) await findAttachmentProblem(format, bytes)
      expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000)
    }),
  ))
