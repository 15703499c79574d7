import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashBytes, listFiles } from '../../src/compiler/disk/files.ts'
import { readManifest } from '../site/read-manifest.ts'
import { siteContent, siteEnvironment, siteOutput } from '../site/site.ts'

// The build command. The output of the tests' site, built before these tests, is compared with later builds.

const slug = 'ngay-dao-han-hop-dong-tuong-lai-chi-so-va-bien-dong-cuoi-phien'

let temporary = ''
let content = ''

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'build-'))
  content = join(temporary, 'content')
  await cp(siteContent, content, { recursive: true })
})
afterAll(() => rm(temporary, { recursive: true, force: true }))

interface Build {
  out: string
  from?: string
  environment?: Readonly<Record<string, string>>
  more?: readonly string[]
}

async function build({ out, from = content, environment = {}, more = [] }: Build) {
  const args = ['src/publish/cli.ts', '--content', from, '--out', out, ...more]
  const child = spawn(process.execPath, args, { env: { ...process.env, ...siteEnvironment, ...environment } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(child, 'close')
  return { status: child.exitCode, output }
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(content, file)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

/** The files of an output with the hashes of their contents. */
async function readFiles(directory: string): Promise<Map<string, string>> {
  const files = await listFiles(directory)
  const pairs = files.map(async (file) => [relative(directory, file), hashBytes(await readFile(file))] as const)
  return new Map(await Promise.all(pairs))
}

/** The files that only one of two outputs has, or that differ. */
function findDifferences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  const names = new Set([...one.keys(), ...other.keys()])
  return [...names].filter((name) => one.get(name) !== other.get(name))
}

test('equal inputs give equal bytes, in any time zone, system language and content folder', async () => {
  const out = join(temporary, 'again')
  const again = await build({ out, environment: { TZ: 'America/Los_Angeles', LANG: 'C' } })
  expect(again).toMatchObject({ status: 0 })
  expect(again.output).toMatch(/ 0 variants made, [1-9]\d+ from the cache/)
  expect(again.output).toMatch(/ 0 social images made, [1-9]\d+ from the cache/)
  expect(findDifferences(await readFiles(out), await readFiles(siteOutput))).toEqual([])
})

test('a changed text changes only its own page, and the site is then up to date', async () => {
  const out = join(temporary, 'changed')
  await edit(`news/${slug}/vi.md`, (text) => `${text}\nMột đoạn nữa.\n`)
  expect((await build({ out })).output).toContain(' 0 social images made')
  const changed = findDifferences(await readFiles(siteOutput), await readFiles(out))
  expect(readManifest(out).build).toBe(readManifest(siteOutput).build)
  const own = new RegExp(`/tin-tuc/${slug}\\.(?:html|json)(?:\\.br|\\.gz)?$|^site\\.json$`)
  expect(changed.filter((file) => !own.test(file))).toEqual([])
  expect(changed.length).toBeGreaterThan(1)
  expect((await build({ out, more: ['--if-stale'] })).output).toContain('is up to date')
})

test('a failed build reports all positions and leaves the output unchanged', async () => {
  const out = join(temporary, 'changed')
  const before = await readFiles(out)
  const english = 'pages/ve-shs/doi-ngu-lanh-dao/en.md'
  await edit(`news/${slug}/vi.md`, (text) => `${text}\n[x](/khong-co)\n\n![Ảnh](./anh.jpg)\n`)
  await writeFile(join(content, `news/${slug}/anh.jpg`), 'không phải ảnh')
  await edit('faqs/lam-the-nao-de-bao-ve-tai-khoan/vi.md', (text) => `${text}\n# Hai\n`)
  await edit(english, (text) => text.replace('{#ban-dieu-hanh}', '{#ban-dieu-han}'))
  const { status, output } = await build({ out })
  expect(status).toBe(1)
  expect(output).toMatch(/vi\.md:\d+:5 Dead link: no page has the address \/khong-co/)
  expect(output).toMatch(/vi\.md:\d+:8 The image "anh\.jpg": Incomplete or damaged image/)
  expect(output).toMatch(/vi\.md:\d+:1 Heading of level 1/)
  expect(output).toMatch(
    /src\/model\/urls\/redirects\.ts:\d+:\d+ "\/ban-dieu-hanh" has an invalid target: \S+ \(en\) has no heading "#ban-dieu-hanh"\. Did you mean "ban-dieu-han"\?/,
  )
  expect(findDifferences(await readFiles(out), before)).toEqual([])
})

test('a page added as files is served in both languages, linked in its section and listed', async () => {
  const page = await readFile(join(siteOutput, 'pages/vi/ve-shs/trach-nhiem-cong-dong.html'), 'utf8')
  expect(page).toContain('Trách nhiệm cộng đồng</h1>')
  expect(await readFile(join(siteOutput, 'pages/vi/ve-shs.html'), 'utf8')).toContain('/ve-shs/trach-nhiem-cong-dong"')
  const english = await readFile(join(siteOutput, 'pages/en/ve-shs/trach-nhiem-cong-dong.html'), 'utf8')
  expect(english).toContain('has not been translated yet')
  expect(english).toMatch(/<h1[^>]* lang="vi"[^>]*>Trách nhiệm cộng đồng</)
  expect(english).toMatch(/rel="canonical" href="[^"?]*\/ve-shs\/trach-nhiem-cong-dong"/)
  const sitemap = await readFile(join(siteOutput, 'files/sitemap.xml'), 'utf8')
  expect(sitemap).toContain('/ve-shs/trach-nhiem-cong-dong</loc>')
  expect(sitemap).not.toContain('/ve-shs/trach-nhiem-cong-dong?lang=en')
})

test('drafts and scheduled entries are in no file', async () => {
  const files = (await listFiles(siteOutput)).filter(
    (file) => !/\.(?:br|gz|png|webp|jpe?g|woff2|mp4|webm|pdf)$/.test(file),
  )
  const hidden = /tin-dang-soan|tin-hen-gio|trang-nhap|Tin đang soạn|Tin hẹn giờ|Trang nháp|scheduled for 1 December/
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const))
  expect(texts.filter(([file, text]) => hidden.test(file) || hidden.test(text)).map(([file]) => file)).toEqual([])
  expect(readManifest(siteOutput).nextChange).toBe('2026-11-21T17:00:00.000Z')
})

test.each<[string, () => Build, RegExp]>([
  ['no content', () => ({ out: 'x', from: 'nowhere' }), /^There is no folder nowhere\..*npm run build/],
  ['a folder that is no output', () => ({ out: content }), /is not an output of this build; choose another folder/],
  ['a bad setting', () => ({ out: 'x', environment: { SITE_ORIGIN: 'x' } }), /SITE_ORIGIN="x" must be a URL/],
  ['a bad moment', () => ({ out: 'x', environment: { SOURCE_DATE_EPOCH: 'now' } }), /SOURCE_DATE_EPOCH="now" must be/],
])('%s: one line with a solution', async (_name, toBuild, message) => {
  const { out, ...rest } = toBuild()
  const { status, output } = await build({ ...rest, out: out === 'x' ? join(temporary, out) : out })
  expect(status).toBe(1)
  expect(output).toMatch(message)
  expect(output).not.toContain('    at ')
})
