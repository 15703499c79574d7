import { archiveFile } from '../../../src/engine/content/archive/archive-lock.ts'
import { textOf, withFiles } from '../content-files.ts'
import { ofContent, type Edits } from './edit.ts'
import { listEntries, withFacts, withoutFolder, withText } from './entry-files.ts'

const published = (content: Parameters<typeof listEntries>[0]) =>
  listEntries(content, 'news', 'knowledge').filter(({ status }) => status === 'published')

/** Changes that every build must refuse: the output stays, and the next run is right. */
export const invalidEdits: Edits = {
  'break the syntax of facts': ofContent((content, picks) => {
    const entry = picks.target(published(content))
    if (!entry) return undefined
    const path = `${entry.folder}/entry.yaml`
    return { content: withFiles(content, { [path]: `${textOf(content, path) ?? ''}category: [\n` }), what: path }
  }),
  'name an unknown category': ofContent((content, picks) => {
    const entry = picks.target(published(content))
    return entry && { content: withFacts(content, entry, { category: `loai-${picks.number}` }), what: entry.folder }
  }),
  'link to a page that does not exist': ofContent((content, picks) => {
    const entry = picks.target(published(content))
    const body = (text: string) => `${text}\n[Bài](/tin-tuc/khong-co-${picks.number})\n`
    return entry && { content: withText(content, `${entry.folder}/vi.md`, { body }), what: entry.folder }
  }),
  'refer to an entry that does not exist': ofContent((content, picks) => {
    const entry = picks.target(published(content))
    const fields = { supersedes: `khong-co-${picks.number}` }
    return entry && { content: withFacts(content, entry, fields), what: entry.folder }
  }),
  'write a dead link': ofContent((content, picks) => {
    const entry = picks.target(published(content))
    const body = (text: string) => `${text}\n[a](/khong-co-${picks.number})\n`
    return entry && { content: withText(content, `${entry.folder}/vi.md`, { body }), what: entry.folder }
  }),
  'leave out a title': ofContent((content, picks) => {
    const entry = picks.target(published(content))
    const change = { matter: { title: undefined } }
    return entry && { content: withText(content, `${entry.folder}/vi.md`, change), what: entry.folder }
  }),
  'name an image that does not exist': ofContent((content, picks) => {
    const entry = picks.target(published(content))
    const body = (text: string) => `${text}\n![Hình](./khong-co-${picks.number}.svg)\n`
    return entry && { content: withText(content, `${entry.folder}/vi.md`, { body }), what: entry.folder }
  }),
  'write bytes that are no image': ofContent((content, picks) => {
    const path = picks.target([...content.keys()].filter((name) => /^news\/.*cover\.(?:svg|jpg)$/.test(name)))
    return path === undefined
      ? undefined
      : { content: withFiles(content, { [path]: `<svg ${picks.number}` }), what: path }
  }),
  'contradict the archive': ofContent((content, picks) => {
    // One that is withdrawn, corrected or superseded may differ from its record.
    const entries = listEntries(content, 'disclosures', 'governance').filter(({ status }) => status === 'published')
    const explained = new Set(
      entries.flatMap(({ facts }) => [facts.getIn(['corrects', 'entry']), facts.get('supersedes')]),
    )
    const entry = picks.target(entries.filter(({ slug }) => !explained.has(slug)))
    if (!entry) return undefined
    const line = `${entry.folder} vi.md ${String(picks.number).padStart(64, '0')}\n`
    return { content: withFiles(content, { [archiveFile]: line }), what: `${archiveFile}: ${entry.folder}` }
  }),
  'remove a page that the code requires': ofContent((content, picks) => {
    const folder = picks.target(['pages/ve-shs/giai-thuong', 'pages/ho-tro/bieu-phi', 'pages/tin-tuc'])
    if (folder === undefined) return undefined
    return content.has(`${folder}/entry.yaml`) ? { content: withoutFolder(content, folder), what: folder } : undefined
  }),
}
