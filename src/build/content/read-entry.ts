import { join } from 'node:path'
import type * as v from 'valibot'
import type { Attachment } from '#model/attachments.ts'
import type { Text, Texts } from '#model/entry.ts'
import type { TextMatter } from '#model/entries/text.ts'
import type { ImageAsset } from '#model/images/image-variants.ts'
import { locales, sourceLocale, type Locale } from '#model/locale.ts'
import type { Diagnostics, Position } from './diagnostics.ts'
import {
  findAttachmentNameProblem,
  isAttachmentName,
  readEntryAttachments,
  withoutAttachments,
} from './entry-attachments.ts'
import { findImageNameProblem, isImageName, readEntryImages } from './entry-images.ts'
import { findIcon, type FoundIcon } from './find-icon.ts'
import { locateField } from './locate-field.ts'
import { renderMarkdown, type FoundLink } from './markdown.ts'
import type { FindImage, ImageReference } from './markdown-images.ts'
import { suggest } from './nearest.ts'
import { parseYaml } from './parse-yaml.ts'
import { readFolder } from './read-folder.ts'
import { readSourceFile } from './source-file.ts'
import { splitFrontmatter } from './split-frontmatter.ts'

/** A folder below `content/`, and its name in messages. */
export interface Folder {
  path: string
  name: string
  /** Its path below `content/`, with a slash at its end; empty for `content/` itself. */
  below: string
}

/** What an entry refers to: its links are checked once every page is known. */
export interface FoundInEntry {
  links: FoundLink[]
  icons: FoundIcon[]
  /** Those of the texts, and the cover. */
  images: ImageAsset[]
  attachments: Attachment[]
}

/** An entry as read. */
export interface ReadEntry<Facts, Matter> extends FoundInEntry {
  folder: Folder
  facts: Facts
  /** `entry.yaml` as it was written. */
  factsText: string
  texts: Texts
  /** The frontmatter of each text. */
  matter: Partial<Record<Locale, Matter>> & { vi: Matter }
  /** The same as it was written. */
  matterTexts: Partial<Record<Locale, string>>
  cover: ImageAsset | undefined
}

export const factsFile = 'entry.yaml'
const entryFiles = [factsFile, ...locales.map((locale) => `${locale}.md`)]
const start = { line: 1, column: 1 }

/** What an entry's files are held to. */
export interface EntrySchemas<Facts, Matter> {
  facts: v.GenericSchema<unknown, Facts>
  text: v.GenericSchema<unknown, Matter>
}

/** One entry: `entry.yaml` and a Markdown file per language. Undefined where something in it is refused. */
export async function readEntry<Facts, Matter extends TextMatter>(
  folder: Folder,
  schemas: EntrySchemas<Facts, Matter>,
  diagnostics: Diagnostics,
): Promise<ReadEntry<Facts, Matter> | undefined> {
  const images = await readEntryImages(folder, diagnostics)
  const textSetting = { schema: schemas.text, findImage: images.find, diagnostics }
  const [facts, ...texts] = await Promise.all([
    readFacts(folder, schemas.facts, diagnostics),
    ...locales.map((locale) => readText(folder, `${locale}.md`, textSetting)),
  ])
  const byLocale = locales.flatMap((locale, index) => {
    const text = texts[index]
    return text === undefined || text === 'refused' ? [] : [[locale, text] as const]
  })
  const found = Object.fromEntries(byLocale.map(([locale, { text }]) => [locale, text])) as Partial<Texts> // keyed by locales
  const matter = Object.fromEntries(byLocale.map(([locale, text]) => [locale, text.matter])) as Record<Locale, Matter> // keyed by locales; the Vietnamese is there where `source` is
  const source = found[sourceLocale]
  const cover = facts?.cover && images.find(facts.cover)
  if (facts === undefined || source === undefined || texts.includes('refused')) return undefined
  for (const [locale, { text, matterText }] of byLocale) {
    const { line, column } = locateField(matterText, ['coverAlt'])
    const place = { file: `${folder.name}/${locale}.md`, at: { line: line + 1, column } }
    checkCoverAlt(place, text, facts, diagnostics)
  }
  images.warnOfUnused()
  return {
    folder,
    facts: withoutAttachments(facts.value),
    factsText: facts.text,
    matter,
    matterTexts: Object.fromEntries(byLocale.map(([locale, text]) => [locale, text.matterText])),
    texts: { ...found, [sourceLocale]: source },
    links: byLocale.flatMap(([, { links }]) => links),
    icons: facts.icons,
    cover,
    images: images.used(),
    attachments: facts.attachments,
  }
}

/** A cover and its words go together, in every language that the entry is written in. */
function checkCoverAlt(
  { file, at }: { file: string; at: Position },
  { coverAlt }: Text,
  { cover }: { cover: ImageReference | undefined },
  diagnostics: Diagnostics,
): void {
  if (cover && coverAlt === undefined) {
    diagnostics.error(file, at, `Missing alt: say in "coverAlt" what the cover "${cover.name}" shows`)
  } else if (!cover && coverAlt !== undefined) {
    diagnostics.error(file, at, `Has "coverAlt", and ${factsFile} names no cover; remove it, or name one`)
  }
}

/** Names files in an entry's folder that belong to no entry; folders are left to the caller. */
export async function checkEntryFiles(folder: Folder, diagnostics: Diagnostics): Promise<string[]> {
  // What has the name of an entry's file is looked at when that file is read, whatever it is.
  const items = (await readFolder(folder, diagnostics)).filter((item) => !entryFiles.includes(item.name))
  for (const item of items) {
    if (item.isDirectory()) continue
    if (item.isFile() && (isImageName(item.name) || isAttachmentName(item.name))) continue
    const message = item.isSymbolicLink()
      ? 'Is a link; put the file itself here'
      : (findImageNameProblem(item.name) ??
        findAttachmentNameProblem(item.name) ??
        `Is no file of an entry.${suggest(item.name, entryFiles)}`)
    diagnostics.error(`${folder.name}/${item.name}`, start, message)
  }
  return items.filter((item) => item.isDirectory()).map((item) => item.name)
}

async function readFacts<Facts>(folder: Folder, schema: v.GenericSchema<unknown, Facts>, diagnostics: Diagnostics) {
  const name = `${folder.name}/${factsFile}`
  const file = await readSourceFile(join(folder.path, factsFile), name, diagnostics)
  if (file === 'missing') diagnostics.error(name, start, 'Is missing: an entry needs its facts here')
  if (typeof file === 'string') return undefined
  const source = { name, text: file.text, linesAbove: 0 }
  const value = parseYaml(source, schema, diagnostics)
  if (value === undefined) return undefined
  return {
    value,
    text: file.text,
    icons: findIcon(source, value),
    cover: findCover(name, file.text, value),
    attachments: await readEntryAttachments(folder, source, value, diagnostics),
  }
}

/** The cover that the facts name, and where they do. */
function findCover(file: string, text: string, facts: unknown): ImageReference | undefined {
  if (typeof facts !== 'object' || facts === null || !('cover' in facts)) return undefined
  if (typeof facts.cover !== 'string') return undefined
  const lines = text.split('\n')
  const index = lines.findIndex((line) => /^cover\s*:/.test(line))
  const column = (lines[index]?.indexOf(facts.cover) ?? 0) + 1
  return { file, line: index + 1, column, name: facts.cover }
}

interface TextSetting<Matter> {
  schema: v.GenericSchema<unknown, Matter>
  findImage: FindImage
  diagnostics: Diagnostics
}

async function readText<Matter extends TextMatter>(
  folder: Folder,
  fileName: string,
  { schema, findImage, diagnostics }: TextSetting<Matter>,
): Promise<{ text: Text; matter: Matter; matterText: string; links: FoundLink[] } | 'refused' | undefined> {
  const name = `${folder.name}/${fileName}`
  const file = await readSourceFile(join(folder.path, fileName), name, diagnostics)
  if (file === 'refused') return 'refused'
  if (file === 'missing') {
    if (fileName === `${sourceLocale}.md`)
      diagnostics.error(name, start, 'Is missing: every entry has a Vietnamese text')
    return undefined
  }
  const split = splitFrontmatter(file, diagnostics)
  const matter = split && parseYaml(split.matter, schema, diagnostics)
  if (!split || !matter) return 'refused'
  const { links, ...body } = renderMarkdown({ ...split.body, title: matter.title }, findImage, diagnostics)
  const { title, summary, coverAlt, seo } = matter
  return { text: { title, summary, coverAlt, seo, ...body }, matter, matterText: split.matter.text, links }
}

/** A folder or a file in a folder. */
export function within(folder: Folder, name: string): Folder {
  return { path: join(folder.path, name), name: `${folder.name}/${name}`, below: `${folder.below}${name}/` }
}
