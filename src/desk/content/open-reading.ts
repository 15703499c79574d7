import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadContent } from '#engine/content/examine-tree.ts'
import { withHidden } from '#engine/content/preview/with-hidden.ts'
import { itemAt, type FolderItem } from '#engine/content/source/source-tree.ts'
import { localeParam, locales, sourceLocale } from '#engine/model/locale/locale.ts'
import { toSiteDay, toSiteMoment } from '#engine/model/locale/site-time.ts'
import { findUnrecorded } from '#features/disclosures/build/find-unrecorded.ts'
import type { Clock } from '#lib/clock.ts'
import { say } from '#lib/say/message.ts'
import { site } from '#site/site.ts'
import { isRootFile } from '../changes/change-path.ts'
import type { ChangeStore } from '../changes/change-store.ts'
import { toSiteDuties } from '../duties/to-site-duties.ts'
import { editsOf } from '../edits/matter.ts'
import { planEntry } from '../plan-entry.ts'
import type { ChangePath, Checked, DeskDuty, Problem } from '../protocol/changes.ts'
import type { LocalText, Person } from '../protocol/people.ts'
import { toAddress } from '../publishing/to-addresses.ts'
import { Refused } from '../refusal/refused.ts'
import { RequestError } from '../request-error.ts'
import { findRootFile, rootFiles, rootList, type RootFile } from '../root-files.ts'
import { mapLanguages, toLocalText } from '../say/to-local-text.ts'
import type { FolderReading, PlainRow, PlainToday, Reading } from '../services/reading.ts'
import { createExaminer } from './examiner.ts'
import { findElsewhere, isEnded, type Versions } from './find-elsewhere.ts'
import { findRelated } from './find-related.ts'
import type { EndedEntry } from './former-forms.ts'
import { createOverlaidTree, folderAt, withUnsaved, type Unsaved } from './overlaid-tree.ts'
import { toDeskDuty } from './to-desk-duty.ts'
import { toProblem, toProblems, type ReadText } from './to-problems.ts'
import { findByWords, listEntriesOf, toRow, type ReadEntry } from './to-rows.ts'

interface ReadingOptions {
  content: string
  clock: Clock
  changes: ChangeStore
  isRecorded: (path: ChangePath) => boolean
}

/** The days before the end of its validity from which an entry is listed. */
const expiringDays = 30
const dayMs = 86_400_000
const mostRows = 100

/** The content with all changes laid over it, checked as a build checks it. */
export function openReading({ content, clock, changes, isRecorded }: ReadingOptions): Reading {
  const toTree = createOverlaidTree(content)
  const { examine, progress } = createExaminer(content)
  const treeOf = (reader: Person | 'everyone') => toTree(changes.overlays(reader))

  const check = async (unsaved: Unsaved, reader: Person | 'everyone'): Promise<Checked & { read: ReadContent }> => {
    const { path } = unsaved
    const now = clock()
    const saved = treeOf(reader)
    const written = unsaved.files.length > 0 ? withUnsaved(saved, unsaved) : saved
    const tree = await asPublished(written, path, now)
    const read = await examine(tree, now, tree === written ? undefined : path)
    const texts = await readTexts(tree, path)
    const readText: ReadText = (file) => texts.get(file)
    const problems = toProblems(read.diagnostics.list, path, readText)
    return {
      read,
      problems,
      missing: listMissing(problems, tree, path),
      duty: listDuties(read, now).find((duty) => duty.path === path),
      elsewhere: await findFormer(path, { tree, texts }),
    }
  }

  const findFormer = async (
    path: ChangePath,
    { tree, texts }: { tree: FolderItem; texts: ReadonlyMap<string, string> },
  ) => {
    const versions = (changes.contentFiles(path) ?? []).flatMap(({ name, location }): Versions[] =>
      /\.(?:ya?ml|md)$/.test(name)
        ? [
            {
              name,
              before: readFileSync(location, 'utf8'),
              after: texts.get(isRootFile(path) ? path : `${path}/${name}`) ?? '',
            },
          ]
        : [],
    )
    if (versions.every(({ before, after }) => before === after)) return []
    const ended = isEnded(versions) && !isRootFile(path) ? toEndedEntry(path, versions) : undefined
    return findElsewhere(versions, await readTexts(tree, ''), ended)
  }

  const readAll = async (reader: Person | 'everyone') => {
    const tree = treeOf(reader)
    const read = await examine(tree, clock())
    // An entry that cannot be read as a whole is found by its title all the same.
    const named = listEntriesOf(read).map(async (entry) =>
      Object.keys(entry.titles).length > 0 ? entry : { ...entry, titles: await readTitles(tree, entry.path) },
    )
    return { read, entries: [...(await Promise.all(named)), ...rootFiles.map(toRootEntry)] }
  }

  const describe = async (path: ChangePath, person: Person): Promise<FolderReading> => {
    const { read, ...checked } = await check({ path, files: [] }, person)
    const entry = listEntriesOf(read).find((one) => one.path === path)
    const address = toAddress(path)
    const isPublished = address !== undefined && changes.contentFiles(path) !== undefined
    return {
      ...checked,
      title: await toTitle(path, entry, person),
      published: isPublished
        ? { address: mapLanguages(() => address), publishedAt: entry?.facts.publishedAt, isRecorded: isRecorded(path) }
        : undefined,
      preview: toPreview(address ?? '/'),
      related: await Promise.all(
        (await findRelated(treeOf(person), path)).map(async ({ path: one, label }) => ({
          path: one,
          title: await toTitle(one, undefined, person),
          label: toLocalText(label),
        })),
      ),
    }
  }

  const toTitle = async (path: ChangePath, entry: ReadEntry | undefined, person: Person): Promise<LocalText> => {
    const file = findRootFile(path)
    if (file) return toLocalText(file.label)
    if (entry && Object.keys(entry.titles).length > 0) return toRow(entry, undefined).title
    const titles = await readTitles(treeOf(person), path)
    return mapLanguages((language) => titles[language] ?? titles[sourceLocale] ?? path)
  }

  const rowOf = (entry: ReadEntry): PlainRow => toRow(entry, changes.find(entry.path))

  const today = async (person: Person): Promise<PlainToday> => {
    const now = clock()
    const { read, entries } = await readAll(person)
    const archived = site.names.filter((name) => site.collections[name].isArchived)
    const unrecorded = findUnrecorded(read.content, now, {
      entries: read.content.entries,
      archived,
      isRecorded: (id) => read.lock?.has(id) === true,
    })
    const unrecordedPaths = new Set(unrecorded.map(({ entry }) => `${entry.collection}/${entry.slug}`))
    const rowsWhere = (isWanted: (entry: ReadEntry) => boolean) => entries.filter(isWanted).map(rowOf)
    const soon = toSiteDay(new Date(now.getTime() + expiringDays * dayMs))
    const byPath = new Map(entries.map((entry) => [entry.path, entry]))
    return {
      now: now.toISOString(),
      duties: listDuties(read, now),
      changes: changes
        .list()
        .filter((change) => changes.mayRead(person, change))
        .map((change) => toRow(byPath.get(change.path) ?? toUnread(change.path), change)),
      unpublished: rowsWhere(({ facts: { status } }) => status === 'draft' || status === 'scheduled'),
      unrecorded: rowsWhere(({ path }) => unrecordedPaths.has(path)),
      untranslated: rowsWhere(({ titles }) => isUntranslated(titles)),
      expiring: rowsWhere(({ facts }) => {
        const end = facts.validThrough ?? facts.expiresAt ?? facts.effectiveTo
        return end !== undefined && end <= soon && end >= toSiteDay(new Date(now.getTime() - expiringDays * dayMs))
      }),
      samples: rowsWhere(({ facts }) => facts.sample === true),
      problems: read.diagnostics.errors.map((one) => toProblem(one, undefined, () => undefined)),
    }
  }

  return {
    progress,
    begin: () => void readAll('everyone').catch(() => undefined),
    describe,
    findErrors: async (path) => {
      const now = clock()
      const read = await examine(await asPublished(treeOf('everyone'), path, now), now)
      return toProblems(read.diagnostics.errors, path, () => undefined)
    },
    check: async ({ path, files }, person) => {
      const { read: _read, ...checked } = await check({ path, files }, person)
      return checked
    },
    today,
    duties: async (person) => listDuties((await readAll(person)).read, clock()),
    findEntries: async ({ words, collection }, person) => {
      const { entries } = await readAll(person)
      const wanted = entries.filter((entry) => collection === undefined || entry.collection === collection)
      return findByWords(wanted, words).slice(0, mostRows).map(rowOf)
    },
    findReferences: async ({ words, collection }, person) => {
      const { entries } = await readAll(person)
      const wanted = entries.filter((entry) => entry.collection === collection)
      return findByWords(wanted, words)
        .slice(0, mostRows)
        .map((entry) => ({ id: entry.path, title: rowOf(entry).title, date: entry.facts.publishedAt?.slice(0, 10) }))
    },
    plan: ({ collection, title, slug, given }, person) => {
      try {
        const isPage = collection === 'pages'
        const wish = { collection, title, given, ...(isPage ? { path: slug } : slug !== undefined && { slug }) }
        const { folder, files } = planEntry({ ...wish, content: treeOf(person) })
        return { path: folder, files: Object.entries(files).map(([name, text]) => ({ name, text })) }
      } catch (error) {
        if (error instanceof RequestError) throw new Refused(422, error.said)
        throw error
      }
    },
  }
}

function listDuties(read: ReadContent, now: Date): DeskDuty[] {
  const all = read.show(withHidden(site, read.collected, now), now).content
  return toSiteDuties({ published: read.content, all }, now).map(toDeskDuty)
}

/** The tree in which the entry at a path is published, whatever it says: its errors are those of what readers would see. */
async function asPublished(tree: FolderItem, path: ChangePath, now: Date): Promise<FolderItem> {
  const item = itemAt(tree, join(path, 'entry.yaml'))
  if (item?.kind !== 'file' || isRootFile(path)) return tree
  const text = new TextDecoder().decode(await item.read())
  const { read, set } = editsOf('entry.yaml')
  if (read(text, ['status']) !== 'draft') return tree
  const published = set(text, ['status'], 'published')
  if (!published.isDone) return tree
  const hasMoment = typeof read(text, ['publishedAt']) === 'string' || path.startsWith('pages')
  const dated = hasMoment ? published : set(published.text, ['publishedAt'], toSiteMoment(now))
  return dated.isDone ? withUnsaved(tree, { path, files: [{ name: 'entry.yaml', text: dated.text }] }) : tree
}

/** The titles of texts by language, where they have one. */
async function readTitles(tree: FolderItem, path: ChangePath): Promise<Readonly<Record<string, string>>> {
  const texts = await readTexts(tree, path)
  const found = locales.flatMap((locale) => {
    const title = editsOf('.md').read(texts.get(`${path}/${locale}.md`) ?? '', ['title'])
    return typeof title === 'string' && title !== '' ? [[locale, title] as const] : []
  })
  return Object.fromEntries(found)
}

/** The texts below a path, by their paths in the content. */
async function readTexts(tree: FolderItem, path: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const root = itemAt(tree, path)
  const folder = path === '' ? tree : folderAt(tree, path)
  if (root?.kind === 'file') found.set(path, new TextDecoder().decode(await root.read()))
  for (const [name, item] of folder?.items ?? []) {
    const inside = path === '' ? name : `${path}/${name}`
    if (item.kind === 'folder' && path === '')
      for (const [file, text] of await readBelow(item, inside)) found.set(file, text)
    if (item.kind === 'file' && /\.(?:ya?ml|md)$/.test(name)) {
      found.set(inside, new TextDecoder().decode(await item.read()))
    }
  }
  return found
}

async function readBelow(folder: FolderItem, path: string): Promise<[string, string][]> {
  const found: [string, string][] = []
  for (const [name, item] of folder.items) {
    const inside = `${path}/${name}`
    if (item.kind === 'folder') found.push(...(await readBelow(item, inside)))
    if (item.kind === 'file' && /\.(?:ya?ml|md)$/.test(name)) {
      found.push([inside, new TextDecoder().decode(await item.read())])
    }
  }
  return found
}

const isMissing = ({ message, severity }: Problem) =>
  severity !== 'advice' && /\bis missing\b|^Missing\b|must not be empty/i.test(message.en)

function listMissing(problems: readonly Problem[], tree: FolderItem, path: ChangePath): LocalText[] {
  const folder = folderAt(tree, path)
  const lacksEnglish = folder?.items.has(`${sourceLocale}.md`) === true && !folder.items.has('en.md')
  return [
    ...problems
      .filter(isMissing)
      .map(({ message, label }) =>
        label ? mapLanguages((language) => `${label[language]}: ${message[language]}`) : message,
      ),
    ...(lacksEnglish ? [toLocalText(say`There is no English text yet`)] : []),
  ]
}

function isUntranslated(titles: Readonly<Record<string, string>>): boolean {
  const all = Object.values(titles)
  return all.length > 0 && new Set(all).size < 2
}

const toRootEntry = ({ name, label }: RootFile): ReadEntry => ({
  path: name,
  collection: rootList.name,
  facts: {},
  titles: toLocalText(label),
})

const toUnread = (path: ChangePath): ReadEntry => ({
  path,
  collection: path.split('/')[0] ?? '',
  facts: {},
  titles: {},
})

function toEndedEntry(path: ChangePath, versions: readonly Versions[]): EndedEntry {
  const titles = versions
    .filter(({ name }) => name.endsWith('.md'))
    .map(({ before }) => editsOf('.md').read(before, ['title']))
  return { path, slug: path.split('/').at(-1) ?? '', titles: titles.filter((title) => typeof title === 'string') }
}

function toPreview(address: string): LocalText {
  return mapLanguages((language) => (language === sourceLocale ? address : `${address}?${localeParam}=${language}`))
}
