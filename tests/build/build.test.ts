import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCode } from '../../src/build/code.ts'
import { listFiles } from '../../src/build/files.ts'
import type { SiteManifest } from '../../src/model/site-manifest.ts'
import { neededContent } from '../fixtures/needed-content.ts'

let temporary = ''
let content = ''

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'build-'))
  content = join(temporary, 'content')
  for (const folder of neededContent) {
    await cp(join('content', folder), join(content, folder), { recursive: true })
  }
  for (const slug of ['tin-a', 'tin-b', 'tin-c']) await writeNews(slug, 'Một đoạn.')
})
afterAll(() => rm(temporary, { recursive: true, force: true }))

async function writeNews(slug: string, body: string): Promise<void> {
  const folder = join(content, 'news', slug)
  await mkdir(folder, { recursive: true })
  const day = slug.charCodeAt(slug.length - 1) - 86
  await writeFile(join(folder, 'entry.yaml'), `category: thi-truong\npublishedAt: 2026-10-${day}T08:30+07:00\n`)
  await writeFile(join(folder, 'vi.md'), `---\ntitle: ${slug}\nsummary: Tóm tắt.\n---\n\n${body}\n`)
}

async function build(
  out: string,
  environment: Readonly<Record<string, string>> = {},
  from = content,
  more: readonly string[] = [],
) {
  const args = ['src/build/cli.ts', '--content', from, '--out', out, ...more]
  const child = spawn(process.execPath, args, { env: { ...process.env, ...environment } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(child, 'close')
  return { status: child.exitCode, output }
}

/** Each file of an output with a hash of its content. */
async function fingerprints(directory: string): Promise<Map<string, string>> {
  const files = await listFiles(directory)
  const pairs = files.map(async (file) => [relative(directory, file), await contentHash(file)] as const)
  return new Map(await Promise.all(pairs))
}

async function contentHash(file: string): Promise<string> {
  return (await readFile(file)).toString('base64')
}

async function readManifest(directory: string): Promise<SiteManifest> {
  return JSON.parse(await readFile(join(directory, 'site.json'), 'utf8'))
}

test('equal inputs give equal bytes, whatever the time zone and the machine', async () => {
  const [first, second] = [join(temporary, 'one'), join(temporary, 'two')]
  expect(await build(first, { TZ: 'Asia/Ho_Chi_Minh', LANG: 'vi_VN.UTF-8' })).toMatchObject({ status: 0 })
  const again = await build(second, { TZ: 'America/Los_Angeles', LANG: 'C' })
  expect(again).toMatchObject({ status: 0 })
  expect(again.output).toMatch(/ 0 variants made, [1-9]\d+ from the cache/)
  expect(again.output).toMatch(/ 0 social images made, [1-9]\d+ from the cache/)
  expect(await fingerprints(second)).toEqual(await fingerprints(first))
})

test('equal sources give equal code', async () => {
  const caches = [join(temporary, 'cache-1'), join(temporary, 'cache-2')]
  const [first, second] = [await buildCode(caches[0] ?? ''), await buildCode(caches[1] ?? '')]
  expect(await fingerprints(second.directory)).toEqual(await fingerprints(first.directory))
})

test('a changed text changes its own page and nothing else', async () => {
  const [before, after] = [join(temporary, 'before'), join(temporary, 'after')]
  await build(before)
  await writeNews('tin-b', 'Một đoạn khác.')
  expect((await build(after)).output).toContain(' 0 social images made')
  const [old, fresh] = [await fingerprints(before), await fingerprints(after)]
  const changed = [...fresh].filter(([file, hash]) => old.get(file) !== hash).map(([file]) => file)
  const { build: id } = await readManifest(after)
  expect(id).toBe((await readManifest(before)).build)
  const own = /\/tin-tuc\/tin-b\.(?:html|json)(?:\.br|\.gz)?$|^site\.json$/
  expect(changed.filter((file) => !own.test(file))).toEqual([])
  expect(changed.length).toBeGreaterThan(1)
})

test('a page added as files is built, linked in its section and listed', async () => {
  const folder = join(content, 'pages/ve-shs/trach-nhiem')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'entry.yaml'), 'order: 70\n')
  await writeFile(join(folder, 'vi.md'), '---\ntitle: Trách nhiệm\nsummary: Tóm tắt.\n---\n\nMột đoạn.\n')
  const out = join(temporary, 'added')
  expect(await build(out)).toMatchObject({ status: 0 })
  const page = await readFile(join(out, 'pages/vi/ve-shs/trach-nhiem.html'), 'utf8')
  expect(page).toContain('Trách nhiệm</h1>')
  expect(await readFile(join(out, 'pages/vi/ve-shs.html'), 'utf8')).toContain('href="/ve-shs/trach-nhiem"')
  const english = await readFile(join(out, 'pages/en/ve-shs/trach-nhiem.html'), 'utf8')
  expect(english).toContain('has not been translated yet')
  expect(english).toMatch(/<h1[^>]* lang="vi"[^>]*>Trách nhiệm</)
  expect(english).toMatch(/rel="canonical" href="[^"?]*\/ve-shs\/trach-nhiem"/)
  const sitemap = await readFile(join(out, 'files/sitemap.xml'), 'utf8')
  expect(sitemap).toContain('/ve-shs/trach-nhiem</loc>')
  expect(sitemap).not.toContain('/ve-shs/trach-nhiem?lang=en')
  await rm(folder, { recursive: true })
})

test('a site that is up to date is not built again, unless its settings change', async () => {
  const out = join(temporary, 'fresh')
  const stale = (environment = {}) => build(out, environment, content, ['--if-stale'])
  expect((await stale()).output).toContain('Built')
  expect((await stale()).output).toContain('is up to date')
  expect((await stale({ SITE_ORIGIN: 'https://other.example' })).output).toContain('Built')
  await writeNews('tin-a', 'Một đoạn mới.')
  expect((await stale({ SITE_ORIGIN: 'https://other.example' })).output).toContain('Built')
})

test('a build that fails names the place and leaves the output as it was', async () => {
  const out = join(temporary, 'kept')
  await build(out)
  const before = await fingerprints(out)
  await writeNews('tin-d', '[x](/khong-co)')
  await writeNews('tin-e', '# Hai')
  await writeNews('tin-f', '![Ảnh](./anh.jpg)')
  await writeFile(join(content, 'news/tin-f/anh.jpg'), 'không phải ảnh')
  const { status, output } = await build(out)
  expect(status).toBe(1)
  expect(output).toMatch(/news\/tin-d\/vi\.md:6:5 Dead link: no page has the address \/khong-co/)
  expect(output).toMatch(/news\/tin-e\/vi\.md:6:1 A text has no "#" heading/)
  expect(output).toMatch(/news\/tin-f\/vi\.md:6:8 The image "anh\.jpg": Cannot be read whole/)
  expect(output).toContain('3 errors, 0 warnings')
  expect(await fingerprints(out)).toEqual(before)
  for (const slug of ['tin-d', 'tin-e', 'tin-f']) await rm(join(content, 'news', slug), { recursive: true })
})

test('a redirect that leads nowhere is named with the rest', async () => {
  const file = join(content, 'pages/ve-shs/doi-ngu-lanh-dao/en.md')
  const before = await readFile(file, 'utf8')
  await writeFile(file, before.replace('{#ban-dieu-hanh}', '{#ban-dieu-han}'))
  await writeNews('tin-d', '[x](/khong-co)')
  const { status, output } = await build(join(temporary, 'led'))
  expect(status).toBe(1)
  expect(output).toMatch(
    /src\/model\/redirects\.ts:\d+:\d+ "\/ban-dieu-hanh" leads nowhere: \S+ \(en\) has no heading "#ban-dieu-hanh"\. Did you mean "ban-dieu-han"\?/,
  )
  expect(output).toContain('news/tin-d/vi.md:6:5 Dead link')
  await writeFile(file, before)
  await rm(join(content, 'news/tin-d'), { recursive: true })
})

test.each<[string, () => Promise<{ status: number | null; output: string }>, RegExp]>([
  ['no content', () => build(join(temporary, 'x'), {}, 'nowhere'), /^There is no folder nowhere\..*npm run build/],
  ['a folder that is no output', () => build(content), /is not an output of this build; choose another folder/],
  ['a bad setting', () => build(join(temporary, 'x'), { SITE_ORIGIN: 'x' }), /SITE_ORIGIN="x" must be a URL/],
])('%s: one clear line and a way on', async (_name, run, message) => {
  const { status, output } = await run()
  expect(status).toBe(1)
  expect(output).toMatch(message)
  expect(output).not.toContain('    at ')
})
