import { tags } from '../../../src/brand/tags.ts'
import { listKinds } from '../../../src/features/lists/list-kinds.ts'
import { textOf, withFiles } from '../content-files.ts'
import { ofContent, type ApplyEdit, type Edits } from './edit.ts'
import {
  articleCollections,
  listEntries,
  localesOf,
  withFacts,
  withText,
  withTexts,
  type TextChange,
} from './entry-files.ts'
import { toInstant } from './site-state.ts'

/** Changes the text of one language of an article. */
const inText = (toChange: (number: number) => TextChange): ApplyEdit =>
  ofContent((content, picks) => {
    const entry = picks.target(listEntries(content, ...articleCollections))
    const [first, ...rest] = entry ? localesOf(content, entry) : []
    if (!entry || !first) return undefined
    const path = `${entry.folder}/${picks.of([first, ...rest])}.md`
    return { content: withText(content, path, toChange(picks.number)), what: path }
  })

/** Changes of what an article says, of its facts, and of its place in lists. */
export const textEdits: Edits = {
  'change a body': inText((number) => ({ body: (body) => `${body}\nĐoạn thêm số ${number}.\n` })),
  'change a title': inText((number) => ({ matter: { title: `Tiêu đề mới ${number}` } })),
  'change a summary': inText((number) => ({ matter: { summary: `Tóm tắt mới ${number}.` } })),
  'change what search engines show': inText((number) => ({ matter: { seo: { title: `Tiêu đề tìm kiếm ${number}` } } })),
  'add a heading': inText((number) => ({ body: (body) => `${body}\n## Mục mới ${number}\n\nNội dung.\n` })),
  'add a table': inText((number) => ({ body: (body) => `${body}\n| Tên | Số |\n|---|---|\n| A | ${number} |\n` })),

  'change a figure of a chart': ofContent((content, picks) => {
    const entry = picks.target(listEntries(content, 'knowledge').filter(({ facts }) => facts.has('chart')))
    if (!entry) return undefined
    const figure = `+${(picks.number % 90) + 1}% |`
    const body = (text: string) => text.replace(/\+\d+% \|/, figure)
    return { content: withTexts(content, entry, () => ({ body })), what: `${entry.folder}: ${figure}` }
  }),

  'take a chart away': ofContent((content, picks) => {
    const entry = picks.target(listEntries(content, 'knowledge').filter(({ facts }) => facts.has('chart')))
    if (!entry) return undefined
    return { content: withFacts(content, entry, { chart: undefined }), what: entry.folder }
  }),

  'add a link to another entry': ofContent((content, picks) => {
    const entry = picks.target(listEntries(content, 'news').filter(({ status }) => status === 'published'))
    const other = listEntries(content, 'faqs', 'knowledge', 'news').filter(({ status }) => status === 'published')
    const [first, ...rest] = other.filter(({ collection }) => collection !== 'faqs')
    if (!entry || !first) return undefined
    const { collection, slug } = picks.of([first, ...rest])
    const href = `${collection === 'news' ? '/tin-tuc' : '/ho-tro/kien-thuc'}/${slug}`
    const body = (text: string) => `${text}\nXem [bài ${picks.number}](${href}).\n`
    return { content: withTexts(content, entry, () => ({ body })), what: `${entry.folder} → ${href}` }
  }),

  'change a category': ofContent((content, picks) => {
    const entry = picks.target(listEntries(content, 'news'))
    if (!entry) return undefined
    const category = picks.of(listKinds.news)
    return { content: withFacts(content, entry, { category }), what: `${entry.folder}: ${category}` }
  }),

  'change the time of publication': ofContent((content, picks, { moment }) => {
    const entry = picks.target(listEntries(content, 'news', 'knowledge').filter(({ status }) => status === 'published'))
    if (!entry) return undefined
    // Ten minutes to a year ago.
    const publishedAt = toInstant(moment, -10 - picks.of([0, 60, 3000, 40_000, 525_600]) - picks.number)
    return { content: withFacts(content, entry, { publishedAt }), what: `${entry.folder}: ${publishedAt}` }
  }),

  'change topics': ofContent((content, picks) => {
    const entry = picks.target(listEntries(content, ...articleCollections))
    if (!entry) return undefined
    const chosen = tags.filter((_, index) => picks.number & (1 << index)).slice(0, 3)
    return { content: withFacts(content, entry, { tags: chosen }), what: `${entry.folder}: ${chosen.join(', ')}` }
  }),

  'mark as a sample, or not': ofContent((content, picks) => {
    const entry = picks.target(listEntries(content, 'news', 'announcements'))
    if (!entry) return undefined
    const sample = entry.facts.get('sample') === true ? undefined : true
    return { content: withFacts(content, entry, { sample }), what: `${entry.folder}: ${String(sample)}` }
  }),

  'remove a translation': ofContent((content, picks) => {
    const translated = listEntries(content, 'news', 'knowledge').filter((entry) => localesOf(content, entry).length > 1)
    const entry = picks.target(translated)
    if (!entry) return undefined
    const changed = new Map(content)
    changed.delete(`${entry.folder}/en.md`)
    return { content: changed, what: entry.folder }
  }),

  'add a translation': ofContent((content, picks) => {
    const entry = picks.target(
      listEntries(content, 'news', 'knowledge').filter((one) => localesOf(content, one).length === 1),
    )
    const vi = entry && content.get(`${entry.folder}/vi.md`)
    if (!vi) return undefined
    const changed = new Map(content).set(`${entry.folder}/en.md`, vi)
    const what = entry.folder
    return { content: withText(changed, `${what}/en.md`, { matter: { title: `Translated ${picks.number}` } }), what }
  }),

  'swap the texts of two entries': ofContent((content, picks) => {
    const entries = listEntries(content, 'news', 'knowledge')
    const free = entries.filter(({ facts }) => !facts.has('cover') && !facts.has('chart'))
    const one = picks.target(free)
    const other = free.find((entry) => entry.folder !== one?.folder)
    if (!one || !other) return undefined
    const [a, b] = [`${one.folder}/vi.md`, `${other.folder}/vi.md`]
    const files = { [a]: textOf(content, b) ?? '', [b]: textOf(content, a) ?? '' }
    return { content: withFiles(content, files), what: `${a} ↔ ${b}` }
  }),
}
