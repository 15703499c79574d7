import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readOutput } from '../site/read-output.ts'
import { commitTime, siteContent, siteEnvironment, siteOutput } from '../site/site.ts'
import { makeProgramCache } from './make-cache.ts'

// The day of disclosure, as an officer types it: each test follows those before it. The moment is that of the tests' site.

const model = 'disclosures/bien-ban-va-nghi-quyet-dai-hoi-dong-co-dong-thuong-nien-2025'
const id = 'disclosures/cong-bo-khan'
const news = 'news/ngay-hoi-gia-dinh-cua-nhan-vien-shs'
const other = 'news/toa-dam-ve-cong-bo-thong-tin-song-ngu-cho-doanh-nghiep-niem-yet'
const page = '/cong-bo-thong-tin/cong-bo-khan'

let folder = ''
let content = ''
let out = ''
let cache: Readonly<Record<string, string>>

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', env: { ...process.env, ...commitTime } }).trim()
const change = async (path: string, edit: (text: string) => string) => {
  const file = join(content, path)
  await writeFile(file, edit(await readFile(file, 'utf8')))
}
const run = (program: string, ...args: readonly string[]) => {
  const own = [`src/site/programs/${program}.ts`, ...args, '--content', content, '--out', out, '--finish', 'never']
  const { status, stdout, stderr } = spawnSync(process.execPath, own, {
    encoding: 'utf8',
    env: { ...process.env, ...siteEnvironment, ...commitTime, ...cache },
  })
  return { status, output: stdout + stderr }
}
const build = (...more: readonly string[]) => run('build', ...more)
const readVi = (path: string) => readOutput(out).readPage(path, 'vi')
const facts = () => readFile(join(content, id, 'entry.yaml'), 'utf8')

beforeAll(async () => {
  cache = await makeProgramCache()
  folder = await mkdtemp(join(tmpdir(), 'disclose-'))
  content = join(folder, 'content')
  out = join(folder, 'dist')
  await cp(siteContent, content, { recursive: true })
  // Published already, but from another folder: the first publish looks at all of it, and makes nothing.
  await cp(siteOutput, out, { recursive: true })
  git('init', '--quiet')
  git('config', 'user.name', 'Officer')
  git('config', 'user.email', 'officer@example.com')
  git('add', 'content')
  git('commit', '--quiet', '--message', 'First')
  expect(build()).toMatchObject({ status: 0 })
  await cp(join(content, model), join(content, id), { recursive: true })
  await change(`${id}/entry.yaml`, (text) =>
    text
      .replace('06/2025', '99/2026')
      .replace('documentDate: 2025-04-24', 'documentDate: 2026-11-20')
      .replace(/publishedAt: .*/, 'status: draft'),
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('an entry with an error is not published, and its files are as they were', async () => {
  const before = await facts()
  await change(`${id}/vi.md`, (text) => `${text}\n[x](/khong-co)\n`)
  const { status, output } = run('disclose', id, '--by', 'Lan', '--no-commit')
  expect(status).toBe(1)
  expect(output).toMatch(/cong-bo-khan\/vi\.md:\d+:5 Dead link: no page has the address \/khong-co/)
  expect(await facts()).toBe(before)
  await change(`${id}/vi.md`, (text) => text.replace('\n[x](/khong-co)\n', ''))
})

test('on a machine that has published nothing, its own errors alone stop it: the rest is taken as it was committed', async () => {
  const [known, ownText, ownFacts, archive] = [
    out,
    await readFile(join(content, id, 'vi.md'), 'utf8'),
    await facts(),
    'archive.lock',
  ]
  const lines = (await readFile(join(content, archive), 'utf8')).split('\n')
  out = join(folder, 'unknown')
  const first = git('rev-parse', 'HEAD')
  onTestFinished(async () => {
    out = known
    git('checkout', '--quiet', first, '--', 'content')
    git('reset', '--quiet', '--soft', first)
    await writeFile(join(content, id, 'entry.yaml'), ownFacts)
  })
  const disclose = (...more: readonly string[]) => run('disclose', id, '--by', 'Lan', '--no-commit', ...more)
  // One error is committed, two are not.
  await change(`${news}/vi.md`, (text) => `${text}\n[x](/khong-co)\n`)
  git('commit', '--quiet', '--all', '--message', 'Second')
  await writeFile(join(content, other, 'entry.yaml'), 'category: nothing\n')
  await writeFile(join(content, archive), lines.toSpliced(20, 3).join('\n'))
  await change(`${id}/vi.md`, (text) => `${text}\n[y](/khong-co)\n`)
  const both = disclose()
  expect(both.status).toBe(1)
  expect(both.output).toMatch(/cong-bo-khan\/vi\.md:\d+:5 Dead link/)
  expect(both.output).not.toMatch(/Nothing is known here/)
  await writeFile(join(content, id, 'vi.md'), ownText)
  const { status, output } = disclose('--urgent', '--reason', '24 giờ')
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(output).toMatch(/^Other changes wait: (?:news\/\S+(?:, |\. ))+npm run build publishes them$/m)
  expect(readVi(page)).toContain('cong-bo-khan')
  expect(readVi(`/tin-tuc/${news.slice('news/'.length)}`)).not.toContain('/khong-co')
  expect(readVi(`/tin-tuc/${other.slice('news/'.length)}`)).toContain('song ngữ')
})

test('16:40: a faulty item of news, a term that is refused and a shortened archive elsewhere stop no urgent disclosure', async () => {
  const before = readVi('/tin-tuc/ngay-hoi-gia-dinh-cua-nhan-vien-shs')
  await change(`${news}/entry.yaml`, () => 'category: nothing\n')
  await change(`${other}/en.md`, (text) => `${text}\nA customer.\n`)
  const archive = (await readFile(join(content, 'archive.lock'), 'utf8')).split('\n')
  await change('archive.lock', () => archive.toSpliced(20, 3).join('\n'))
  const { status, output } = run(
    'disclose',
    id,
    '--by',
    'Lan',
    '--approved-by',
    'Minh',
    '--urgent',
    '--reason',
    '24 giờ',
  )
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(output).toMatch(
    /Address: https:\/\/shs\.example\/cong-bo-thong-tin\/cong-bo-khan\nPublished: 21 November 2026, 08:00, release \d+\nBy: Lan\nApproved by: Minh\nUrgent: 24 giờ\n/,
  )
  // What is recorded and committed now is no warning, and of what is held back nobody says that there are no errors.
  expect(output).not.toMatch(/not yet in archive\.lock|\b0 errors/)
  expect(readVi(page)).toContain('cong-bo-khan')
  expect(readVi('/tin-tuc/ngay-hoi-gia-dinh-cua-nhan-vien-shs')).toBe(before)
  expect(
    readOutput(out).readPage('/tin-tuc/toa-dam-ve-cong-bo-thong-tin-song-ngu-cho-doanh-nghiep-niem-yet', 'en'),
  ).not.toContain('A customer.')
  // The lines that it had lost are back.
  expect((await readFile(join(content, 'archive.lock'), 'utf8')).split('\n')).toEqual(expect.arrayContaining(archive))
  expect(await readFile(join(content, 'archive.lock'), 'utf8')).toMatch(
    /^disclosures\/cong-bo-khan vi\.md [0-9a-f]{64}$/m,
  )
  expect(git('log', '-1', '--format=%B')).toMatch(
    /^Disclose disclosures\/cong-bo-khan\n\nAddress: .*\nApproved by: Minh\n.*\n\nDisclosure: Disclose disclosures\/cong-bo-khan 2026-11-21T08:00\+07:00$/s,
  )
  expect(
    git('show', '--name-only', '--format=')
      .split('\n')
      .every((path) => path === 'content/archive.lock' || path.startsWith(`content/${id}/`)),
  ).toBe(true)
  const log = (await readFile(join(out, 'disclosures.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(output).toContain(`release ${readOutput(out).release.number}\n`)
  expect(log.at(-1)).toMatchObject({
    id,
    release: readOutput(out).release.number,
    by: 'Lan',
    approvedBy: 'Minh',
    reason: '24 giờ',
  })
})

test('a disclosure that was cut off after it was published is recorded and committed by the same command', async () => {
  const before = await facts()
  await change('archive.lock', (text) => text.replaceAll(/^disclosures\/cong-bo-khan .*\n/gm, ''))
  expect(run('disclose', id, '--by', 'Lan')).toMatchObject({ status: 0 })
  expect(await facts()).toBe(before)
  expect(await readFile(join(content, 'archive.lock'), 'utf8')).toMatch(/^disclosures\/cong-bo-khan vi\.md /m)
  expect(git('status', '--porcelain', '--', 'content/archive.lock', `content/${id}`)).toBe('')
})

test('what is in place is not disclosed again, and a change of it is refused with the command that corrects', async () => {
  const again = run('disclose', id, '--by', 'Lan')
  expect(again.status).toBe(1)
  expect(again.output).toContain(`Correct it: npm run disclose -- correct ${id}`)
  const before = readVi(page)
  await change(`${id}/vi.md`, (text) => `${text}\nThêm một câu.\n`)
  const built = build()
  expect(built.status).toBe(0)
  expect(built.output).toContain(`warning: ${id} stays as it was published`)
  expect(built.output).toContain(`npm run disclose -- correct ${id}`)
  expect(readVi(page)).toBe(before)
  // It is said again where nothing has changed since; and nothing is published by those who ask for no error at all.
  expect(build().output).toContain(`warning: ${id} stays as it was published`)
  expect(build('--strict').status).toBe(1)
})

test('a correction is an entry of its own, and a withdrawal stays beside its text', async () => {
  git('checkout', '--quiet', '--', `content/${id}`)
  const begun = spawnSync(process.execPath, ['src/site/programs/disclose.ts', 'correct', id, '--content', content], {
    encoding: 'utf8',
  })
  expect(begun).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`npm run disclose -- ${id}-dinh-chinh --by NAME`),
  })
  await change(`${id}-dinh-chinh/entry.yaml`, (text) =>
    text
      .replace("refNo: ''", 'refNo: "99A/2026"')
      .replace("vi: ''", 'vi: Sai ngày trong biên bản')
      .replace("en: ''", 'en: A wrong date in the minutes'),
  )
  expect(run('disclose', `${id}-dinh-chinh`, '--by', 'Lan')).toMatchObject({ status: 0 })
  expect(readVi(page)).toContain('cong-bo-khan-dinh-chinh')
  const reasons = ['--reason-vi', 'Không còn áp dụng', '--reason-en', 'No longer applies']
  const withdrawal = run('disclose', 'withdraw', id, '--by', 'Lan', ...reasons)
  expect(withdrawal).toMatchObject({ status: 0 })
  // The correction names it; what was disclosed on other days does not.
  expect(withdrawal.output).toMatch(
    /These name it, or were disclosed on the same day.*:\s+disclosures\/cong-bo-khan-dinh-chinh\n(?! {2}\w)/,
  )
  expect(readVi(page)).toContain('Không còn áp dụng')
  expect(await readFile(join(content, 'archive.lock'), 'utf8')).toMatch(/^disclosures\/cong-bo-khan withdrawn /m)
  expect(git('log', '-1', '--format=%B')).toMatch(
    /^Withdraw .*^Reason \(vi\): Không còn áp dụng\nReason \(en\): No longer applies\nBy: Lan$.*^Disclosure: Withdraw disclosures\/cong-bo-khan /ms,
  )
})

test('a meeting is moved over New Year, and keeps its address; what is kept of it is in the language of who did it', async () => {
  const meeting = 'meetings/dai-hoi-bat-thuong-lan-2-2026'
  const receipt = join(folder, 'receipt.txt')
  const words = ['--opens-at', '2027-01-15T09:00+07:00', '--reason-vi', 'Bão', '--reason-en', 'A storm']
  const { status, output } = run(
    'disclose',
    '--lang',
    'vi',
    'postpone',
    meeting,
    '--by',
    'Lan',
    '--receipt',
    receipt,
    ...words,
  )
  expect({ status, output }).toMatchObject({ status: 0 })
  const about = [
    'Địa chỉ: https://shs.example/quan-he-co-dong/dai-hoi-co-dong/bat-thuong#dai-hoi-bat-thuong-lan-2-2026',
    'Khai mạc: 18/12/2026 09:00 → 15/01/2027 09:00',
    'Ngày đăng ký cuối cùng: 25/11/2026, như trước',
    'Lý do (vi): Bão',
    'Lý do (en): A storm',
    'Người công bố: Lan',
  ]
  for (const text of [output, await readFile(receipt, 'utf8'), git('log', '-1', '--format=%B')])
    expect(text.split('\n')).toEqual(expect.arrayContaining(about))
  expect(git('log', '-1', '--format=%B')).toMatch(
    /^(?!Postpone )\S.* meetings\/.*^Disclosure: Postpone meetings\/dai-hoi-bat-thuong-lan-2-2026 2026-11-21T08:00\+07:00$/ms,
  )
  const { readPage, readFile: readOf } = readOutput(out)
  const own = withPlainSpaces(readPage('/quan-he-co-dong/dai-hoi-co-dong/bat-thuong', 'en'))
  expect(own).toMatch(
    /id="dai-hoi-bat-thuong-lan-2-2026"[^]*A storm[^]*18 December 2026[^]*15 January 2027[^]*25 November 2026/,
  )
  expect(readPage('/quan-he-co-dong/lich-su-kien', 'vi')).toMatch(/15\/01\/2027[^]*18\/12\/2026/)
  // The same event, so that calendars move it.
  expect(readOf(`/lich-su-kien/${meeting}/dai-hoi.vi.ics`)).toMatch(/SEQUENCE:1\r\n[^]*DTSTART[^\n]*20270115T/)
  // And back to its first date: each notice says the date before it.
  const back = words.map((word) => word.replace('2027-01-15', '2026-12-18').replace('storm', 'calm'))
  const again = run('disclose', 'postpone', meeting, '--by', 'Lan', ...back)
  expect(again).toMatchObject({ status: 0, output: expect.stringContaining('Opens: 15 January 2027, 09:00 → 18 Dec') })
  const returned = readOutput(out)
  expect(withPlainSpaces(returned.readPage('/quan-he-co-dong/dai-hoi-co-dong/bat-thuong', 'en'))).toMatch(
    /A calm[^]*15 January 2027[^]*A storm[^]*18 December 2026/,
  )
  expect(returned.readFile(`/lich-su-kien/${meeting}/dai-hoi.vi.ics`)).toMatch(
    /SEQUENCE:2\r\n[^]*DTSTART[^\n]*20261218T/,
  )
})

/** Dates do not break across lines. */
function withPlainSpaces(page: string): string {
  return page.replaceAll('\u00a0', ' ')
}
