import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutRights } from '../../src/lib/without-rights-fixture.ts'
import { findDifferences, readOutput } from '../site/read-output.ts'
import { siteContent, siteEnvironment, siteOutput } from '../site/site.ts'
import { makeProgramCache } from './make-cache.ts'

// The build command. The output of the tests' site, built before these tests, is compared with later builds.

const slug = 'ngay-dao-han-hop-dong-tuong-lai-chi-so-va-bien-dong-cuoi-phien'

let temporary = ''
let content = ''
let cache: Readonly<Record<string, string>>

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'build-'))
  content = join(temporary, 'content')
  await cp(siteContent, content, { recursive: true })
  cache = await makeProgramCache()
})
afterAll(() => rm(temporary, { recursive: true, force: true }))

interface Build {
  out: string
  from?: string
  environment?: Readonly<Record<string, string>>
  more?: readonly string[]
  /** True if the user has no rights but those of the files. */
  isStranger?: boolean
}

async function build({ out, from = content, environment = {}, more = [], isStranger = false }: Build) {
  const own = ['src/site/programs/build.ts', '--content', from, '--out', out, '--finish', 'never', ...more]
  const [command, args] = isStranger ? withoutRights(process.execPath, own) : [process.execPath, own]
  const child = spawn(command, args, { env: { ...process.env, ...siteEnvironment, ...cache, ...environment } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(child, 'close')
  return { status: child.exitCode, output }
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(content, file)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

test('equal inputs give equal bytes, in any time zone, system language and content folder', async () => {
  const out = join(temporary, 'again')
  const again = await build({ out, environment: { TZ: 'America/Los_Angeles', LANG: 'C' } })
  expect(again).toMatchObject({ status: 0 })
  expect(findDifferences(readOutput(out), readOutput(siteOutput))).toEqual([])
})

const isOfSearch = (address: string) => address.startsWith('/_search/')

/** The language of a file of the search, and its kind. */
const toSearchName = (address: string) => /([a-z]+\/[a-z]+)[^/]*\.bin$/.exec(address)?.[1] ?? address

test('a changed text changes only its own page and where it is found, and the site is then up to date', async () => {
  const out = join(temporary, 'changed')
  await build({ out })
  await edit(`news/${slug}/vi.md`, (text) => `${text}\nMột đoạn nữa.\n`)
  expect((await build({ out })).output).toMatch(/ pages: 1 made, [1-9]\d+ kept/)
  const { build: id } = readOutput(out).release
  expect(id).toBe(readOutput(siteOutput).release.build)
  const changed = findDifferences(readOutput(siteOutput), readOutput(out))
  expect(changed.filter((address) => !isOfSearch(address)).toSorted()).toEqual([
    `/_payload/${id}/vi/tin-tuc/${slug}.json`,
    `/tin-tuc/${slug} (vi)`,
  ])
  // The recent segment, and the page of the row that is in it now.
  expect(changed.filter(isOfSearch).map(toSearchName).toSorted()).toEqual(['vi/index', 'vi/pages'])
  expect((await build({ out, more: ['--if-stale'] })).output).toContain('is up to date')
  expect(await build({ out, more: ['--only-merge'] })).toMatchObject({ status: 0 })
  // Three words are new in it, in its language. The first file of the index tells of every change.
  const merged = findDifferences(readOutput(siteOutput), readOutput(out)).filter(isOfSearch).map(toSearchName)
  expect(merged.filter((name) => name === 'vi/terms').length).toBeLessThanOrEqual(3)
  expect(new Set(merged)).toEqual(new Set(['vi/index', 'vi/terms']))
  for (const more of [[], ['--if-stale']]) {
    expect((await build({ out, more })).output).toBe(`${out} is up to date\n`)
  }
})

test('an output in which this user may not write stays, with a warning, whatever has changed', async () => {
  const out = join(temporary, 'changed')
  await edit(`news/${slug}/en.md`, (text) => `${text}\nOne more paragraph.\n`)
  for (const folder of [temporary, out]) await chmod(folder, folder === out ? 0o555 : 0o755)
  const { status, output } = await build({ out, more: ['--if-stale'], isStranger: true })
  await chmod(out, 0o755)
  expect(output).toBe(`warning: this user may not write to ${out}: release 2 in it stays as it is\n`)
  expect(status).toBe(0)
})

test('a path is explained by what its page read, and what changed', async () => {
  const out = join(temporary, 'changed')
  const { output } = await build({ out, more: ['--explain', `/tin-tuc/${slug}`] })
  expect(output).toContain(`made because of: news/${slug}: text (vi)`)
  expect(output).toMatch(new RegExp(`^ {4}news/${slug}: text \\(en\\)$`, 'm'))
  expect((await build({ out, more: ['--explain', '/khong-co'] })).output).toContain('No output is known for /khong-co')
})

test('what has an error is said with all positions and stays as it was published; with --strict nothing is published', async () => {
  const out = join(temporary, 'changed')
  const before = readOutput(out)
  const english = 'pages/ve-shs/doi-ngu-lanh-dao/en.md'
  await edit(`news/${slug}/vi.md`, (text) => `${text}\n[x](/khong-co)\n\n![Ảnh](./anh.jpg)\n`)
  await writeFile(join(content, `news/${slug}/anh.jpg`), 'không phải ảnh')
  await edit(english, (text) => text.replace('{#ban-dieu-hanh}', '{#ban-dieu-han}'))
  const strict = await build({ out, more: ['--strict'] })
  expect(strict.status).toBe(1)
  expect(strict.output).toMatch(
    /redirects\.yaml:\d+:\d+ "\/ban-dieu-hanh" has an invalid target: \S+ \(en\) has no heading "#ban-dieu-hanh"\. Did you mean "ban-dieu-han"\?/,
  )
  const { status, output } = await build({ out })
  expect(status).toBe(0)
  expect(output).toMatch(/vi\.md:\d+:5 Dead link: no page has the address \/khong-co/)
  expect(output).toMatch(/vi\.md:\d+:8 The image "anh\.jpg": Incomplete or damaged image/)
  expect(output).toContain(`warning: news/${slug} stays as it was published`)
  expect(output).toContain('warning: pages/ve-shs/doi-ngu-lanh-dao stays as it was published')
  expect(readOutput(out).release.number).toBe(before.release.number)
  expect(findDifferences(readOutput(out), before)).toEqual([])
})

test('a page added as files is served in both languages, linked in its section and listed', () => {
  const { readPage, readFile: readText } = readOutput(siteOutput)
  expect(readPage('/ve-shs/trach-nhiem-cong-dong', 'vi')).toMatch(/Trách\snhiệm\scộng\sđồng<\/h1>/)
  expect(readPage('/ve-shs', 'vi')).toContain('/ve-shs/trach-nhiem-cong-dong"')
  const english = readPage('/ve-shs/trach-nhiem-cong-dong', 'en')
  expect(english).toContain('has not been translated yet')
  expect(english).toMatch(/<h1[^>]* lang="vi"[^>]*>Trách\snhiệm\scộng\sđồng</)
  expect(english).toMatch(/rel="canonical" href="[^"?]*\/ve-shs\/trach-nhiem-cong-dong"/)
  const sitemap = readText('/sitemap/pages.xml')
  expect(sitemap).toContain('/ve-shs/trach-nhiem-cong-dong</loc>')
  expect(sitemap).not.toContain('/ve-shs/trach-nhiem-cong-dong?lang=en')
})

test('drafts and scheduled entries are in no file', () => {
  const { files, pages, readFile: readText, readPage, release } = readOutput(siteOutput)
  const hidden =
    /tin-dang-soan|tin-hen-gio|trang-nhap|Tin\sđang\ssoạn|Tin\shẹn\sgiờ|Trang\snháp|scheduled\sfor\s1\sDecember/
  const texts = [...files]
    .filter(([, { isCompressible }]) => isCompressible)
    .map(([url]) => [url, readText(url)] as const)
  const shown = [...pages.keys()].map((path) => [path, readPage(path, 'vi') + readPage(path, 'en')] as const)
  expect(
    [...texts, ...shown].filter(([name, text]) => hidden.test(name) || hidden.test(text)).map(([name]) => name),
  ).toEqual([])
  expect(texts.length).toBeGreaterThan(100)
  expect(release.nextChange).toBe('2026-11-21T17:00:00.000Z')
})

test.each<[string, () => Build, RegExp]>([
  ['no content', () => ({ out: 'x', from: 'nowhere' }), /^There is no folder nowhere\..*--content DIR/],
  ['a folder that is no output', () => ({ out: content }), /no output|another folder/],
  [
    'a bad setting',
    () => ({ out: 'x', environment: { SITE_ORIGIN: 'x' } }),
    /SITE_ORIGIN="x" must be an origin: .*https:\/\/x$/m,
  ],
  ['a bad moment', () => ({ out: 'x', environment: { SOURCE_DATE_EPOCH: 'now' } }), /SOURCE_DATE_EPOCH="now" must be/],
])('%s: one line with a solution', async (_name, toBuild, message) => {
  const { out, ...rest } = toBuild()
  const { status, output } = await build({ ...rest, out: out === 'x' ? join(temporary, out) : out })
  expect(status).toBe(1)
  expect(output).toMatch(message)
  expect(output).not.toContain('    at ')
})
