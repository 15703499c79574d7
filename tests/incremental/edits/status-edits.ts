import { withFiles, type ContentFiles } from '../content-files.ts'
import { ofContent, type Edits } from './edit.ts'
import {
  listEntries,
  listFree,
  withCopy,
  withFacts,
  withoutFolder,
  withOwnWords,
  withTexts,
  type EntryFolder,
} from './entry-files.ts'
import { toInstant } from './site-state.ts'

const listed = ['news', 'knowledge', 'press-releases'] as const
const reason = { vi: 'Lý do minh hoạ', en: 'Sample reason' }

/** A copy of an entry under a new name, which differs in its title and its time of publication. */
function withVersion(
  content: ContentFiles,
  entry: EntryFolder,
  { number, publishedAt, fields = {} }: { number: number; publishedAt: string; fields?: Record<string, unknown> },
): { content: ContentFiles; folder: string } | undefined {
  const folder = `${entry.collection}/ban-moi-${number}`
  if (content.has(`${folder}/entry.yaml`)) return undefined
  const copied = withCopy(content, entry, `ban-moi-${number}`)
  const changed = withFacts(copied, { folder }, { publishedAt, supersedes: undefined, corrects: undefined, ...fields })
  return { content: withTexts(changed, { folder }, () => ({ matter: { title: `Bản mới ${number}` } })), folder }
}

/** Changes of which entries there are, which are visible, and how they relate to each other. */
export const statusEdits: Edits = {
  'add an entry': ofContent((content, picks, { moment }) => {
    const folder = `news/tin-moi-${picks.number}`
    if (content.has(`${folder}/entry.yaml`)) return undefined
    const publishedAt = toInstant(moment, -picks.of([0, 1, 1440, 100_000]))
    const text = `---\ntitle: Tin mới ${picks.number}\nsummary: Tóm tắt.\n---\n\nMột đoạn.\n`
    const files = {
      [`${folder}/entry.yaml`]: `category: thi-truong\npublishedAt: ${publishedAt}\n`,
      [`${folder}/vi.md`]: text,
      ...(picks.number % 3 === 0 ? {} : { [`${folder}/en.md`]: text }),
    }
    return { content: withFiles(content, files), what: folder }
  }),

  'copy an entry': ofContent((content, picks, { moment }) => {
    const entry = picks.target(listFree(content, 'news', 'knowledge'))
    const copied = entry && withVersion(content, entry, { number: picks.number, publishedAt: toInstant(moment) })
    if (!entry || !copied) return undefined
    return { content: withOwnWords(copied.content, copied, picks.number), what: `${entry.folder} → ${copied.folder}` }
  }),

  'rename an entry': ofContent((content, picks) => {
    const entry = picks.target(listFree(content, ...listed, 'faqs', 'reports'))
    const slug = `ten-moi-${picks.number}`
    if (!entry || content.has(`${entry.collection}/${slug}/entry.yaml`)) return undefined
    const copied = withCopy(content, entry, slug)
    return { content: withoutFolder(copied, entry.folder), what: `${entry.folder} → ${slug}` }
  }),

  'delete an entry': ofContent((content, picks) => {
    const entry = picks.target(listFree(content, ...listed, 'faqs', 'reports', 'jobs', 'awards', 'milestones'))
    return entry && { content: withoutFolder(content, entry.folder), what: entry.folder }
  }),

  'make a draft': ofContent((content, picks) => {
    const entry = picks.target(listFree(content, ...listed, 'faqs', 'milestones', 'awards'))
    return entry && { content: withFacts(content, entry, { status: 'draft' }), what: entry.folder }
  }),

  'publish a draft': ofContent((content, picks, { moment }) => {
    const drafts = listEntries(content, ...listed, 'faqs', 'milestones', 'awards')
    // That of the tests' site is unfinished, and would be refused.
    const entry = picks.target(drafts.filter(({ status, slug }) => status === 'draft' && slug !== 'tin-dang-soan'))
    if (!entry) return undefined
    const publishedAt = entry.facts.get('publishedAt') ?? toInstant(moment)
    return { content: withFacts(content, entry, { status: undefined, publishedAt }), what: entry.folder }
  }),

  'schedule an entry': ofContent((content, picks, { moment }) => {
    const entry = picks.target(listFree(content, 'news', 'knowledge'))
    if (!entry) return undefined
    const publishAt = toInstant(moment, picks.of([1, 60, 600, 1440, 20_000]))
    const fields = { status: 'scheduled', publishAt, publishedAt: undefined }
    return { content: withFacts(content, entry, fields), what: `${entry.folder}: ${publishAt}` }
  }),

  'publish a scheduled entry': ofContent((content, picks, { moment }) => {
    const entry = picks.target(listEntries(content, 'news', 'knowledge').filter(({ status }) => status === 'scheduled'))
    if (!entry) return undefined
    const fields = { status: undefined, publishAt: undefined, publishedAt: toInstant(moment) }
    return { content: withFacts(content, entry, fields), what: entry.folder }
  }),

  'withdraw an entry': ofContent((content, picks, { moment }) => {
    const published = listEntries(content, ...listed, 'announcements', 'reports')
    const entry = picks.target(published.filter(({ status }) => status === 'published'))
    if (!entry) return undefined
    const fields = { status: 'withdrawn', withdrawal: { at: toInstant(moment), reason } }
    return { content: withFacts(content, entry, fields), what: entry.folder }
  }),

  'restore a withdrawn entry': ofContent((content, picks) => {
    const entries = listEntries(content, ...listed, 'announcements', 'reports', 'disclosures')
    const entry = picks.target(entries.filter(({ status }) => status === 'withdrawn'))
    if (!entry) return undefined
    return { content: withFacts(content, entry, { status: undefined, withdrawal: undefined }), what: entry.folder }
  }),

  'supersede an entry': ofContent((content, picks, { moment }) => {
    const entry = picks.target(listEntries(content, 'news', 'knowledge').filter(({ status }) => status === 'published'))
    const publishedAt = toInstant(moment)
    const fields = { supersedes: entry?.slug }
    const version = entry && withVersion(content, entry, { number: picks.number, publishedAt, fields })
    return version && { content: version.content, what: `${version.folder} → ${entry.folder}` }
  }),

  'correct an entry': ofContent((content, picks, { moment }) => {
    const entry = picks.target(listEntries(content, 'news', 'reports').filter(({ status }) => status === 'published'))
    const publishedAt = toInstant(moment)
    const fields = { corrects: { entry: entry?.slug, reason } }
    const version = entry && withVersion(content, entry, { number: picks.number, publishedAt, fields })
    return version && { content: version.content, what: `${version.folder} → ${entry.folder}` }
  }),

  'end a relation': ofContent((content, picks) => {
    const related = listEntries(content, 'news', 'knowledge', 'reports').filter(
      ({ facts }) => facts.has('supersedes') || facts.has('corrects'),
    )
    const entry = picks.target(related)
    if (!entry) return undefined
    const fields = { supersedes: undefined, corrects: undefined }
    const changed = withFacts(content, entry, fields)
    return { content: withOwnWords(changed, entry, picks.number), what: entry.folder }
  }),
}
