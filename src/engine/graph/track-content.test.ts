import { expect, test } from 'vitest'
import { entry, facts, readWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { createEntryHashes } from '#engine/content/entries/entry-hashes.ts'
import type { Content, Entry } from '#engine/model/entries/content.ts'
import { site } from '#site/site.ts'
import { trackContent, type TrackedContent } from './track-content.ts'

const release = 'publishedAt: 2026-10-12T08:30+07:00\n'

/** Three news in the order of their list: c, b, a; b has no English text; c corrects a. And a press release. */
const files: Changes = {
  ...entry(),
  'news/b/entry.yaml': facts.replace('-12T', '-13T'),
  'news/b/vi.md': text(),
  'news/c/entry.yaml': `${facts.replace('-12T', '-14T')}corrects:\n  entry: a\n  reason:\n    vi: Lý do\n    en: Reason\n`,
  'news/c/vi.md': text(),
  'press-releases/p/entry.yaml': release,
  'press-releases/p/vi.md': text(),
  'news/c/en.md': text('A paragraph.', 'title: Third\nsummary: Summary.'),
}

const published = await readWith(files)

/** Tracked content, with what was read of it. */
async function track(content = published) {
  const reads: string[] = []
  const tracked = trackContent(
    site,
    (subject, part) => void reads.push(part === 'value' ? subject : `${subject} ${part}`),
  )
  const subjects = tracked.show(content)
  const takeReads = () => [...new Set(reads.splice(0))]
  return { tracked, subjects, takeReads }
}

function find(tracked: TrackedContent, slug: string): Entry<'news'> {
  const found = tracked.content.entries.news.find((one) => one.slug === slug)
  if (!found) throw new Error(`There is no ${slug}`)
  return found
}

type Access = (a: Entry<'news'>, tracked: TrackedContent) => unknown

const accesses: [string, Access, string[]][] = [
  ['a slug and a collection', (a) => [a.slug, a.collection], []],
  ['a fact', (a) => a.facts.publishedAt, ['news/a facts']],
  ['an internal fact', (a) => a.facts.issuers, ['news/a internal']],
  ['a fact that the collection does not have', (a) => 'chart' in a.facts, ['news/a facts']],
  ['the address of its list', (a) => a.list, ['news/a state']],
  ['a cover', (a) => a.cover, ['news/a files']],
  ['documents', (a) => a.attachments.length, ['news/a files']],
  ['whether it is listed', (a) => a.isListed, ['news/a state']],
  ['its marks', (a) => a.marks.length, ['news/a state']],
  ['a title', (a) => a.texts.vi.title, ['news/a state', 'news/a vi.head']],
  ['a summary in English', (a) => a.texts.en?.summary, ['news/a state', 'news/a en.head']],
  ['a description of a cover', (a) => a.texts.vi.coverAlt, ['news/a state', 'news/a vi.head']],
  ['a body', (a) => a.texts.vi.html, ['news/a state', 'news/a vi.body']],
  ['headings', (a) => a.texts.vi.headings.length, ['news/a state', 'news/a vi.body']],
  ['whether a text is empty', (a) => a.texts.vi.isEmpty, ['news/a state', 'news/a vi.body']],
  ['the languages', (a) => Object.keys(a.texts), ['news/a state']],
  ['whether there is a language', (a) => 'en' in a.texts, ['news/a state']],
  ['a language that is missing', (_, tracked) => find(tracked, 'b').texts.en?.title, ['news', 'news/b state']],
  ['the frontmatter, spread', (a) => ({ ...a.matter.vi }), ['news/a state', 'news/a vi.head']],
  ['a text, spread', (a) => ({ ...a.texts.vi }), ['news/a state', 'news/a vi.body', 'news/a vi.head']],
  ['facts of the view, spread', (a) => ({ ...a.facts }), ['news/a facts', 'news/a internal']],
  ['a list', (_, { content }) => content.entries.news.length, ['news']],
  ['titles of a list', (_, { content }) => content.entries.news.map(({ slug }) => slug), ['news']],
  ['the moment', (_, { content }) => content.now, ['now']],
  ['the day', (_, { content }) => content.today, ['today']],
  ['a page', (_, { content }) => content.pages.get('/ho-tro')?.path, ['pages/ho-tro state']],
  [
    'a title of a page',
    (_, { content }) => content.pages.get('/ho-tro')?.texts.vi.title,
    ['pages/ho-tro state', 'pages/ho-tro vi.head'],
  ],
  ['a page that is missing', (_, { content }) => content.pages.get('/x'), ['pages/x state']],
  ['whether there is a page', (_, { content }) => content.pages.has('/x'), ['pages/x state']],
  ['how many pages there are', (_, { content }) => content.pages.size, ['pages']],
  ['all pages', (_, { content }) => [...content.pages.values()].map(({ path }) => path), ['pages']],
  ['all paths', (_, { content }) => [...content.pages.keys()], ['pages']],
  ['a neighbour', (_, { indexOf }) => indexOf('news').findNewer('a')?.slug, ['news/a place']],
  [
    'a title of a neighbour',
    (_, { indexOf }) => indexOf('news').findOlder('c')?.texts.vi.title,
    ['news/c place', 'news/b state', 'news/b vi.head'],
  ],
  ['a neighbour that is missing', (_, { indexOf }) => indexOf('news').findOlder('a'), ['news/a place']],
  ['an entry by its slug', (_, { indexOf }) => indexOf('news').find('a')?.slug, ['news/a state']],
  ['an entry that is missing', (_, { indexOf }) => indexOf('news').find('x'), ['news/x state']],
  ['what replaces an entry', (_, { indexOf }) => indexOf('news').findSuccessor('a'), ['news/a state']],
  [
    'what corrects an entry',
    (_, { indexOf }) =>
      indexOf('news')
        .findCorrections('a')
        .map(({ facts: { publishedAt } }) => publishedAt),
    ['news/a state', 'news/c facts'],
  ],
]

test.each(accesses)('%s: what is recorded', async (_name, access, expected) => {
  const { tracked, takeReads } = await track()
  const a = find(tracked, 'a')
  takeReads()
  access(a, tracked)
  expect(takeReads().toSorted()).toEqual(expected.toSorted())
})

function toData({ entries, pages, images, attachments, now, today }: Content): string {
  return JSON.stringify({ entries, pages: [...pages], images, attachments, now, today })
}

test('views show the same as the content', async () => {
  const { tracked } = await track()
  expect(toData(tracked.content)).toBe(toData(published.content))
  const { pages } = tracked.content
  expect(pages.size).toBe(published.content.pages.size)
  const visited: string[] = []
  pages.forEach((page, path) => visited.push(path === page.path ? path : '?'))
  expect(visited).toEqual([...published.content.pages.keys()])
  expect([...pages.entries()].map(([path]) => path)).toEqual(visited)
})

test('views are the same objects, by whichever way they are reached, also after a change', async () => {
  const { tracked, takeReads } = await track()
  const list = tracked.content.entries.news
  const [b, a] = [find(tracked, 'b'), find(tracked, 'a')]
  const page = tracked.content.pages.get('/ho-tro')
  const { texts } = a
  const title = () => [a.texts.vi.title, texts.vi.title]
  expect(tracked.content.entries.news).toBe(list)
  expect(tracked.indexOf('news').find('a')).toBe(a)
  expect(tracked.indexOf('news').findNewer('a')).toBe(b)
  expect(title()).toEqual(['Tiêu đề', 'Tiêu đề'])

  tracked.show(await readWith({ ...files, 'news/a/vi.md': text('Hai.', 'title: Khác\nsummary: Tóm tắt.') }))
  expect(title()).toEqual(['Khác', 'Khác'])
  expect(find(tracked, 'a')).toBe(a)
  expect(tracked.content.pages.get('/ho-tro')).toBe(page)
  takeReads()
  expect(texts.vi.html).toContain('Hai.')
  expect(takeReads()).toEqual(['news/a state', 'news/a vi.body'])
})

test('an entry that is removed and added again is shown as it is then', async () => {
  const { tracked } = await track()
  const before = find(tracked, 'b')
  const { 'news/b/entry.yaml': _facts, 'news/b/vi.md': _text, ...without } = files
  tracked.show(await readWith(without))
  expect(tracked.content.entries.news.map(({ slug }) => slug)).toEqual(['c', 'a'])
  expect(tracked.indexOf('news').find('b')).toBeUndefined()
  expect(tracked.indexOf('news').findOlder('c')).toBe(find(tracked, 'a'))
  // Who still holds it sees what it was.
  expect(before.texts.vi.title).toBe('Tiêu đề')

  tracked.show(await readWith({ ...files, 'news/b/vi.md': text('Một.', 'title: Mới\nsummary: Tóm tắt.') }))
  const after = find(tracked, 'b')
  expect(after.texts.vi.title).toBe('Mới')
  expect(tracked.indexOf('news').findOlder('c')).toBe(after)
})

test('there is nothing to read before the first content', () => {
  const { content } = trackContent(site, () => {})
  expect(() => content.entries.news).toThrow('call show first')
})

test('subjects are the same objects where the next reading has the same entries, and their relatives are as they were', () => {
  const { content } = published
  const tracked = trackContent(site, () => {})
  const [c, b, a] = content.entries.news
  if (!a || !b || !c) throw new Error('There are no three news')
  const show = (news: Entry<'news'>[]) => {
    const subjects = tracked.show({
      content: { ...content, entries: { ...content.entries, news } },
      hashes: createEntryHashes(site),
    })
    return new Map(subjects.map((subject) => [subject.key, subject]))
  }
  const first = show([c, b, a])
  const findOthers = (next: ReturnType<typeof show>) =>
    [...next].flatMap(([key, subject]) => (subject === first.get(key) || !key.startsWith('news') ? [] : [key]))
  // The list itself is another array each time.
  expect(findOthers(show([c, b, a]))).toEqual(['news'])
  expect(findOthers(show([c, b, { ...a }]))).toEqual(['news/a', 'news'])
  expect(findOthers(show([b, { ...a }]))).toEqual(['news/b', 'news/a', 'news'])
  expect(show([c, b, a])).toEqual(first)
})

async function readHashes(all: Changes): Promise<ReadonlyMap<string, string>> {
  const { subjects } = await track(await readWith(all))
  const parts = subjects.flatMap(({ key, hashes }) =>
    Object.entries(hashes).map(([part, hash]) => [part === 'value' ? key : `${key} ${part}`, hash] as const),
  )
  return new Map(parts)
}

/** The subjects that change with a change of the files. */
async function findChanges(changes: Changes): Promise<string[]> {
  const [before, after] = [await readHashes(files), await readHashes({ ...files, ...changes })]
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name))
}

test.each<[string, Changes, string[]]>([
  ['a body', { 'news/a/vi.md': text('Hai.') }, ['news/a vi.body']],
  ['a title', { 'news/a/vi.md': text('Một đoạn.', 'title: T\nsummary: Tóm tắt.') }, ['news/a vi.head']],
  ['a fact', { 'news/a/entry.yaml': facts.replace('thi-truong', 'san-pham') }, ['news/a facts']],
  [
    'an internal fact',
    { 'press-releases/p/entry.yaml': `${release}embargo: 2026-10-12T08:00+07:00\n` },
    ['press-releases/p internal'],
  ],
  ['a new language', { 'news/b/en.md': text() }, ['news/b en.body', 'news/b en.head', 'news/b state']],
  [
    'the order of a list',
    { 'news/b/entry.yaml': facts.replace('-12T', '-15T') },
    ['news', 'news/a place', 'news/b facts', 'news/b place', 'news/c place'],
  ],
  [
    'a new entry at the end of a list',
    { 'news/d/entry.yaml': facts.replace('-12T', '-10T'), 'news/d/vi.md': text() },
    [
      'news',
      'news/a place',
      ...['facts', 'files', 'place', 'state', 'vi.body', 'vi.head'].map((one) => `news/d ${one}`),
    ],
  ],
  [
    'a correction that is none any more',
    { 'news/c/entry.yaml': facts.replace('-12T', '-14T') },
    ['news/a state', 'news/c facts', 'news/c state'],
  ],
])('a change of %s changes these subjects alone', async (_name, changes, expected) => {
  expect((await findChanges(changes)).toSorted()).toEqual(expected.toSorted())
})
