import { archiveFile } from '../../../src/engine/content/archive/archive-lock.ts'
import { withFiles } from '../content-files.ts'
import { ofContent, type Edits } from './edit.ts'
import { listEntries, withFacts, withTexts } from './entry-files.ts'

/** A drawing that every check accepts; the number makes its bytes differ. */
const toDrawing = (number: number) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1536 1024" width="1536" height="1024">' +
  `<rect width="1536" height="1024" fill="#123456"/><circle cx="${number}" cy="400" r="200" fill="#abcdef"/></svg>\n`

const toSheet = (number: number) => `Chỉ tiêu,Giá trị\nA,${number}\n`

/** Changes of images and documents. */
export const fileEdits: Edits = {
  'add a cover': ofContent((content, picks) => {
    const entry = picks.target(
      listEntries(content, 'news', 'press-releases').filter(({ facts }) => !facts.has('cover')),
    )
    if (!entry) return undefined
    const drawn = withFiles(content, { [`${entry.folder}/bia.svg`]: toDrawing(picks.number) })
    const named = withFacts(drawn, entry, { cover: 'bia.svg' })
    const matter = { coverAlt: `Bìa ${picks.number}` }
    return { content: withTexts(named, entry, () => ({ matter })), what: `${entry.folder}/bia.svg` }
  }),

  'replace an image': ofContent((content, picks) => {
    const path = picks.target([...content.keys()].filter((name) => /^news\/.*\.svg$/.test(name)))
    return path === undefined
      ? undefined
      : { content: withFiles(content, { [path]: toDrawing(picks.number) }), what: path }
  }),

  'remove a cover': ofContent((content, picks) => {
    const entry = picks.target(listEntries(content, 'news').filter(({ facts }) => facts.has('cover')))
    if (!entry) return undefined
    const removed = withFiles(content, { [`${entry.folder}/${String(entry.facts.get('cover'))}`]: null })
    const unnamed = withFacts(removed, entry, { cover: undefined })
    return { content: withTexts(unnamed, entry, () => ({ matter: { coverAlt: undefined } })), what: entry.folder }
  }),

  'add an image to a text': ofContent((content, picks) => {
    const entry = picks.target(listEntries(content, 'news', 'knowledge'))
    const name = `hinh-${picks.number}.svg`
    if (!entry || content.has(`${entry.folder}/${name}`)) return undefined
    const drawn = withFiles(content, { [`${entry.folder}/${name}`]: toDrawing(picks.number) })
    const body = (text: string) => `${text}\n![Hình ${picks.number}](./${name})\n`
    return { content: withTexts(drawn, entry, () => ({ body })), what: `${entry.folder}/${name}` }
  }),

  'add a document': ofContent((content, picks) => {
    const entry = picks.target(
      listEntries(content, 'news', 'announcements', 'disclosures', 'share-management', 'reports'),
    )
    const name = `bang-${picks.number}.csv`
    if (!entry || content.has(`${entry.folder}/${name}`)) return undefined
    const written = withFiles(content, { [`${entry.folder}/${name}`]: toSheet(picks.number) })
    const former = (entry.facts.toJS() as { attachments?: unknown[] }).attachments ?? [] // as the schema has it
    const title = { vi: `Bảng ${picks.number}`, en: `Table ${picks.number}` }
    const attachments = [...former, { file: name, kind: 'bang-tinh', language: 'both', title }]
    return { content: withFacts(written, entry, { attachments }), what: `${entry.folder}/${name}` }
  }),

  'replace a document': ofContent((content, picks) => {
    const path = picks.target([...content.keys()].filter((name) => name.endsWith('.csv')))
    return path === undefined
      ? undefined
      : { content: withFiles(content, { [path]: toSheet(picks.number) }), what: path }
  }),

  'remove all documents of an entry': ofContent((content, picks) => {
    const entry = picks.target(
      listEntries(content, 'news', 'announcements', 'disclosures', 'share-management').filter(({ facts }) =>
        facts.has('attachments'),
      ),
    )
    if (!entry) return undefined
    const named = (entry.facts.toJS() as { attachments: { file: string }[] }).attachments // as the schema has it
    const removed = Object.fromEntries(named.map(({ file }) => [`${entry.folder}/${file}`, null]))
    return {
      content: withFacts(withFiles(content, removed), entry, { attachments: undefined }),
      what: entry.folder,
    }
  }),

  'begin an archive': ofContent((content) =>
    content.has(archiveFile)
      ? undefined
      : { content: withFiles(content, { [archiveFile]: '# Nothing is recorded yet.\n' }), what: archiveFile },
  ),

  'save a file without a change': (state, picks) => {
    const path = picks.target([...state.content.keys()])
    return path === undefined ? undefined : { state, what: path, touched: [path] }
  },
}
