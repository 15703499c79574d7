import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { archiveFile, parseArchiveLock } from '#engine/content/archive/archive-lock.ts'
import { listFiles } from '#engine/content/disk/files.ts'
import { Diagnostics } from '#engine/content/source/diagnostics.ts'
import { attachmentsField, type AttachmentFacts } from '#engine/model/entries/attachments-field.ts'
import { locales, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import { contentOption, resolveContent } from '#engine/program/content-option.ts'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { loadTexts } from '#engine/render/code/load-texts.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { site } from '#site/site.ts'
import { drawDocument } from './draw-document.ts'
import type { Printed } from './draw-part.ts'
import { toBlocks } from './to-blocks.ts'
import { toFacts } from './to-facts.ts'

/** The fields that it reads of any entry; to judge the rest is for the build. */
const sampleSchema = v.looseObject({
  sample: v.literal(true),
  publishedAt: v.optional(v.string()),
  publishAt: v.optional(v.string()),
  attachments: attachmentsField,
})

/** For what has no moment of its own: pages. */
const anyMoment = '2026-01-01T00:00+07:00'

/** The section of a report's text that its explanation prints. */
const explanationAnchor = 'giai-trinh'

/** So that a repository with hundreds of them stays quick to copy. Reports on companies, the longest, have about 75 KB. */
const byteLimit = 96 * 1024

const command = 'npm run site -- samples'
const options = createProgram(
  command,
  'Makes every PDF that an entry marked "sample" names in its attachments, from the entry itself.',
)
  .addOption(contentOption)
  .option('--check', 'writes nothing, and fails where a committed PDF differs from what it would make')
  .parse()
  .opts()
const { translations } = await loadTexts('.cache')

async function main(): Promise<void> {
  const { check } = options
  const folder = relative('', resolveContent(options.content))
  const isDisclosed = await readDisclosed(folder)
  const changed: string[] = []
  let count = 0
  for (const file of await listFiles(folder)) {
    if (!file.endsWith('/entry.yaml')) continue
    for (const [path, bytes] of await makeDocuments(dirname(file))) {
      count++
      if (bytes.length > byteLimit)
        throw new ProgramError(say`${path} has ${bytes.length} bytes; a sample may have ${byteLimit}`)
      const old = await readFile(path).catch(() => undefined)
      if (old?.equals(bytes) || (old && isDisclosed(path, old))) continue
      changed.push(path)
      if (!check) await writeFile(path, bytes)
    }
  }
  for (const path of changed) console.info(told(check ? say`stale: ${path}` : say`made: ${path}`))
  console.info(
    told(
      check
        ? say`${count} sample documents, ${changed.length} stale`
        : say`${count} sample documents, ${changed.length} made anew`,
    ),
  )
  if (!check || changed.length === 0) return
  console.info(told(say`Make them: npm run site -- samples`))
  process.exitCode = 1
}

/** Tells whether a document is as it was disclosed: it stays so, whatever this program would make of it today. */
async function readDisclosed(folder: string): Promise<(path: string, bytes: Buffer) => boolean> {
  const file = join(folder, archiveFile)
  const lock = existsSync(file)
    ? parseArchiveLock(site, { file, text: await readFile(file, 'utf8') }, new Diagnostics())
    : undefined
  return (path, bytes) => {
    const id = relative(folder, dirname(path))
    return lock?.get(id)?.parts.get(basename(path)) === createHash('sha256').update(bytes).digest('hex')
  }
}

/** The PDFs of an entry's folder, by path; none where it is no sample. */
async function makeDocuments(folder: string): Promise<Map<string, Buffer>> {
  const facts: unknown = parse(await readFile(join(folder, 'entry.yaml'), 'utf8'))
  const sample = v.safeParse(sampleSchema, facts)
  const made = new Map<string, Buffer>()
  for (const attachment of sample.success ? (sample.output.attachments ?? []) : []) {
    if (!attachment.file.endsWith('.pdf') || !sample.success) continue
    const wanted = attachment.language === 'both' ? locales : [attachment.language]
    const parts = await Promise.all(wanted.map((locale) => readPart(folder, locale, attachment, sample.output)))
    const [locale = sourceLocale] = wanted
    const { publishAt, publishedAt = publishAt ?? anyMoment } = sample.output
    const date = new Date(publishedAt)
    made.set(
      join(folder, attachment.file),
      await drawDocument({ title: attachment.title[locale], locale, translate: translations[locale], date, parts }),
    )
  }
  return made
}

async function readPart(
  folder: string,
  locale: Locale,
  { title, kind }: AttachmentFacts,
  facts: Readonly<Record<string, unknown>>,
): Promise<Printed> {
  const text = await readFile(join(folder, `${locale}.md`), 'utf8').catch(() =>
    readFile(join(folder, `${sourceLocale}.md`), 'utf8'),
  )
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const printed = kind === 'giai-trinh' ? (toSection(body, explanationAnchor) ?? body) : body
  const { summary } = v.parse(v.looseObject({ summary: v.string() }), parse(matter))
  const language = { locale, translate: translations[locale] }
  return { ...language, title: title[locale], summary, facts: toFacts(facts, language), blocks: toBlocks(printed) }
}

/** The text below a heading with an anchor, up to the next section; undefined without such a heading. */
function toSection(body: string, anchor: string): string | undefined {
  const [, after] = body.split(new RegExp(`^## .*\\{#${anchor}\\}$`, 'm'))
  return after?.split(/^## /m)[0]
}

await runProgram(main)
