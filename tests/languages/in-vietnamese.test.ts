import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shortCommands, siteCommands } from '../../src/desk/site/site-commands.ts'
import { siteContent, siteEnvironment } from '../site/site.ts'
import { findEnglish } from './find-english.ts'

// Programs of the firm under a system in Vietnamese: no line of theirs is English.

test.each([
  ['Có 3 lỗi', []],
  ['error: something', ['error: error: something']],
  ['chạy "the site" trong content/the/of.md [the-rule]', []],
  ['chạy npm run site -- content check liệt kê', []],
  ['Tệp and tệp', ['and: Tệp and tệp']],
])('the words of English in %j', (line, found) => {
  expect(findEnglish(line)).toEqual(found)
})

const programs = [...new Set([...Object.values(shortCommands), ...siteCommands].map(({ program = '' }) => program))]
  .filter((program) => program.startsWith('src/') && !program.includes('/words/'))
  .toSorted()

let folder = ''
let content = ''

async function edit(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vietnamese-'))
  content = join(folder, 'content')
  await cp(siteContent, content, { recursive: true })
  const first = async (collection: string, index = 0) =>
    join(content, collection, (await readdir(join(content, collection)))[index] ?? '')
  const news = await Promise.all(Array.from({ length: 7 }, (_, index) => first('news', index)))
  await writeFile(`${news[0]}/entry.yaml`, 'category: nha-dau\npublishedAt: 2025-08-20\nyear: 1\n')
  await edit(`${news[1]}/vi.md`, (text) =>
    text.replace(/^title:.*/m, 'title:').replace(/^summary:.*/m, `summary: ${'a'.repeat(900)}`),
  )
  await appendFile(
    `${news[2]}/vi.md`,
    '\n# Đề mục\n\n### Sâu\n\n[x](/khong-co) ![](a.png) 31/02/2026 Ðầu 1,234.5 tỷ <b>a</b> {{b}} ==c== [^1] **d\n\n| a | b |\n| --- | --- |\n| 1 | 2 | 3 |\n\n- a\n* b\n\n    mã\n',
  )
  await edit(`${news[3]}/entry.yaml`, (text) => `${text}tags: [khong-co]\nsupersedes: khong-co\n`)
  await writeFile(`${news[4]}/vi.md`, Buffer.from([0x2d, 0xff, 0xfe]))
  await rm(`${news[5]}/entry.yaml`)
  await edit(`${news[6]}/entry.yaml`, (text) => text.replace(/^publishedAt:.*/m, 'publishedAt: 2030-01-01T08:00+07:00'))
  await writeFile(join(content, 'news', 'thua.txt'), 'x')
  await cp(news[6] ?? '', join(content, 'news', 'Tin Mới'), { recursive: true })
  await cp(news[6] ?? '', join(content, 'loai-la'), { recursive: true })
  await writeFile(`${await first('announcements')}/entry.yaml`, 'a: [1\n')
  await edit(`${await first('fees')}/entry.yaml`, (text) =>
    text.replace('from: "0"', 'from: "5"').replace(/percent: "[^"]*"/, 'percent: "0.99"'),
  )
  await edit(`${await first('meetings')}/entry.yaml`, (text) =>
    text.replace(/^opensAt:.*/m, 'opensAt: 2026-13-01T08:00+07:00'),
  )
  await edit(`${await first('commentary')}/entry.yaml`, (text) => text.replace(/change: "[^"]*"/, 'change: "1.23"'))
  await appendFile(`${await first('disclosures')}/vi.md`, '\nThêm một câu.\n')
  await edit(`${await first('periodic-reports')}/entry.yaml`, (text) =>
    text.replace(/^publishedAt:.*/m, 'publishedAt: 2026-11-20T08:00+07:00'),
  )
  await appendFile(join(content, 'archive.lock'), 'khong hop le\n')
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

function run(program: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, ...siteEnvironment, LC_ALL: 'vi_VN.UTF-8', NO_COLOR: '1', ...environment }
  return new Promise<string>((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (_error, stdout, stderr) => resolve(stdout + stderr))
  })
}

test.each(programs)('the help of %s', async (program) => {
  const output = await run(program, ['--help'])
  expect(output).not.toBe('')
  expect(findEnglish(output)).toEqual([])
})

const out = () => ['--out', join(folder, 'none')]
test.each<[string, string, () => readonly string[], Readonly<Record<string, string>>?]>([
  ['faulty content', 'src/site/programs/check-content.ts', () => ['--content', content, '--release']],
  ['no content', 'src/site/programs/check-content.ts', () => ['--content', join(folder, 'none')]],
  ['duties and findings', 'src/desk/compliance-cli.ts', () => ['--content', siteContent]],
  ['the archive', 'src/desk/archive/archive-cli.ts', () => ['--content', siteContent, '--check', ...out()]],
  [
    'an archive that is compared',
    'src/desk/archive/archive-cli.ts',
    () => ['verify', siteContent, '--lang', 'vi'],
    { LC_ALL: 'en_US.UTF-8' },
  ],
  ['a mistyped command', 'src/site/programs/disclose.ts', () => ['corect', 'disclosures/x']],
  [
    'a mistyped option, where an empty variable names no language',
    'src/site/programs/disclose.ts',
    () => ['disclosures/x', '--byy', 'Lan'],
    { LC_ALL: '', LANG: 'vi_VN.UTF-8' },
  ],
  ['releases of nothing', 'src/engine/cli/releases-cli.ts', out],
  ['a rollback of nothing', 'src/site/programs/rollback.ts', out],
  ['a rollback of two kinds', 'src/site/programs/rollback.ts', () => ['--to', '1', '--forward', ...out()]],
  ['an option that is not there', 'src/site/programs/rollback.ts', () => ['--too', '1']],
  ['a number that is none', 'src/site/programs/rollback.ts', () => ['--to', 'x']],
  ['no site to serve', 'src/engine/serve/node.ts', () => ['--dir', join(folder, 'none')]],
  [
    'wrong settings',
    'src/engine/serve/node.ts',
    () => [],
    {
      PORT: 'x',
      SITE_ORIGIN: 'a',
      SITE_HOSTS: 'a=b,a=b',
      SITE_DEFAULT_LOCALE: 'fr',
      SITE_TRUST_PROXY: '2',
      SITE_LOGIN_URL: 'x',
      SITE_ICON_ENDPOINT: 'x',
      SOURCE_DATE_EPOCH: 'x',
      HOST: '',
    },
  ],
  [
    'an entry that is not there',
    'src/site/programs/disclose.ts',
    () => ['disclosures/khong-co', '--by', 'Lan', '--content', siteContent, ...out()],
  ],
  [
    'a correction of nothing',
    'src/site/programs/disclose.ts',
    () => ['correct', 'disclosures/khong-co', '--content', siteContent],
  ],
  [
    'a page that is not there',
    'src/site/programs/take-down.ts',
    () => ['/khong-co', '--content', siteContent, ...out()],
  ],
  ['a new entry without a title', 'src/desk/new-cli.ts', () => ['news', '']],
  ['fields of a new entry', 'src/desk/new-cli.ts', () => ['share-management', '--help']],
  [
    'a wrong value of a new entry',
    'src/desk/new-cli.ts',
    () => ['news', 'Tin', '--category', 'x', '--content', siteContent],
  ],
  ['all commands', 'src/desk/site/site-cli.ts', () => ['--help']],
  ['a command that is not there', 'src/desk/site/site-cli.ts', () => ['content', 'chek']],
])('%s', async (_name, program, args, environment) => {
  const output = await run(program, args(), environment)
  expect(output).not.toBe('')
  expect(findEnglish(output)).toEqual([])
})
