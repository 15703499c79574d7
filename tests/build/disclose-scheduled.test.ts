import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOutput } from '../site/read-output.ts'
import { openDisclosureDesk, type DisclosureDesk } from './disclosure-desk.ts'

// What appeared by itself at its time is withdrawn, corrected and moved like anything else: each test follows those before it.

let desk: DisclosureDesk
/** The release in which they appeared. */
let appeared = ''

const appears = '2026-11-21T08:30+07:00'
const ids = [
  'disclosures/nghi-quyet-hdqt-ve-tam-ung-co-tuc-nam-2026-bang-tien',
  'periodic-reports/bao-cao-ty-le-an-toan-tai-chinh-tai-ngay-30-6-2026',
  'governance/chinh-sach-co-tuc',
  'share-management/co-cau-co-dong-tai-ngay-30-6-2026',
]
const [first = ''] = ids
const meeting = 'meetings/dai-hoi-bat-thuong-lan-2-2026'
const reasons = ['--reason-vi', 'Sai', '--reason-en', 'Wrong']
const factsOf = (id: string) => desk.read(`content/${id}/entry.yaml`)

beforeAll(async () => {
  desk = await openDisclosureDesk()
  for (const id of [...ids, meeting]) {
    desk.change(`content/${id}/entry.yaml`, (text) =>
      text.replace(/^publishedAt:.*/m, `status: scheduled # at half past\npublishAt: ${appears}`),
    )
  }
  desk.change('content/archive.lock', (text) =>
    text
      .split('\n')
      .filter((line) => !ids.some((id) => line.startsWith(`${id} `)))
      .join('\n'),
  )
  desk.git('add', 'content')
  desk.git('commit', '--quiet', '--message', 'First')
  expect(desk.run('08:00', 'build')).toMatchObject({ status: 0 })
})
afterAll(() => desk.remove())

test('before its time it is not withdrawn, because it was not disclosed yet', () => {
  const { status, output } = desk.run('08:00', 'disclose', 'withdraw', first, '--by', 'Hoa', ...reasons)
  expect(status).toBe(1)
  expect(output).toContain(`${first} was not disclosed yet: npm run disclose -- ${first} --by NAME`)
  expect(factsOf(first)).toContain('status: scheduled')
})

test('at its time it appears, and the same command with which drafts are published records it', () => {
  expect(desk.run('08:30', 'build')).toMatchObject({ status: 0 })
  appeared = String(readOutput(desk.out).release.number)
  const { status, output } = desk.run('08:40', 'disclose', first, '--by', 'Hoa')
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(output).toMatch(/Published: 21 November 2026, 08:30, release \d+\n/)
  expect(desk.read('content/archive.lock')).toContain(`${first} published 2026-11-21T01:30:00.000Z\n`)
})

test.each(ids)('%s is withdrawn by one command, and keeps its moment', (id) => {
  const { status, output } = desk.run('09:00', 'disclose', 'withdraw', id, '--by', 'Hoa', ...reasons)
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(factsOf(id)).toContain(`publishedAt: ${appears}`)
  expect(factsOf(id)).not.toMatch(/^(?:publishAt|status: scheduled)/m)
  expect(desk.read('content/archive.lock')).toMatch(new RegExp(`^${id} published 2026-11-21T01:30:00.000Z$`, 'm'))
  expect(desk.read('content/archive.lock')).toMatch(new RegExp(`^${id} withdrawn `, 'm'))
  expect(desk.git('log', '-1', '--format=%s')).toBe(`Withdraw ${id}`)
})

test('it is shown as withdrawn', () => {
  expect(
    readOutput(desk.out).readPage('/cong-bo-thong-tin/nghi-quyet-hdqt-ve-tam-ung-co-tuc-nam-2026-bang-tien', 'en'),
  ).toContain('Wrong')
})

test('a meeting that appeared at its time is moved', () => {
  const words = ['--opens-at', '2026-12-20T09:00+07:00', ...reasons]
  const { status, output } = desk.run('09:00', 'disclose', 'postpone', meeting, '--by', 'Hoa', ...words)
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(factsOf(meeting)).toContain(`publishedAt: ${appears}`)
  expect(factsOf(meeting)).not.toMatch(/^(?:publishAt|status):/m)
})

test('a meeting is cancelled by one command: its page, its notices, its calendar and its feed say so', () => {
  const cancel = (time: string) => desk.run(time, 'disclose', 'withdraw', meeting, '--by', 'Hoa', ...reasons)
  const { status, output } = cancel('09:05')
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(output).toMatch(
    /^Cancel: meetings\/.*\n[^]*\nWas to open: 20 December 2026, 09:00\nRecord date: 25 November 2026\nReason \(vi\): Sai\nReason \(en\): Wrong\nBy: Hoa\n/m,
  )
  expect(output).toContain('Disclose the decision to cancel it too: npm run new -- disclosures "TITLE"')
  expect(desk.git('log', '-1', '--format=%B')).toMatch(
    /^Cancel meetings\/.*^Disclosure: Withdraw meetings\/dai-hoi-bat-thuong-lan-2-2026 2026-11-21T09:05\+07:00$/ms,
  )
  const { readPage, readFile: readOf } = readOutput(desk.out)
  const page = readPage('/quan-he-co-dong/dai-hoi-co-dong/bat-thuong', 'en').replaceAll('\u00a0', ' ')
  expect(page).toMatch(
    /Cancelled, as announced at 09:05, 21 November 2026[^]*Wrong\.[^]*The meeting was formerly to open at 09:00, 20 December 2026/,
  )
  const notice = 'thong-bao-ngay-dang-ky-cuoi-cung-du-hop-dai-hoi-bat-thuong-lan-2-2026'
  expect(readPage(`/cong-bo-thong-tin/${notice}`, 'en')).toContain('has been cancelled, as announced at')
  expect(readOf(`/lich-su-kien/${meeting}/dai-hoi.vi.ics`)).toContain('STATUS:CANCELLED')
  expect(readOf('/quan-he-co-dong/dai-hoi-co-dong/feed.en.json')).toContain('"title":"Cancelled: ')
  expect(cancel('09:06')).toMatchObject({ status: 1, output: expect.stringContaining('It is cancelled already') })
  const moved = ['--opens-at', '2027-01-20T09:00+07:00', ...reasons]
  expect(desk.run('09:06', 'disclose', 'postpone', meeting, '--by', 'Hoa', ...moved)).toMatchObject({
    status: 1,
    output: expect.stringContaining('The meeting is cancelled, and cannot be moved any more'),
  })
  expect(desk.run('09:06', 'disclose', meeting, '--by', 'Hoa').output).toContain(
    `Cancel it: npm run disclose -- withdraw ${meeting} --by NAME`,
  )
})

test('after a rollback, what it takes off the site is named, and nothing is disclosed with a minute at which nobody can read it', () => {
  const back = desk.run('09:10', 'rollback', '--to', appeared)
  expect(back.status).toBe(0)
  expect(back.output).toContain(
    'warning: The site does not show what was disclosed since. Disclosures that it lacks: 4\n',
  )
  expect(back.output).toContain(
    `  ${ids[2]}  https://shs.example/quan-tri-doanh-nghiep/chinh-sach-co-tuc (as if it were not withdrawn)\n`,
  )
  const id = 'disclosures/sau-rollback'
  cpSync(join(desk.content, first), join(desk.content, id), { recursive: true })
  desk.change(
    `content/${id}/entry.yaml`,
    (text) =>
      `${text
        .slice(0, text.indexOf('status: withdrawn'))
        .replace('18/2026', '99/2026')
        .replace(/^publishedAt:.*\n/m, '')}status: draft\n`,
  )
  const draft = factsOf(id)
  const refused = desk.run('09:20', 'disclose', id, '--by', 'Hoa')
  expect(refused.status).toBe(1)
  expect(refused.output).toContain(
    `The site stays at release ${appeared} since the rollback of 21 November 2026, 09:10`,
  )
  expect(factsOf(id)).toBe(draft)
  // What is made meanwhile is hidden, and the log says since when it is not.
  desk.change(`content/${id}/entry.yaml`, (text) =>
    text.replace('status: draft', 'publishedAt: 2026-11-21T09:25+07:00'),
  )
  expect(desk.run('09:25', 'build')).toMatchObject({ status: 0 })
  const forward = desk.run('10:00', 'rollback', '--forward')
  expect(forward.output).toContain(
    `warning: ${id} says 21 November 2026, 09:25, and can be read only since 21 November 2026, 10:00\n`,
  )
  const { output } = desk.run('10:05', 'disclose', id, '--by', 'Hoa')
  expect(output).toMatch(
    /\nPublished: 21 November 2026, 09:25, release \d+\nReadable on the site since: 21 November 2026, 10:00\n/,
  )
})

test('while it is committed, no other program publishes half of it', () => {
  const id = 'disclosures/trong-khi-ghi'
  cpSync(join(desk.content, 'disclosures/sau-rollback'), join(desk.content, id), { recursive: true })
  desk.change(`content/${id}/entry.yaml`, (text) =>
    text.replace('99/2026', '98/2026').replace(/^publishedAt:.*/m, 'status: draft'),
  )
  const told = join(desk.folder, '.git/told')
  const hook = join(desk.folder, '.git/hooks/pre-commit')
  const build = `'${process.execPath}' src/site/programs/build.ts --content '${desk.content}' --out '${desk.out}' --finish never`
  writeFileSync(hook, `#!/bin/sh\ncd '${process.cwd()}' && ${build} > '${told}' 2>&1\nexit 0\n`, { mode: 0o755 })
  expect(desk.run('10:10', 'disclose', id, '--by', 'Hoa')).toMatchObject({ status: 0 })
  expect(desk.read('.git/told')).toMatch(/Process \d+ is building/)
  rmSync(hook)
})

test('what somebody has changed since is withdrawn as it was published, by the command that is offered', () => {
  const id = 'disclosures/trong-khi-ghi'
  const published = desk.read(`content/${id}/vi.md`)
  desk.change(`content/${id}/vi.md`, (text) => `${text}\nThêm một câu.\n`)
  const { output: held } = desk.run('10:20', 'build')
  expect(held).toContain(` restore --staged --worktree -- ${id} (where the change is committed`)
  expect(held).toContain(`or withdraw this one, as it was published: npm run disclose -- withdraw ${id} --by NAME`)
  const { status, output } = desk.run('10:21', 'disclose', 'withdraw', id, '--by', 'Hoa', ...reasons)
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(desk.read(`content/${id}/vi.md`)).toBe(published)
  const [, place = ''] = /had been changed since it was disclosed \(vi\.md\)\..* is in (\S+)/.exec(output) ?? []
  expect(readFileSync(join(place, 'vi.md'), 'utf8')).toContain('Thêm một câu.')
  expect(desk.git('status', '--porcelain', '--', `content/${id}`)).toBe('')
})

test('what is disclosed on another branch than the one that is published is said, and found again', () => {
  const id = 'disclosures/tren-nhanh'
  desk.git('switch', '--quiet', '--create', 'nhap')
  cpSync(join(desk.content, 'disclosures/sau-rollback'), join(desk.content, id), { recursive: true })
  desk.change(`content/${id}/entry.yaml`, (text) =>
    text.replace('99/2026', '97/2026').replace(/^publishedAt:.*/m, 'status: draft'),
  )
  const { status, output } = desk.run('10:30', 'disclose', id, '--by', 'Hoa')
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(output).toContain('warning: nhap is checked out, and main is the branch that is published')
  desk.git('switch', '--quiet', 'main')
  const built = desk.run('10:31', 'build')
  expect(built.output).toMatch(
    /tren-nhanh was disclosed \(21 November 2026, 10:30\) and no longer exists; the branch nhap has it: git -C \S+ merge nhap,/,
  )
  expect(readOutput(desk.out).pages.has('/cong-bo-thong-tin/tren-nhanh')).toBe(true)
  desk.git('merge', '--quiet', 'nhap')
  expect(desk.run('10:32', 'build').output).not.toContain('tren-nhanh was disclosed')
})

test('what was taken down is not withdrawn: no page would say so, and nothing is changed', () => {
  const id = 'disclosures/tren-nhanh'
  const address = '/cong-bo-thong-tin/tren-nhanh'
  const gone = desk.run('10:40', 'take-down', address, '--disclosed', 'Toà án')
  expect(gone).toMatchObject({ status: 0 })
  const facts = factsOf(id)
  const { status, output } = desk.run('10:41', 'disclose', 'withdraw', id, '--by', 'Hoa', ...reasons)
  expect({ status, output }).toMatchObject({ status: 1 })
  expect(output).toContain(`${id} was taken down: ${address} answers 410, and no page would show`)
  expect(factsOf(id)).toBe(facts)
  expect(desk.git('status', '--porcelain')).toBe('?? content/taken-down.yaml')
})
