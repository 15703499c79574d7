import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { toDiscloseCommand } from '#engine/model/content/disclose-command.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import { resolveContent } from '#engine/program/content-option.ts'
import type { Site } from '#engine/publish/site.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { isPublic, withLines, withoutFields } from './edit-facts.ts'
import { findDisclosed } from './find-disclosed.ts'
import { findTakenDown } from './find-taken-down.ts'

/** Fields that a correction has of its own, or not at all. */
const ownFields = [
  'status',
  'publishedAt',
  'publishAt',
  'refNo',
  'withdrawal',
  'attachments',
  'corrects',
  'supersedes',
  'filings',
]

/** The drafts in a folder whose names begin with a word. */
function listDrafts(folder: string, start: string): string[] {
  return readdirSync(folder).filter((name) => {
    const file = join(folder, name, 'entry.yaml')
    return name.startsWith(start) && existsSync(file) && /^status:[ \t]*draft/m.test(readFileSync(file, 'utf8'))
  })
}

/** Begins an entry that corrects another: the facts and texts of that one, as a draft, and the fields that say what is different. */
export function beginCorrection(site: Site, path: string, content: string): void {
  const directory = resolveContent(content)
  const entry = findDisclosed(site, path, directory)
  const { collection, slug, folder } = entry
  const given = readFileSync(join(folder, 'entry.yaml'), 'utf8')
  if (!isPublic(given, toSiteMoment(parseSiteConfig(process.env).clock()))) {
    throw new ProgramError(
      say`${entry.id} was not disclosed yet, so that nobody has read what is to be corrected: change it as it is`,
    )
  }
  const toName = (count: number) => `${slug}-dinh-chinh${count > 1 ? `-${count}` : ''}`
  const draft = listDrafts(join(directory, collection), `${slug}-dinh-chinh`)[0]
  if (draft !== undefined)
    throw new ProgramError(say`${collection}/${draft} is a draft of a correction already; go on with it, or delete it`)
  let count = 1
  while (existsSync(join(directory, collection, toName(count)))) count++
  const id = `${collection}/${toName(count)}`
  const target = join(directory, id)
  mkdirSync(target)
  const facts = withoutFields(given, ownFields)
  const reasons = locales.map((locale) => `    ${locale}: ''`)
  const lines = ['status: draft', "refNo: ''", 'corrects:', `  entry: ${slug}`, '  reason:', ...reasons]
  const isNumbered = /^refNo:/m.test(given)
  const own = isNumbered ? lines : lines.filter((line) => !line.startsWith('refNo'))
  writeFileSync(join(target, 'entry.yaml'), withLines(facts, ...own))
  for (const locale of locales) {
    const text = join(folder, `${locale}.md`)
    if (existsSync(text)) writeFileSync(join(target, `${locale}.md`), readFileSync(text))
  }
  console.info(
    told(say`${content}/${id} is a draft of the correction: its number, what was wrong and why (corrects.reason),`),
  )
  console.info(
    told(
      say`the right text in each language, its own document under "attachments". ${collection}/${slug} stays as it is.`,
    ),
  )
  if (findTakenDown(site, directory, entry) !== undefined)
    console.info(told(say`${entry.id} was taken down, and the draft has its texts: delete in them what had to go.`))
  console.info(told(say`Then: ${toDiscloseCommand('Disclose', id, { content })}`))
}
