import { withFiles } from '../content-files.ts'
import { ofContent, type ApplyEdit, type Edits } from './edit.ts'
import {
  listEntries,
  localesOf,
  withFacts,
  withoutFolder,
  withText,
  withTexts,
  type TextChange,
} from './entry-files.ts'

const inPage = (toChange: (number: number) => TextChange): ApplyEdit =>
  ofContent((content, picks) => {
    const page = picks.target(listEntries(content, 'pages'))
    const [first, ...rest] = page ? localesOf(content, page) : []
    if (!page || !first) return undefined
    const path = `${page.folder}/${picks.of([first, ...rest])}.md`
    return { content: withText(content, path, toChange(picks.number)), what: path }
  })

const addedPage = /\/trang-moi-\d+$/

/** Changes of pages that are no entries. */
export const pageEdits: Edits = {
  'change the title of a page': inPage((number) => ({ matter: { title: `Trang ${number}` } })),
  'change the summary of a page': inPage((number) => ({ matter: { summary: `Tóm tắt trang ${number}.` } })),

  'change the text of a page': ofContent((content, picks) => {
    // Pages whose texts are free: other layouts show no text, or sections with given anchors.
    const page = picks.target(
      listEntries(content, 'pages').filter(({ slug }) => /^(?:dieu-khoan|trach-nhiem|trang-moi)/.test(slug)),
    )
    const body = (text: string) => `${text}\nĐoạn thêm số ${picks.number}.\n`
    return page && { content: withTexts(content, page, () => ({ body })), what: page.folder }
  }),

  'change the order of a page': ofContent((content, picks) => {
    const page = picks.target(listEntries(content, 'pages'))
    return page && { content: withFacts(content, page, { order: picks.number }), what: page.folder }
  }),

  'change the icon of a page': ofContent((content, picks) => {
    const page = picks.target(listEntries(content, 'pages'))
    if (!page) return undefined
    const icon = picks.of(['lucide:wallet', 'lucide:landmark', 'lucide:scale', undefined])
    return { content: withFacts(content, page, { icon }), what: `${page.folder}: ${String(icon)}` }
  }),

  'change what is asked for most in a section': ofContent((content, picks) => {
    const pages = listEntries(content, 'pages')
    const page = picks.target(pages.filter(({ folder }) => /^pages\/(?:ho-tro|ve-shs)$/.test(folder)))
    // Those that no other edit hides or removes.
    const paths = pages
      .filter(({ folder, status }) => status === 'published' && folder !== 'pages' && !addedPage.test(folder))
      .map(({ folder }) => folder.slice('pages'.length))
    const start = picks.number % Math.max(1, paths.length - 1)
    const asked = picks.of([paths.slice(start, start + 2), undefined])
    return page && paths.length > 2
      ? { content: withFacts(content, page, { asked }), what: `${page.folder}: ${String(asked)}` }
      : undefined
  }),

  'add a page': ofContent((content, picks) => {
    const folder = `pages/${picks.of(['ve-shs', 'ho-tro', 'quan-he-co-dong'])}/trang-moi-${picks.number}`
    if (content.has(`${folder}/entry.yaml`)) return undefined
    const text = `---\ntitle: Trang mới ${picks.number}\nsummary: Tóm tắt.\n---\n\n## Mục một\n\nMột đoạn.\n`
    const files = { 'entry.yaml': `order: ${picks.number}\n`, 'vi.md': text, 'en.md': text }
    const changes = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`${folder}/${name}`, bytes]))
    return { content: withFiles(content, changes), what: folder }
  }),

  'hide or show a page that was added': ofContent((content, picks) => {
    const page = picks.target(listEntries(content, 'pages').filter(({ folder }) => addedPage.test(folder)))
    if (!page) return undefined
    const status = page.status === 'draft' ? undefined : 'draft'
    return { content: withFacts(content, page, { status }), what: page.folder }
  }),

  'remove a page that was added': ofContent((content, picks) => {
    const page = picks.target(listEntries(content, 'pages').filter(({ folder }) => addedPage.test(folder)))
    return page && { content: withoutFolder(content, page.folder), what: page.folder }
  }),
}
