import { type Document, parseDocument } from 'yaml'
import { locales, type Locale } from '../../../src/engine/model/locale/locale.ts'
import { filesBelow, textOf, withFiles, type ContentFiles } from '../content-files.ts'

/** An entry or a page: a folder with `entry.yaml`. */
export interface EntryFolder {
  /** Path below `content/`. */
  folder: string
  collection: string
  slug: string
  /** `published` where the file names none. */
  status: string
  facts: Document
}

/** Entries of all collections, or of some. Pages are in the collection `pages`. Unreadable facts are left out. */
export function listEntries(content: ContentFiles, ...collections: readonly string[]): EntryFolder[] {
  return [...content.keys()]
    .filter((path) => path.endsWith('/entry.yaml'))
    .filter((path) => collections.length === 0 || collections.includes(path.split('/', 1)[0] ?? ''))
    .flatMap((path) => {
      const folder = path.slice(0, -'/entry.yaml'.length)
      const facts = parseDocument(textOf(content, path) ?? '')
      if (facts.errors.length > 0) return []
      const status = String(facts.get('status') ?? 'published')
      const names = folder.split('/')
      return [{ folder, collection: names[0] ?? '', slug: names.at(-1) ?? '', status, facts }]
    })
}

/** Entries with a page and a text of their own, in which a paragraph may be added at the end. */
export const articleCollections = [
  'news',
  'announcements',
  'press-releases',
  'disclosures',
  'governance',
  'reports',
  'commentary',
  'knowledge',
  'jobs',
] as const

/** True if any other file names this entry, so that it cannot vanish without a dead link or reference. */
function isReferenced(content: ContentFiles, { folder, slug }: EntryFolder): boolean {
  const name = new RegExp(`(?<![a-z0-9-])${slug}(?![a-z0-9-])`)
  return [...content.keys()].some(
    (path) => !path.startsWith(`${folder}/`) && /\.(?:yaml|md)$/.test(path) && name.test(textOf(content, path) ?? ''),
  )
}

/** Visible entries that nothing refers to. */
export function listFree(content: ContentFiles, ...collections: readonly string[]): EntryFolder[] {
  return listEntries(content, ...collections).filter(
    (entry) => entry.status === 'published' && !isReferenced(content, entry),
  )
}

/** Sets fields of `entry.yaml`; undefined removes one. */
export function withFacts(
  content: ContentFiles,
  { folder }: Pick<EntryFolder, 'folder'>,
  fields: Readonly<Record<string, unknown>>,
): ContentFiles {
  const path = `${folder}/entry.yaml`
  return withFiles(content, { [path]: toYaml(textOf(content, path) ?? '', fields) })
}

function toYaml(text: string, fields: Readonly<Record<string, unknown>>): string {
  const document = parseDocument(text)
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) document.delete(name)
    else document.set(name, value)
  }
  return document.toString({ lineWidth: 0 })
}

/** The languages in which an entry has a text. */
export function localesOf(content: ContentFiles, { folder }: Pick<EntryFolder, 'folder'>): Locale[] {
  return locales.filter((locale) => content.has(`${folder}/${locale}.md`))
}

export interface TextChange {
  /** Fields of the frontmatter; undefined removes one. */
  matter?: Readonly<Record<string, unknown>>
  /** Makes the new Markdown from the old. */
  body?: (body: string) => string
}

/** Changes the text of an entry in one language. */
export function withText(content: ContentFiles, path: string, { matter = {}, body }: TextChange): ContentFiles {
  const text = textOf(content, path) ?? ''
  const [, head = '', rest = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? []
  const changed = `---\n${toYaml(head, matter)}---\n${body ? body(rest) : rest}`
  return withFiles(content, { [path]: changed })
}

/** Changes the texts of an entry in all its languages. */
export function withTexts(
  content: ContentFiles,
  entry: Pick<EntryFolder, 'folder'>,
  toChange: (locale: Locale) => TextChange,
): ContentFiles {
  return localesOf(content, entry).reduce(
    (changed, locale) => withText(changed, `${entry.folder}/${locale}.md`, toChange(locale)),
    content,
  )
}

/** Writes the sentences of an entry anew, so that no other entry has them: other than versions of it may not. */
export function withOwnWords(content: ContentFiles, entry: Pick<EntryFolder, 'folder'>, number: number): ContentFiles {
  // Words between others: neither addresses nor marks of Markdown.
  const reword = (line: string) =>
    line.startsWith('#') ? line : line.replace(/(?<= )(\p{Ll}{2,})(?= )/gu, `$1-${number}`)
  return withTexts(content, entry, () => ({ body: (body) => body.split('\n').map(reword).join('\n') }))
}

/** Copies all files of an entry to a new folder of the same collection. */
export function withCopy(content: ContentFiles, { folder, collection }: EntryFolder, slug: string): ContentFiles {
  const files = Object.entries(filesBelow(content, folder))
  return withFiles(content, Object.fromEntries(files.map(([name, bytes]) => [`${collection}/${slug}/${name}`, bytes])))
}

/** Removes all files of a folder. */
export function withoutFolder(content: ContentFiles, folder: string): ContentFiles {
  return withFiles(
    content,
    Object.fromEntries(Object.keys(filesBelow(content, folder)).map((name) => [`${folder}/${name}`, null])),
  )
}
