import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { didYouMean } from '#engine/content/source/did-you-mean.ts'
import { locales, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { ProgramError } from '#lib/program-error.ts'
import { listed, say, type Message } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'
import { site } from '#site/site.ts'
import { spoolPosts } from './collect/spool-posts.ts'
import { describeEntry, describeImport } from './describe-import.ts'
import { importPosts, type ImportReport } from './import-posts.ts'
import { noMedia, openMediaFolder } from './media/media-folder.ts'
import { openTermTable } from './open-term-table.ts'
import { findReader } from './readers/reader-kinds.ts'

export interface ImportRequest {
  source: string
  to: string
  content: string
  from?: string | undefined
  fields?: string | undefined
  map?: string | undefined
  media?: string | undefined
  /** Of posts whose source says none. */
  language?: string | undefined
  work: string
  isDry: boolean
  now: Date
  print: (line: Message) => void
  onProgress: (line: Message) => void
}

/** Imports posts into a collection, and writes a report of what each lost. @returns what was done */
export async function runImport(request: ImportRequest): Promise<ImportReport & { faults: number }> {
  const { source, from, fields, media, isDry, now, print, onProgress } = request
  const collection = toCollection(request.to)
  const language = toLanguage(request.language)
  const name = foldToSlug(basename(source)) || 'source'
  const workFolder = resolve(request.work, name)
  await mkdir(workFolder, { recursive: true })
  const reader = await findReader(source, from)
  const posts = reader.open({
    source,
    ...(fields !== undefined && { fields }),
    workFolder,
    onProgress: (part) => onProgress(say`Reading ${source}: ${Math.round(part * 100)}%`),
  })
  const spool = await spoolPosts(posts, join(workFolder, 'posts.jsonl'))
  try {
    const { about, heads, faults } = spool
    for (const { at, says } of faults) print(listed([at, says], ' '))
    const table = await openTermTable({
      file: request.map ?? join(workFolder, 'terms.yaml'),
      heads,
      collection,
      isDry,
      print,
    })
    const folder = media === undefined ? noMedia : await openMediaFolder(resolve(media))
    const reportFile = join(workFolder, 'report.txt')
    const lines = createWriteStream(reportFile)
    const write = (line: string) => void lines.write(`${line}\n`)
    const report = await importPosts(spool, {
      content: request.content,
      collection,
      source: about.home === undefined ? basename(source) : new URL(about.home).host,
      table,
      folder,
      language,
      workFolder,
      now,
      isDry,
      onEntry: (entry, { index, count }) => {
        for (const line of describeEntry(collection, entry)) write(line)
        onProgress(say`Entries: ${index + 1} of ${count}`)
      },
    })
    for (const line of describeImport(report, { isDry })) {
      write(told(line))
      print(line)
    }
    lines.end()
    await once(lines, 'finish')
    print(say`What each post lost, and why: ${reportFile}`)
    return { ...report, faults: faults.length }
  } finally {
    await spool.close()
  }
}

function toCollection(name: string): CollectionName {
  const articles = site.names.filter((one) => site.collections[one].route !== undefined)
  const found = articles.find((one) => one === name)
  if (found) return found
  throw new ProgramError(
    say`Posts cannot be imported to “${name}”.${didYouMean(name, articles)} The collections with pages of their own are ${articles.join(', ')}.`,
  )
}

function toLanguage(name: string | undefined): Locale {
  if (name === undefined) return sourceLocale
  const found = locales.find((locale) => locale === name)
  if (found) return found
  throw new ProgramError(say`The site has no language “${name}”; its languages are ${locales.join(', ')}.`)
}
