import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { describeHeldBack, describeWaiting } from '#engine/publish/describe-held-back.ts'
import { site } from '#site/site.ts'
import { siteContent } from '../../../../tests/site/site.ts'
import { now, text } from '../content-fixture.ts'
import { svg, writeInto } from '../content-folder-fixture.ts'
import { openContent, type PublishableContent } from '../open-content.ts'
import { scanTree } from '../source/scan-tree.ts'
import { openKeptSources } from './kept-sources.ts'

const folder = mkdtempSync(join(tmpdir(), 'held-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const directory = join(folder, 'content')
cpSync(siteContent, directory, { recursive: true })
const facts = 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n'
await writeInto(directory, 'news/a/entry.yaml', `${facts}cover: a.svg\n`)
await writeInto(
  directory,
  'news/a/vi.md',
  text('Một [hai](/tin-tuc/b#hai).', 'title: A\nsummary: Câu.\ncoverAlt: Hình'),
)
await writeInto(directory, 'news/a/a.svg', svg)
await writeInto(directory, 'news/b/entry.yaml', facts)
await writeInto(directory, 'news/b/vi.md', text('## Hai {#hai}\n\nHai.'))

await writeInto(directory, 'wording.yaml', 'terms: []\n')

const readContent = (path: string) => readFileSync(join(directory, path), 'utf8')
const archive = () => readContent('archive.lock')
const readContentIfAny = (path: string) => (existsSync(join(directory, path)) ? readContent(path) : null)

const original = join(folder, 'original')
cpSync(directory, original, { recursive: true })

const kept = openKeptSources(join(folder, 'kept'))
const reader = openContent(site, directory, { cacheFile: join(folder, 'content.sqlite'), kept, warn: () => undefined })
afterAll(() => reader.close())
const read = (only?: string) => reader.read({ now, only })
expect((await read()).diagnostics.errors).toEqual([])
reader.keepPublished()

/** Files to write, and folders and files to delete. */
type Changes = Record<string, string | null>

async function change(changes: Changes): Promise<void> {
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) rmSync(join(directory, path), { recursive: true, force: true })
    else await writeInto(directory, path, content)
  }
}

/** Reads with changes, and puts everything back. What was put back has another stamp, and counts as published again. */
async function readWith(changes: Changes, only?: string): Promise<PublishableContent> {
  expect((await read()).diagnostics.errors).toEqual([])
  reader.keepPublished()
  await change(changes)
  try {
    return await read(only)
  } finally {
    for (const path of Object.keys(changes)) {
      const [kind = '', slug] = path.split('/')
      const isKnown = existsSync(join(original, kind))
      const entry = isKnown && slug !== undefined && kind !== 'pages' ? `${kind}/${slug}` : isKnown ? path : kind
      rmSync(join(directory, entry), { recursive: true, force: true })
      const before = join(original, entry)
      if (existsSync(before)) cpSync(before, join(directory, entry), { recursive: true, preserveTimestamps: true })
    }
  }
}

const dead = text('Một [hai](/tin-tuc/khong-co).')
const scheduled = 'news/tin-hen-gio/entry.yaml'
const page = 'pages/ho-tro/bieu-phi'

interface Expected {
  /** The folders that are held back: as they were published, or left out. */
  stays?: string[]
  leftOut?: string[]
  /** Titles of news that are in what was read, and that are not. */
  shown?: string[]
  hidden?: string[]
}

test.each<[string, Changes, Expected]>([
  [
    'nothing that is wrong',
    { 'news/n/entry.yaml': facts, 'news/n/vi.md': text('N.', 'title: Mới\nsummary: S') },
    { shown: ['Mới'] },
  ],
  [
    'a faulty change, beside another',
    {
      'news/tin-dang-soan/vi.md': dead,
      [`${page}/vi.md`]: dead,
      'news/n/entry.yaml': facts,
      'news/n/vi.md': text('N.', 'title: Mới\nsummary: S'),
    },
    { stays: [page], shown: ['Mới'] },
  ],
  [
    'a faulty entry that is new, and one that links to it',
    {
      'news/n/entry.yaml': 'category: x\n',
      'news/n/vi.md': text('N.'),
      'news/m/entry.yaml': facts,
      'news/m/vi.md': text('[n](/tin-tuc/n)', 'title: Nối\nsummary: S'),
    },
    { leftOut: ['news/m', 'news/n'], hidden: ['Nối'] },
  ],
  ['an entry that is removed, and that another links to', { 'news/b': null }, { stays: ['news/b'], shown: ['A'] }],
  [
    'a heading that is removed, and that another links to',
    { 'news/b/vi.md': text('Hai.'), 'news/n/entry.yaml': facts, 'news/n/vi.md': text('N.', 'title: Mới\nsummary: S') },
    { stays: ['news/b'], shown: ['Mới'] },
  ],
  ['a page that a route needs, and that is removed', { [page]: null }, { stays: [page] }],
  ['a scheduled entry with an error', { [scheduled]: 'category: x\n' }, { leftOut: ['news/tin-hen-gio'] }],
  ['a record that cannot be read', { 'archive.lock': 'x\n' }, { stays: [''] }],
  ['terms that cannot be read', { 'wording.yaml': 'x: 1\n' }, { stays: [''] }],
  ['a file in place of an entry', { 'news/x': 'x' }, { leftOut: ['news/x'] }],
  ['an unknown collection', { 'new/x/vi.md': 'x' }, { leftOut: ['new'] }],
])('%s', async (_name, changes, { stays = [], leftOut = [], shown = [], hidden = [] }) => {
  const found = await readWith(changes)
  expect(found.diagnostics.errors).toEqual([])
  const pick = (isPublished: boolean) =>
    found.heldBack.filter((one) => one.isPublished === isPublished).map(({ path }) => path)
  expect({ stays: pick(true).toSorted(), leftOut: pick(false).toSorted() }).toEqual({ stays, leftOut })
  const titles = found.content.entries.news.map(({ texts }) => texts.vi.title)
  expect(titles).toEqual(expect.arrayContaining(shown))
  for (const title of hidden) expect(titles).not.toContain(title)
})

test('an error of what was taken down stops everything, so that nothing of it comes back', async () => {
  const found = await readWith({ 'taken-down.yaml': 'x: 1\n' })
  expect(found.heldBack).toEqual([])
  expect(found.diagnostics.errors).not.toEqual([])
})

test('a clock that is set back stops nothing: what has an error by it is public as it is', async () => {
  expect((await read()).diagnostics.errors).toEqual([])
  reader.keepPublished()
  await change({ 'news/b/vi.md': text('## Hai {#hai}\n\nBa.', 'title: Mới\nsummary: S') })
  const found = await reader.read({ now: new Date('2026-10-12T12:00+07:00') })
  expect(found.diagnostics.errors).toEqual([])
  expect(found.diagnostics.list.filter(({ message }) => message.includes('is in the future')).length).toBeGreaterThan(0)
  expect(found.content.entries.news.map(({ texts }) => texts.vi.title)).toContain('Mới')
  await change({ 'news/b/vi.md': text('## Hai {#hai}\n\nHai.') })
})

test('of all changes, one alone is published', async () => {
  const changes = {
    'news/n/entry.yaml': facts,
    'news/n/vi.md': text('N.', 'title: Mới\nsummary: S'),
    'news/m/entry.yaml': facts,
    'news/m/vi.md': text('M.', 'title: Khác\nsummary: S'),
    'news/o/entry.yaml': 'category: x\n',
  }
  const found = await readWith(changes, 'news/n')
  expect(found.diagnostics.errors).toEqual([])
  expect(found.heldBack.map(({ path }) => path).toSorted()).toEqual(['news/m', 'news/o'])
  expect(found.content.entries.news.map(({ texts }) => texts.vi.title)).toContain('Mới')
  const failing = await readWith(changes, 'news/o')
  expect(failing.diagnostics.errors.map(({ file }) => dirname(file).slice(-'news/o'.length))).toEqual(
    expect.arrayContaining(['news/o']),
  )
})

const titled = (title: string, body: string) => text(body, `title: ${title}\nsummary: S`)
const long = Array.from({ length: 6 }, (_, index) => `Đoạn ${index} của bài.`).join('\n\n')

test('of the two names of what was renamed, one alone is public', async () => {
  await change({
    'pages/ho-tro/cu/entry.yaml': 'order: 90\n',
    'pages/ho-tro/cu/duoi/entry.yaml': 'order: 1\n',
    'pages/ho-tro/cu/vi.md': text(`Trang.\n\n${long}`, 'title: Cũ\nsummary: S'),
    'pages/ho-tro/cu/duoi/vi.md': titled('Dưới', 'Trang dưới.'),
    'news/n/entry.yaml': facts,
    'news/n/vi.md': text('Xem [trang](/ho-tro/cu).', 'title: Nối\nsummary: S'),
    'news/cu/entry.yaml': facts,
    'news/cu/vi.md': titled('Tin cũ', long.replaceAll('bài', 'tin')),
  })
  expect((await read()).diagnostics.errors).toEqual([])
  reader.keepPublished()
  // One is linked to at its address before, the other has an error at its new one.
  renameSync(join(directory, 'pages/ho-tro/cu'), join(directory, 'pages/ho-tro/moi'))
  renameSync(join(directory, 'news/cu'), join(directory, 'news/moi'))
  await change({
    'pages/ho-tro/moi/vi.md': text(`Trang.\n\n${long}`, 'title: Mới\nsummary: S'),
    'news/moi/entry.yaml': 'category: x\n',
    'news/other/entry.yaml': facts,
    'news/other/vi.md': titled('Khác hẳn', 'Không liên quan.'),
  })
  const { heldBack, content, diagnostics } = await read()
  expect(diagnostics.errors).toEqual([])
  const pages = [...content.pages.keys()].filter((path) => /\/ho-tro\/(?:cu|moi)\b/.test(path))
  expect(pages.toSorted()).toEqual(['/ho-tro/cu', '/ho-tro/cu/duoi'])
  const slugs = content.entries.news.map(({ slug }) => slug)
  expect(slugs).toEqual(expect.arrayContaining(['cu', 'other']))
  expect(slugs).not.toContain('moi')
  expect(describeHeldBack(heldBack).join('\n')).toMatch(
    /^warning: pages\/ho-tro\/moi, another name of pages\/ho-tro\/cu, is left out, until this is mended:\n.*news\/n\/vi.md:\d+:\d+ Dead link/m,
  )
  await change({ 'pages/ho-tro/moi': null, 'news/moi': null, 'news/n': null, 'news/other': null })
  expect((await read()).diagnostics.errors).toEqual([])
  reader.keepPublished()
})

test('figures wait for a scheduled report that has an error, and nothing else does', async () => {
  const [report, year] = ['periodic-reports/bao-cao-moi', 'financials/2026-rieng/entry.yaml']
  const good =
    'code: bao-cao-tai-chinh\nfiscalYear: 2026\nperiod: Q4\nbasis: rieng\nassurance: chua-kiem-toan\nperiodEnd: 2026-12-31\nstatus: scheduled\npublishAt: 2027-01-20T08:00+07:00\nattachments:\n' +
    ['vi', 'en']
      .map((one) => `  - { file: ${one}.csv, kind: bao-cao, language: ${one}, title: { vi: a, en: a } }\n`)
      .join('')
  const period =
    '  - { period: Q4, report: bao-cao-moi, figures: { totalAssets: "10", totalLiabilities: "6", equity: "4", operatingRevenue: "5", profitBeforeTax: "3", profitAfterTax: "3" } }\n'
  const former = readFileSync(join(original, year), 'utf8')
  await change({
    [`${report}/entry.yaml`]: good,
    [`${report}/vi.md`]: text('Quý bốn.'),
    [`${report}/en.md`]: text('The fourth quarter.'),
    [`${report}/vi.csv`]: 'a,b\n1,2\n',
    [`${report}/en.csv`]: 'a,b\n1,3\n',
    [year]: former.replace(/(?=^publishedAt)/m, period),
  })
  expect((await read()).diagnostics.errors).toEqual([])
  reader.keepPublished()
  await change({
    [`${report}/entry.yaml`]: `${good}auditor: 1\n`,
    'news/n/entry.yaml': facts,
    'news/n/vi.md': text('N.', 'title: Mới\nsummary: S'),
  })
  const found = await read()
  expect(found.diagnostics.errors).toEqual([])
  expect(found.heldBack.map(({ path }) => path)).toEqual([report])
  expect(found.content.entries.news.map(({ texts }) => texts.vi.title)).toContain('Mới')
  await change({ [report]: null, 'news/n': null, [year]: former })
  expect((await read()).diagnostics.errors).toEqual([])
  reader.keepPublished()
})

const isOpen = ({ rule, message }: { rule: string; message: string }) =>
  rule === 'archive' && message.includes('archive.lock')

test.each([
  ['menus.yaml', 'x: 1\n'],
  ['redirects.yaml', 'x: 1\n'],
  ['wording.yaml', 'x: 1\n'],
])('what was recorded since is no warning while %s is as it was published', async (name, faulty) => {
  const [lock, former] = [archive(), readContentIfAny(name)]
  // A disclosure is recorded once it is published: what is kept of the lock is what it was before.
  const shorter = lock.replaceAll(/^disclosures\/bien-ban-kiem\S* .*\n/gm, '')
  expect(shorter).not.toBe(lock)
  await change({ 'archive.lock': shorter })
  expect((await read()).diagnostics.list.filter(isOpen)).not.toEqual([])
  reader.keepPublished()
  await change({ 'archive.lock': lock, [name]: faulty })
  const found = await read()
  expect(found.heldBack.map(({ path }) => path)).toEqual([''])
  expect(found.diagnostics.list.filter(isOpen)).toEqual([])
  await change({ [name]: former })
  expect((await read()).diagnostics.errors).toEqual([])
  reader.keepPublished()
})

test('a new year whose first report is due appears with it, also where another change alone is published', async () => {
  const [report, year] = ['periodic-reports/bao-cao-moi', 'financials/2027-rieng']
  const at = '2027-04-20T08:00+07:00'
  const figures =
    '{ totalAssets: "10", totalLiabilities: "6", equity: "4", operatingRevenue: "5", profitBeforeTax: "3", profitAfterTax: "3" }'
  await change({
    [`${report}/entry.yaml`]: `code: bao-cao-tai-chinh\nfiscalYear: 2027\nperiod: Q1\nbasis: rieng\nassurance: chua-kiem-toan\nperiodEnd: 2027-03-31\nstatus: scheduled\npublishAt: ${at}\nexplains: [loi-nhuan]\nattachments:\n${['vi', 'en'].map((one) => `  - { file: ${one}.csv, kind: bao-cao, language: ${one}, title: { vi: a, en: a } }\n  - { file: ${one}2.csv, kind: giai-trinh, language: ${one}, title: { vi: b, en: b } }\n`).join('')}`,
    [`${report}/vi.md`]: text('Quý một.'),
    [`${report}/en.md`]: text('The first quarter.'),
    ...Object.fromEntries(
      ['vi', 'en', 'vi2', 'en2'].map((one, index) => [`${report}/${one}.csv`, `a,b\n${index},2\n`]),
    ),
    [`${year}/entry.yaml`]: `fiscalYear: 2027\nbasis: rieng\nunit: ty-dong\ncurrency: VND\nperiods:\n  - { period: Q1, report: bao-cao-moi, figures: ${figures} }\npublishedAt: 2026-11-20T09:00+07:00\n`,
    [`${year}/vi.md`]: text('Năm.'),
    [`${year}/en.md`]: text('The year.'),
    'news/n/entry.yaml': facts,
    'news/n/vi.md': titled('Mới', 'N.'),
    'news/m/entry.yaml': facts,
    'news/m/vi.md': titled('Khác', 'M.'),
  })
  const found = await reader.read({ now: new Date(at), only: 'news/n' })
  expect(found.diagnostics.errors).toEqual([])
  expect(describeHeldBack(found.heldBack).concat(found.heldBack.map(({ path }) => path))).toEqual(['news/m'])
  expect(found.content.entries.financials.map(({ slug }) => slug)).toContain('2027-rieng')
  await change({ [report]: null, [year]: null, 'news/n': null, 'news/m': null })
  expect((await read()).diagnostics.errors).toEqual([])
  reader.keepPublished()
})

test('what was published is kept byte for byte, also where its files have changed', async () => {
  await change({ 'news/a/a.svg': svg.replace('40', '80'), 'news/a/vi.md': dead })
  const found = await read()
  expect(found.heldBack.map(({ path }) => path)).toEqual(['news/a'])
  expect(String(kept.readFile('news/a/a.svg'))).toBe(svg)
  expect(found.content.entries.news.find(({ slug }) => slug === 'a')?.texts.vi.html).toContain('/tin-tuc/b')
  reader.keepPublished()
  // Still, after it was published from its copy; and by another process.
  const other = openKeptSources(join(folder, 'kept'))
  expect(String(other.readFile('news/a/a.svg'))).toBe(svg)
  expect(other.readFile('news/tin-hen-gio/vi.md')).toBeUndefined()
  other.erase(['news/a'])
  expect(other.readFile('news/a/a.svg')).toBeUndefined()
  writeFileSync(join(directory, 'news/a/vi.md'), text('Một.', 'title: A\nsummary: Câu.\ncoverAlt: Hình'))
  expect((await read()).diagnostics.errors).toEqual([])
  reader.keepPublished()
  expect(readFileSync(join(directory, 'news/a/a.svg'), 'utf8')).toBe(String(kept.readFile('news/a/a.svg')))
})

test('what is saved after a file was looked at, and before it is read, is what is kept', async () => {
  const [before, saved] = [readContent('news/b/vi.md'), text('## Hai {#hai}\n\nSửa trong lúc đọc.')]
  await change({ 'news/b/vi.md': text('## Hai {#hai}\n\nSửa trước khi đọc.') })
  const looked = scanTree(directory)
  await change({ 'news/b/vi.md': saved })
  const cacheFile = join(folder, 'other.sqlite')
  const other = openContent(site, directory, { cacheFile, kept, tree: looked, warn: () => undefined })
  onTestFinished(() => other.close())
  const found = await other.read({ now })
  other.keepPublished()
  expect(found.content.entries.news.find(({ slug }) => slug === 'b')?.texts.vi.html).toContain('Sửa trong lúc đọc')
  expect(String(kept.readFile('news/b/vi.md'))).toBe(saved)
  // Nothing of what was not published is left: it could not be taken down.
  const copies = readdirSync(join(folder, 'kept')).filter((name) => name !== 'published.json')
  expect(copies).toHaveLength([...kept.paths()].length)
  await change({ 'news/b/vi.md': before })
  expect((await read()).diagnostics.errors).toEqual([])
  reader.keepPublished()
})

/** Writes a file again as it is: its stamp is another one. */
const rewrite = (path: string) => {
  const file = join(directory, path)
  const bytes = readFileSync(file)
  writeFileSync(`${file}.new`, bytes)
  renameSync(`${file}.new`, file)
}

test.each<[string, () => unknown, string | undefined]>([
  ['an archive that was written again as it was', () => rewrite('archive.lock'), undefined],
  ['a text that was written again as it was', () => rewrite('news/a/vi.md'), undefined],
  ['a file beside the archive that counts at once', () => change({ '.siteignore': 'a.txt' }), undefined],
  [
    'an archive with another line, and that file',
    () => change({ 'archive.lock': `${archive()}\n`, '.siteignore': 'a.txt' }),
    'Waiting, because they are not committed: archive.lock. Commit them with Git, or as they are: npm run publish',
  ],
  [
    'both files of the content itself',
    () => change({ 'archive.lock': `${archive()}\n`, 'wording.yaml': `${readContent('wording.yaml')}\n` }),
    'Waiting, because they are not committed: archive.lock and wording.yaml. Commit them with Git, or as they are: npm run publish',
  ],
  [
    'a text',
    () => change({ 'news/b/vi.md': titled('B', '## Hai {#hai}\n\nKhác.') }),
    'Waiting, because they are not committed: news/b. Commit them with Git, or as they are: npm run publish',
  ],
])('what waits after a change of %s', async (_name, prepare, expected) => {
  const before = ['archive.lock', 'wording.yaml', 'news/b/vi.md'].map((path) => [path, readContent(path)] as const)
  await prepare()
  const { heldBack } = await reader.read({ now, findWaiting: (paths) => paths })
  await change({ ...Object.fromEntries(before), '.siteignore': null })
  expect(describeWaiting(heldBack)).toBe(expected)
})

const toNew = (title: string) => text('N.', `title: ${title}\nsummary: S`)

test('what is saved while it is being published is not what was published', async () => {
  await change({ 'news/n/entry.yaml': facts, 'news/n/vi.md': toNew('Như đã đọc') })
  expect((await read()).diagnostics.errors).toEqual([])
  // It takes a while to make the pages.
  await change({ 'news/n/vi.md': toNew('Lưu trong lúc đó').replace('N.', '[n](/tin-tuc/khong-co)') })
  reader.keepPublished()
  const found = await read()
  expect(found.heldBack.map(({ path, isPublished }) => [path, isPublished])).toEqual([['news/n', true]])
  expect(found.content.entries.news.find(({ slug }) => slug === 'n')?.texts.vi.title).toBe('Như đã đọc')
  await change({ 'news/n': null })
  expect((await read()).diagnostics.errors).toEqual([])
  reader.keepPublished()
})
