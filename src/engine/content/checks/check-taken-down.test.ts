import { expect, test } from 'vitest'
import { toEntryHref } from '#engine/model/content/content-site.ts'
import type { CommonFacts } from '#engine/model/entries/common-fields.ts'
import { site } from '#site/site.ts'
import { siteContent } from '../../../../tests/site/site.ts'
import { entry, examineWith, facts, now, problemsOf, readWith, text, type Changes } from '../content-fixture.ts'
import { createReadCache, examineInMemory } from '../examine-in-memory-fixture.ts'
import { scanTree } from '../source/scan-tree.ts'
import { withChanges } from '../source/source-tree-fixture.ts'

const at = '  at: 2026-11-21T08:00+07:00\n'
const takenDown = (address: string, more = ''): Changes => ({ 'taken-down.yaml': `${address}:\n${at}${more}` })
const csv = '  - { file: b.csv, kind: thong-bao, language: both, title: { vi: Bảng, en: Table } }\n'
const withDocument: Changes = { 'news/a/entry.yaml': `${facts}attachments:\n${csv}`, 'news/a/b.csv': 'a,b\n1,2\n' }
const document = '/tai-lieu/news/a/b.csv'
const record = (part: string) => ({ 'archive.lock': `news/a ${part} ${'0'.repeat(64)}\n` })
const page: Changes = { 'pages/ve-shs/x/entry.yaml': 'order: 1\n', 'pages/ve-shs/x/vi.md': text() }
const news = (slug: string, body: string, more = ''): Changes => ({
  [`news/${slug}/entry.yaml`]: facts + more,
  [`news/${slug}/vi.md`]: text(body),
})

test('an entry, a page and a document that are taken down are not published, and others are', async () => {
  const changes = { ...entry(), ...withDocument, ...page, ...news('c', 'Một đoạn.') }
  const { content } = await readWith({
    ...changes,
    'taken-down.yaml': ['/tin-tuc/c', '/ve-shs/x', document].map((address) => `${address}:\n${at}`).join(''),
  })
  expect(content.entries.news.map(({ slug }) => slug)).toEqual(['a'])
  expect(content.entries.news[0]?.attachments).toEqual([])
  expect(content.attachments.filter(({ path }) => path.startsWith('news/'))).toEqual([])
  expect(content.pages.has('/ve-shs/x')).toBe(false)
  expect(content.pages.has('/ve-shs')).toBe(true)
})

const revision = (more: string, slug = 'b') => news(slug, 'b', more)
const moments = '2026-10-12T08:30+07:00 2026-11-21T08:00+07:00'
const correction = 'corrects: { entry: a, reason: { vi: Sai., en: Wrong. } }\n'

test.each<[string, Changes, string[], string[]]>([
  ['a correction', revision(correction), [`correction ${moments}`], ['corrected']],
  ['a successor', revision('supersedes: a\n'), [`successor ${moments}`], ['superseded']],
  [
    'a correction that was withdrawn before',
    revision(`${correction}status: withdrawn\nwithdrawal: { at: 2026-11-01T08:00+07:00, reason: { vi: a, en: a } }\n`),
    [],
    [],
  ],
  [
    'a correction that nobody had seen',
    {
      ...revision(correction),
      'news/b/entry.yaml': `category: thi-truong\nstatus: scheduled\npublishAt: 2026-12-01T08:30+07:00\n${correction}`,
    },
    [],
    [],
  ],
  ['another entry', revision(''), [], []],
])('what is left of %s that was taken down', async (_case, changes, revisions, marks) => {
  const { content, hashes } = await readWith({ ...entry(), ...changes, ...takenDown('/tin-tuc/b') })
  const [a] = content.entries.news
  const facts: CommonFacts | undefined = a?.facts
  const left = facts?.goneRevisions ?? []
  expect(left.map((one) => `${one.kind} ${one.publishedAt} ${one.takenDownAt}`)).toEqual(revisions)
  expect(a?.marks).toEqual(marks)
  // Pages that are made of it are made again.
  const before = await readWith(entry())
  const isSame =
    a && before.content.entries.news[0] && hashes.of(a).facts === before.hashes.of(before.content.entries.news[0]).facts
  expect(isSame).toBe(revisions.length === 0)
})

test('a document that is taken down changes what pages are made from', async () => {
  const whole = await readWith({ ...entry(), ...withDocument })
  const less = await readWith({ ...entry(), ...withDocument, ...takenDown(document) })
  const [one, other] = [whole, less].map(({ content, hashes }) => {
    const [first] = content.entries.news
    return first && hashes.of(first)
  })
  expect(other?.facts).toBe(one?.facts)
  expect(other?.files).not.toBe(one?.files)
})

test('links to what was taken down become words, in every part of a text', async () => {
  const body =
    '[một](/tin-tuc/c) [hai](/tin-tuc/b)\n\n## Mục {#muc}\n\n[ba *bốn*](/tin-tuc/c?lang=en#x) [năm](https://shs.example/tin-tuc/c)'
  const changes = {
    ...entry({ 'news/a/vi.md': text(body), 'news/a/en.md': null }),
    ...news('b', 'b'),
    ...news('c', 'c'),
  }
  const { content, hashes } = await examineWith({ ...changes, ...takenDown('/tin-tuc/c') })
  const [a] = content.entries.news.filter(({ slug }) => slug === 'a')
  const { intro, html, sections } = a?.texts.vi ?? {}
  expect(intro).toBe('<p>một <a href="/tin-tuc/b">hai</a></p>\n')
  expect(sections?.[0]?.html).toContain('<p>ba <em>bốn</em> <a href="https://shs.example/tin-tuc/c"')
  expect(html).toBe(`${intro}<h2 id="muc">Mục</h2>\n${sections?.[0]?.html}`)
  const whole = await examineWith(changes)
  const bodyOf = ({ content: { entries }, hashes: all }: typeof whole) =>
    entries.news.flatMap((one) => (one.slug === 'a' ? [all.of(one).texts.vi?.body] : []))
  expect(bodyOf(whole)).not.toEqual([a && hashes.of(a).texts.vi?.body])
})

test('whatever was disclosed may be taken down: the rest of the tests’ site can be published', async () => {
  const tree = scanTree(siteContent)
  const reading = { now, cache: createReadCache() }
  const examine = (changes: Changes) =>
    examineInMemory({ source: withChanges(tree, changes), name: 'content', contentPath: '' }, reading)
  const { lock } = await examine({})
  const folders = [...(lock ?? [])].map(([id, record]) => ({
    id,
    href: toEntryHref(site, record.collection, record.slug),
  }))
  expect(folders.length).toBeGreaterThan(30)
  // Of any two, one is taken down in one of the halves, and the other is not.
  for (let bit = 0; 1 << bit < folders.length; bit++) {
    for (const isSet of [true, false]) {
      const half = folders.filter((_one, index) => ((index >> bit) & 1) === Number(isSet))
      const yaml = half.map(({ href }) => `${href}:\n${at}  disclosed: Toà án\n`).join('')
      const { diagnostics } = await examine({
        'taken-down.yaml': yaml,
        ...Object.fromEntries(half.map(({ id }) => [id, null])),
      })
      expect(diagnostics.errors).toEqual([])
    }
  }
  const documents = [...(lock ?? [])].flatMap(([id, { parts }]) =>
    [...parts.keys()].filter((part) => parts.has(`${part}#listing`)).map((file) => `/tai-lieu/${id}/${file}`),
  )
  const yaml = documents.map((address) => `${address}:\n${at}  disclosed: Toà án\n`).join('')
  expect((await examine({ 'taken-down.yaml': yaml })).diagnostics.errors).toEqual([])
})

const required = 'is a page that the site needs; change its text instead'
const noAddress = 'is no address; write the path of a page or a document, such as /news/a'

test.each<[string, Changes, string[]]>([
  ['an entry', takenDown('/tin-tuc/a', '  reason: Sai\n'), []],
  ['an entry whose folder was deleted', { ...takenDown('/tin-tuc/a'), 'news/a': null }, []],
  ['nothing, in an empty file', { 'taken-down.yaml': '# nothing\n' }, []],
  [
    'no field',
    { 'taken-down.yaml': '/tin-tuc/a: {}\n' },
    [expect.stringMatching(/^taken-down\.yaml:1:13 Missing field "\/tin-tuc\/a\.at": When it was taken down/)],
  ],
  [
    'an unknown field',
    takenDown('/tin-tuc/a', '  raeson: x\n'),
    ['taken-down.yaml:3:3 Unknown field "/tin-tuc/a.raeson". Did you mean "reason"?'],
  ],
  [
    'another form of time',
    { 'taken-down.yaml': '/tin-tuc/a:\n  at: 2026-11-21\n' },
    [expect.stringMatching(/^taken-down\.yaml:2:7 "\/tin-tuc\/a\.at": Must be a date and time with offset/)],
  ],
  [
    'an address twice',
    { 'taken-down.yaml': `/a:\n${at}/a:\n${at}` },
    ['taken-down.yaml:3:1 Duplicate field "/a"; keep one'],
  ],
  ['a slash at the end', takenDown('/tin-tuc/a/'), [`taken-down.yaml:1:1 "/tin-tuc/a/" ${noAddress}`]],
  [
    'a URL',
    { 'taken-down.yaml': `"https://shs.example/a":\n${at}` },
    [`taken-down.yaml:1:1 "https://shs.example/a" ${noAddress}`],
  ],
  ['the home page', takenDown('/trang-chu'), [`taken-down.yaml:1:1 "/trang-chu" ${required}`]],
  ['a list', takenDown('/tin-tuc/tin-tuc-moi-nhat'), [`taken-down.yaml:1:1 "/tin-tuc/tin-tuc-moi-nhat" ${required}`]],
  [
    'an address with a redirect',
    takenDown('/cong-bo-thong-tin'),
    [expect.stringMatching(/^taken-down\.yaml:1:1 "\/cong-bo-thong-tin" is redirected/)],
  ],
  [
    'an entry that a text links to',
    { ...takenDown('/tin-tuc/a'), ...news('c', '[a](/tin-tuc/a)') },
    ['news/c/vi.md:6:5 Dead link: /tin-tuc/a is not published (status: taken down)'],
  ],
  [
    'an entry that another names',
    {
      ...takenDown('/tin-tuc/a'),
      ...news('c', 'Một đoạn.', `corrects: { entry: a, reason: { vi: Sai, en: Wrong } }\n`),
    },
    [
      expect.stringMatching(
        /^news\/c\/entry\.yaml:3:20 "corrects\.entry": news\/a is not published \(status: taken down\)/,
      ),
    ],
  ],
  [
    'a document that a text links to',
    { ...withDocument, ...takenDown(document), ...news('c', `[b](${document})`) },
    [expect.stringMatching(/^news\/c\/vi\.md:6:5 Dead link: no document has the address/)],
  ],
  [
    'a merge conflict',
    { 'taken-down.yaml': '<<<<<<< ours\n' },
    ['taken-down.yaml:1:1 Unresolved merge conflict (<<<<<<<); keep one version'],
  ],
])('taken down: %s', async (_case, changes, problems) => {
  expect(await problemsOf({ ...entry(), ...changes })).toEqual(problems)
})

const ask = 'Say in "disclosed" why it may be taken down, or remove it from here'

test.each<[string, Changes, string[]]>([
  [
    'an entry',
    { ...record('vi.md'), ...takenDown('/tin-tuc/a') },
    [`taken-down.yaml:1:1 /tin-tuc/a was disclosed: archive.lock records news/a. ${ask}`],
  ],
  ['an entry, with a reason', { ...record('vi.md'), ...takenDown('/tin-tuc/a', '  disclosed: Toà án\n') }, []],
  [
    'a document',
    { ...withDocument, ...record('b.csv'), ...takenDown(document) },
    [`taken-down.yaml:1:1 ${document} was disclosed: archive.lock records news/a. ${ask}`],
  ],
  [
    'a document, with a reason',
    { ...withDocument, ...record('b.csv'), ...takenDown(document, '  disclosed: Toà án\n') },
    [],
  ],
  ['a document that was not recorded', { ...withDocument, ...record('c.csv'), ...takenDown(document) }, []],
])('disclosed, and taken down: %s', async (_case, changes, problems) => {
  // News are not archived: what the archive records of them is only asked for where they are taken down.
  const found = await problemsOf({ ...entry(), ...changes })
  expect(found.filter((line) => line.startsWith('taken-down.yaml'))).toEqual(problems)
})
