import type { ArchiveLock, ArchiveRecord } from '#engine/content/archive/archive-lock.ts'
import type { IsGone } from '#engine/content/taken-down/taken-down.ts'
import { toEntryHref } from '#engine/model/content/content-site.ts'
import { attachmentsPath } from '#engine/model/entries/attachments.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import { inParallel } from '#lib/in-parallel.ts'
import { type Message, say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { site as definition } from '#site/site.ts'
import type { PublishedSite } from './published-site.ts'

/** The result of a comparison. */
export interface Verification {
  entries: number
  documents: number
  /** One line each, sorted. */
  problems: string[]
}

const atOnce = 8

/**
 * Compares a site with the archive: every entry has its page in each of its languages, with the recorded moment and the
 * checksums of its documents, and every document has the recorded bytes. The texts of pages are not compared: they are
 * recorded as hashes of their sources, which the content folder has. What was taken down must not be there.
 */
export async function verifySite(
  lock: ArchiveLock,
  site: PublishedSite,
  isGone: IsGone = () => false,
): Promise<Verification> {
  const problems: string[] = []
  let documents = 0
  await inParallel([...lock], atOnce, async ([id, record]) => {
    const files = listDocuments(record)
    documents += files.length
    problems.push(...(await verifyPages(id, record, { site, isGone })))
    for (const { file, sha256 } of files) {
      const url = `${attachmentsPath}${id}/${file}`
      const found = await site.hashFile(url)
      if (isGone(url)) {
        if (found !== undefined) problems.push(told(say`${id}/${file}: was taken down, and is there`))
      } else if (found !== sha256)
        problems.push(
          told(found === undefined ? say`${id}/${file}: is missing` : say`${id}/${file}: has SHA-256 ${found}`),
        )
    }
  })
  return { entries: lock.size, documents, problems: problems.toSorted() }
}

/** The documents of a record: the parts that are neither texts nor facts. */
export function listDocuments({ parts }: ArchiveRecord): { file: string; sha256: string }[] {
  return [...parts.keys()].flatMap((part) => {
    const file = part.endsWith('#listing') ? part.slice(0, -'#listing'.length) : undefined
    return file === undefined ? [] : [{ file, sha256: parts.get(file) ?? '' }]
  })
}

interface Comparison {
  site: PublishedSite
  isGone: IsGone
}

async function verifyPages(id: string, record: ArchiveRecord, { site, isGone }: Comparison): Promise<string[]> {
  const { collection, slug, parts } = record
  const path = toEntryHref(definition, collection, slug)
  if (path === undefined) return []
  const problems: string[] = []
  for (const locale of locales.filter((one) => parts.has(`${one}.md`))) {
    const html = await site.readPage(path, locale)
    const fail = (what: Message) => problems.push(`${id} (${locale}): ${told(what)}`)
    if (isGone(path)) {
      if (html !== undefined) fail(say`its page ${path} was taken down, and is there`)
      continue
    }
    if (html === undefined) {
      fail(say`there is no page ${path}`)
      continue
    }
    const moments = Array.from(html.matchAll(/datetime="([^"]+)"/gi), ([, moment = '']) => Date.parse(moment))
    const published = parts.get('published') ?? ''
    if (!moments.includes(Date.parse(published)))
      fail(say`its page does not show the moment ${toSiteMoment(new Date(published))}`)
    for (const { file, sha256 } of listDocuments(record)) {
      if (!html.includes(sha256) && !isGone(`${attachmentsPath}${id}/${file}`))
        fail(say`its page does not show the recorded SHA-256 of ${file}`)
    }
  }
  return problems
}
