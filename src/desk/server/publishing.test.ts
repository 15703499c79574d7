import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { git } from '#engine/content/git/git-fixture.ts'
import { stoppedClock, type Clock } from '#lib/clock.ts'
import { toHash } from '../changes/stored-files.ts'
import type { OpenedFolder } from '../protocol/changes.ts'
import type { RunProgram } from '../publishing/run-program.ts'
import { createDeskFolders, openDesk } from './desk-fixture.ts'

const now = stoppedClock(new Date('2026-11-30T08:00:00+07:00'))
const published = 'category: a\npublishedAt: 2026-01-01T08:00+07:00\n'
const begin = {
  'news/a/entry.yaml': published,
  'news/a/vi.md': 'Một\n',
  'disclosures/known/entry.yaml': published,
  'disclosures/known/vi.md': 'Tin\n',
  'archive.lock': '# record\ndisclosures/known published 1\n',
  'meetings/m/entry.yaml': 'opensAt: 2026-12-20T08:00+07:00\n',
}

type Folders = ReturnType<typeof createDeskFolders>

type Run = (folders: Folders, name: string, args: readonly string[]) => number

interface Given {
  clock?: Clock
  settings?: string
  /** Does to the content as `disclose` and others do; they succeed by default. */
  run?: Run
}

async function start({ clock = now, settings = '', run }: Given = {}) {
  const folders = createDeskFolders(begin)
  const ran: string[] = []
  const program: RunProgram = (name, args, { tell }) => {
    const shown = args.join(' ').replaceAll(folders.content, 'CONTENT').replaceAll(folders.out, 'OUT')
    ran.push(`${name} ${shown}`)
    tell({ kind: 'line', text: { vi: `${name} chạy`, en: `${name} runs` } })
    return Promise.resolve(run?.(folders, name, args) ?? 0)
  }
  const open = () => openDesk(folders, { run: program, clock, settings })
  let desk = await open()
  onTestFinished(() => {
    desk.close()
    folders.remove()
  })
  const reopen = async () => {
    desk.close()
    desk = await open()
    return desk
  }
  return { folders, ran, desk, reopen }
}

type Desk = Awaited<ReturnType<typeof start>>['desk']

async function write(desk: Desk, path: string, files: Readonly<Record<string, string>>, who = 'an'): Promise<string> {
  const person = await desk.as(who)
  const present = (await person.ask('GET', `/api/folders/${path}`)).body as OpenedFolder | undefined // the protocol
  const baseOf = (name: string) => present?.files?.find((file) => file.name === name)?.hash ?? ''
  const saved = await person.ask('PUT', `/api/folders/${path}`, {
    files: Object.entries(files).map(([name, text]) => ({ name, base: baseOf(name), text })),
  })
  expect(saved.status).toBe(200)
  return (saved.body as OpenedFolder).change?.hash ?? '' // the protocol
}

const draft = { 'entry.yaml': 'status: draft\ncategory: a\n', 'vi.md': 'Mới\n' }

test('an entry of no record: its file gets its moment, one commit by the person, sent to the remote, the site made', async () => {
  const { desk, folders, ran } = await start()
  const hash = await write(desk, 'news/new', draft)
  expect(existsSync(join(folders.content, 'news/new'))).toBe(false)
  expect(await (await desk.as('an')).act('publish', 'news/new', { hash })).toMatchObject({
    kind: 'end',
    isDone: true,
    addresses: [expect.stringMatching(/\/tin-tuc\/new$/)],
  })
  expect(folders.read('news/new/entry.yaml')).toBe('category: a\npublishedAt: 2026-11-30T08:00+07:00\n')
  expect(folders.log('%an <%ae> %s|%(trailers:key=Change-hash,valueonly)')[0]).toBe(
    `An <an@shs.example> Publish news/new|${hash}`,
  )
  expect(git(folders.remote, 'log', '-1', '--format=%s').toString()).toBe('Publish news/new\n')
  expect(git(folders.content, 'status', '--porcelain').toString()).toBe('')
  expect(ran).toEqual(['build --content CONTENT --out OUT'])
  expect(desk.services.changes.list()).toEqual([])
})

test('a change of what is published leaves every other byte as it is, and files of others uncommitted', async () => {
  const { desk, folders } = await start()
  folders.write('news/other/vi.md', 'not committed')
  const hash = await write(desk, 'news/a', { 'vi.md': 'Hai\n' })
  await (await desk.as('an')).act('publish', 'news/a', { hash })
  expect([folders.read('news/a/vi.md'), folders.read('news/a/entry.yaml')]).toEqual(['Hai\n', published])
  expect(git(folders.content, 'status', '--porcelain').toString()).toBe('?? news/other/\n')
})

test('a removal', async () => {
  const { desk, folders } = await start()
  const an = await desk.as('an')
  expect(await an.act('remove', 'news/a')).toMatchObject({ isDone: true })
  expect(existsSync(join(folders.content, 'news/a'))).toBe(false)
  expect(folders.log('%s')[0]).toBe('Remove news/a')
})

test('four eyes: another person approves the bytes that are there, and the commit says who', async () => {
  const { desk, folders, ran } = await start({
    settings: 'approval: all\n',
  })
  const [an, binh, chi, dung] = await Promise.all(['an', 'binh', 'chi', 'dung'].map(desk.as))
  const first = await write(desk, 'news/new', draft)
  expect(await an?.act('publish', 'news/new', { hash: first })).toBe(403)
  expect(await an?.act('send', 'news/new', { hash: first })).toMatchObject({ isDone: true })
  expect(await an?.act('approve', 'news/new', { hash: first })).toBe(403)
  expect(await binh?.act('return', 'news/new', {})).toBe(422)
  const reason = { vi: 'Thiếu nguồn.', en: '' }
  expect(await binh?.act('return', 'news/new', { reason })).toMatchObject({ isDone: true })
  expect(desk.services.changes.find('news/new')).toMatchObject({
    state: 'returned',
    remark: { by: 'Bình', text: 'Thiếu nguồn.' },
  })
  const second = await write(desk, 'news/new', { 'vi.md': 'Mới hơn\n' }, 'chi')
  expect(await chi?.act('send', 'news/new', { hash: first })).toBe(409)
  await chi?.act('send', 'news/new', { hash: second })
  // Chi has written it last, and an administrator has no more eyes than others.
  expect(await chi?.act('approve', 'news/new', { hash: second })).toBe(403)
  expect(await binh?.act('approve', 'news/new', { hash: first })).toBe(409)
  expect(await dung?.act('approve', 'news/new', { hash: second })).toMatchObject({ isDone: true })
  const third = await write(desk, 'news/new', { 'vi.md': 'Sau khi duyệt\n' })
  expect(await an?.act('publish', 'news/new', { hash: third })).toBe(403)
  await an?.act('send', 'news/new', { hash: third })
  await binh?.act('approve', 'news/new', { hash: third })
  expect(await an?.act('publish', 'news/new', { hash: third })).toMatchObject({ isDone: true })
  expect(folders.log('%(trailers:key=Approved-by,valueonly)')[0]).toBe('Bình <binh@shs.example>')
  expect(ran).toHaveLength(1)
})

test.each([
  ['binh', 'PUT', '/api/folders/news/a', 403],
  ['an', 'PUT', '/api/folders/disclosures/known', 403],
  ['an', 'POST', '/api/actions/take-down/news/a', 403],
  ['an', 'POST', '/api/actions/roll-back/news/a', 403],
  ['an', 'POST', '/api/actions/nothing/news/a', 404],
  ['an', 'POST', '/api/actions/publish/news/a', 403],
  ['an', 'POST', '/api/actions/send/..%2F..%2Fetc', 404],
  ['an', 'GET', '/api/files/news/a/..%2F..%2F..%2Fetc%2Fpasswd', 404],
  ['an', 'GET', '/api/folders/news/none', 404],
])('without the right: %s %s %s', async (who, method, path, status) => {
  const { desk } = await start()
  const body = method === 'PUT' ? { files: [] } : method === 'POST' ? {} : undefined
  expect((await (await desk.as(who)).ask(method, path, body)).status).toBe(status)
})

const approved = async (desk: Desk, path: string, hash: string, who = 'an') => {
  await (await desk.as(who)).act('send', path, { hash })
  await (await desk.as('binh')).act('approve', path, { hash })
}

/** Does what `npm run disclose` does in the end; each status at a minute of its own. */
const discloses =
  (status: number): Run =>
  (folders, name, args) => {
    if (name !== 'disclose' || status === 1) return status
    const path = args.find((one) => /^(?:disclosures|periodic-reports)\//.test(one)) ?? ''
    const facts = join(folders.content, path, 'entry.yaml')
    writeFileSync(
      facts,
      readFileSync(facts, 'utf8').replace('status: draft\n', `publishedAt: 2026-11-30T08:0${status}+07:00\n`),
    )
    appendFileSync(join(folders.content, 'archive.lock'), `${path} published 1\n`)
    if (status === 0) {
      git(folders.content, 'add', '--all')
      git(folders.content, 'commit', '--quiet', '--message', `Disclose ${path}`)
    }
    return status
  }

test('a disclosure goes through the program of disclosures, with both names', async () => {
  const { desk, ran, folders } = await start({ run: discloses(0) })
  const hash = await write(desk, 'disclosures/new', draft)
  expect(await (await desk.as('an')).act('publish', 'disclosures/new', { hash })).toBe(403)
  await approved(desk, 'disclosures/new', hash)
  expect(await (await desk.as('an')).act('publish', 'disclosures/new', { hash })).toMatchObject({ isDone: true })
  expect(ran).toEqual([
    `disclose disclosures/new --by=An --approved-by=Bình --trailer=Approved-by: Bình <binh@shs.example> --trailer=Change-hash: ${hash} --content CONTENT --out OUT`,
  ])
  expect(git(folders.remote, 'log', '-1', '--format=%s').toString()).toBe('Disclose disclosures/new\n')
  expect(desk.services.changes.list()).toEqual([])
})

test('a disclosure that is refused: the content is as it was, and the change is approved as before', async () => {
  const { desk, folders } = await start({ run: discloses(1) })
  const hash = await write(desk, 'disclosures/new', draft)
  await approved(desk, 'disclosures/new', hash)
  expect(await (await desk.as('an')).act('publish', 'disclosures/new', { hash })).toMatchObject({ isDone: false })
  expect(existsSync(join(folders.content, 'disclosures/new'))).toBe(false)
  expect(desk.services.changes.find('disclosures/new')).toMatchObject({ state: 'approved', hash })
})

test('a disclosure that is published and not recorded: the same again does the rest, of the same bytes', async () => {
  let status = 3
  const { desk, folders, ran } = await start({ run: (...given) => discloses(status)(...given) })
  const hash = await write(desk, 'disclosures/new', draft)
  await approved(desk, 'disclosures/new', hash)
  const an = await desk.as('an')
  expect(await an.act('publish', 'disclosures/new', { hash })).toMatchObject({ isDone: false })
  const stamped = folders.read('disclosures/new/entry.yaml')
  expect(stamped).toContain('publishedAt')
  status = 0
  expect(await an.act('publish', 'disclosures/new', { hash })).toMatchObject({ isDone: true })
  expect(folders.read('disclosures/new/entry.yaml')).toBe(stamped)
  expect(ran).toHaveLength(2)
})

test('a withdrawal waits for approval, and says why in both languages', async () => {
  const { desk, ran } = await start()
  const [an, binh] = await Promise.all(['an', 'binh'].map(desk.as))
  expect(await an?.act('withdraw', 'disclosures/known', {})).toBe(422)
  const reason = { vi: 'Sai số.', en: 'A wrong figure.' }
  expect(await an?.act('withdraw', 'disclosures/known', { reason })).toMatchObject({ isDone: true })
  const change = desk.services.changes.find('disclosures/known')
  expect(change).toMatchObject({ state: 'sent', order: { action: 'withdraw', reason } })
  await binh?.act('approve', 'disclosures/known', { hash: change?.hash })
  await an?.act('publish', 'disclosures/known', { hash: change?.hash })
  expect(ran).toEqual([
    `disclose withdraw disclosures/known --by=An --approved-by=Bình --reason-en=A wrong figure. --reason-vi=Sai số. --trailer=Approved-by: Bình <binh@shs.example> --trailer=Change-hash: ${change?.hash} --content CONTENT --out OUT`,
  ])
})

test('a meeting is postponed at once where meetings need no approval', async () => {
  const { desk, ran } = await start()
  const request = { reason: { vi: 'Bão.', en: 'A storm.' }, opensAt: '2026-12-27T08:00+07:00' }
  expect(await (await desk.as('an')).act('postpone', 'meetings/m', request)).toMatchObject({ isDone: true })
  expect(ran[0]).toContain(
    'disclose postpone meetings/m --by=An --reason-en=A storm. --reason-vi=Bão. --opens-at=2026-12-27T08:00+07:00',
  )
})

test('a page is taken down by an administrator, with the reason', async () => {
  const { desk, folders, ran } = await start({
    run: (folders) => {
      folders.write('taken-down.yaml', '/tin-tuc/a: {}\n')
      return 0
    },
  })
  const dung = await desk.as('dung')
  expect(await dung.act('take-down', 'news/a', {})).toBe(422)
  expect(await dung.act('take-down', 'news/a', { reason: { vi: 'Dữ liệu cá nhân', en: '' } })).toMatchObject({
    isDone: true,
  })
  expect(ran).toEqual(['take-down /tin-tuc/a --reason=Dữ liệu cá nhân --content CONTENT --out OUT'])
  expect(folders.log('%s')[0]).toBe('Take down news/a')
})

/** Another clone of the remote, in which somebody else publishes. */
function publishElsewhere(folders: Folders, path: string, text: string): void {
  const other = `${folders.content}-other`
  if (!existsSync(other)) git(folders.remote, 'clone', '--quiet', folders.remote, other)
  writeFileSync(join(other, path), text)
  git(other, 'add', '--all')
  git(other, 'commit', '--quiet', '--message', `Other ${path}`)
  git(other, 'push', '--quiet', 'origin', 'HEAD:main')
}

test.each<[string, (folders: Folders) => void, { isDone: boolean; subject: string; left: number; told?: RegExp }]>([
  [
    'is ahead in another file: both are there',
    (folders) => publishElsewhere(folders, 'wording.yaml', 'a: b\n'),
    { isDone: true, subject: 'Publish news/a', left: 0 },
  ],
  [
    'is ahead in this file: told, nothing lost',
    (folders) => publishElsewhere(folders, 'news/a/vi.md', 'Khác\n'),
    { isDone: false, subject: 'Other news/a/vi.md', left: 1, told: /another version of news\/a/ },
  ],
  [
    'does not answer: published here, and sent later',
    (folders) => rmSync(folders.remote, { recursive: true }),
    { isDone: true, subject: 'Publish news/a', left: 0, told: /not sent to the remote/ },
  ],
  [
    'is none',
    (folders) => void git(folders.content, 'remote', 'remove', 'origin'),
    { isDone: true, subject: 'Publish news/a', left: 0 },
  ],
  [
    'and the content here have both been changed',
    (folders) => {
      publishElsewhere(folders, 'wording.yaml', 'a: b\n')
      folders.write('wording.yaml', 'a: c\n')
      git(folders.content, 'add', '--all')
      git(folders.content, 'commit', '--quiet', '--message', 'Here')
    },
    { isDone: false, subject: 'Here', left: 1, told: /a person must settle/ },
  ],
  [
    'would overwrite a file that is not committed',
    (folders) => {
      publishElsewhere(folders, 'wording.yaml', 'a: b\n')
      folders.write('wording.yaml', 'a: c\n')
    },
    { isDone: false, subject: 'Begin', left: 1, told: /a person must settle/ },
  ],
])('the remote %s', async (_name, change, { isDone, subject, left, told = /./ }) => {
  const { desk, folders } = await start()
  const hash = await write(desk, 'news/a', { 'vi.md': 'Hai\n' })
  change(folders)
  const end = await (await desk.as('an')).act('publish', 'news/a', { hash })
  expect(end).toMatchObject({ isDone, message: { en: expect.stringMatching(told) } })
  expect(folders.log('%s')[0]).toBe(subject)
  expect(desk.services.changes.list()).toHaveLength(left)
  expect(git(folders.content, 'status').toString()).not.toMatch(/rebase in progress/)
})

test('a hook that refuses the commit: the content is as it was', async () => {
  const { desk, folders } = await start()
  writeFileSync(join(folders.content, '.git/hooks/pre-commit'), '#!/bin/sh\necho no >&2\nexit 1\n', { mode: 0o755 })
  const hash = await write(desk, 'news/a', { 'vi.md': 'Hai\n' })
  expect(await (await desk.as('an')).act('publish', 'news/a', { hash })).toMatchObject({
    isDone: false,
    message: { en: expect.stringContaining(': no') },
  })
  expect(git(folders.content, 'status', '--porcelain').toString()).toBe('')
  expect(desk.services.changes.find('news/a')?.hash).toBe(hash)
})

test('the tree changed underneath: both texts, then the choice of a person', async () => {
  const { desk, folders } = await start()
  const an = await desk.as('an')
  const hash = await write(desk, 'news/a', { 'vi.md': 'Hai\n' })
  folders.write('news/a/vi.md', 'Khác\n')
  expect(await an.act('publish', 'news/a', { hash })).toBe(403)
  const answer = await an.ask('POST', '/api/actions/rebase/news/a', {})
  expect(answer).toMatchObject({
    status: 409,
    body: { kind: 'conflict', files: [{ yours: 'Hai\n', theirs: 'Khác\n' }] },
  })
  expect(await an.act('rebase', 'news/a', { seen: { 'vi.md': toHash('Khác\n') } })).toMatchObject({ isDone: true })
  expect(await an.act('publish', 'news/a', { hash })).toMatchObject({ isDone: true })
  expect(folders.read('news/a/vi.md')).toBe('Hai\n')
})

test('a moment: the desk publishes then, and what is overdue at its start', async () => {
  let moment = new Date('2026-11-30T08:00:00+07:00')
  const { desk, folders, reopen } = await start({ clock: () => moment })
  const an = await desk.as('an')
  const hash = await write(desk, 'news/a', { 'vi.md': 'Hai\n' })
  expect(await an.act('publish', 'news/a', { hash, at: '2026-11-30T07:00+07:00' })).toBe(422)
  expect(await an.act('publish', 'news/a', { hash, at: '2026-11-30T09:00+07:00' })).toMatchObject({ isDone: true })
  expect(folders.read('news/a/vi.md')).toBe('Một\n')
  moment = new Date('2026-11-30T09:30:00+07:00')
  const later = await reopen()
  expect(later.services.publisher.resume()).toHaveLength(1)
  await later.services.runs.idle()
  expect(folders.read('news/a/vi.md')).toBe('Hai\n')
  expect(folders.log('%an %s')[0]).toBe('An Publish news/a')
})

test('a moment at which it cannot be published: it waits, with the reason', async () => {
  let moment = new Date('2026-11-30T08:00:00+07:00')
  const { desk, folders } = await start({ clock: () => moment })
  const hash = await write(desk, 'news/a', { 'vi.md': 'Hai\n' })
  await (await desk.as('an')).act('publish', 'news/a', { hash, at: '2026-11-30T09:00+07:00' })
  folders.write('news/a/vi.md', 'Khác\n')
  moment = new Date('2026-11-30T09:30:00+07:00')
  desk.services.publisher.resume()
  await desk.services.runs.idle()
  expect(desk.services.changes.find('news/a')).toMatchObject({ state: 'draft', remark: { by: 'Desk' } })
  expect(folders.read('news/a/vi.md')).toBe('Khác\n')
})

/** A report, the figures of its year and news, all timed for the same moment. */
async function timeTogether(desk: Desk, at: string) {
  const an = await desk.as('an')
  const report = await write(desk, 'periodic-reports/q4', draft)
  await approved(desk, 'periodic-reports/q4', report)
  const figures = await write(desk, 'financials/2026', {
    'entry.yaml': 'fiscalYear: 2026\npublishedAt: 2026-01-01T08:00+07:00\n',
  })
  const news = await write(desk, 'news/new', draft)
  for (const [path, hash] of Object.entries({
    'news/new': news,
    'financials/2026': figures,
    'periodic-reports/q4': report,
  }))
    expect(await an.act('publish', path, { hash, at })).toMatchObject({ isDone: true })
  return { report, figures, news }
}

/** Looks at what `disclose` finds in the content. */
const seesAll: Run = (folders, name, args) => {
  expect(folders.read('news/new/entry.yaml')).toBe('category: a\npublishedAt: 2026-11-30T08:00+07:00\n')
  expect(folders.read('financials/2026/vi.md')).toBe('Số\n')
  expect(folders.read('periodic-reports/q4/entry.yaml')).toContain('status: draft')
  return discloses(0)(folders, name, args)
}

test('what is timed for one moment is published together: figures and news in the release and the commit of the report', async () => {
  let moment = new Date('2026-11-30T07:00:00+07:00')
  const { desk, folders, ran } = await start({ clock: () => moment, run: seesAll })
  folders.write('financials/2026/vi.md', 'Số\n')
  const { report, figures, news } = await timeTogether(desk, '2026-11-30T08:00+07:00')
  expect(git(folders.content, 'status', '--porcelain').toString()).toBe('?? financials/\n')
  moment = new Date('2026-11-30T08:00:00+07:00')
  expect(desk.services.publisher.resume()).toHaveLength(1)
  await desk.services.runs.idle()
  expect(ran).toEqual([
    `disclose periodic-reports/q4 --by=An --approved-by=Bình --with=financials/2026 --with=news/new --trailer=Approved-by: Bình <binh@shs.example> --trailer=Change-hash: ${report} --trailer=Change-hash: ${figures} financials/2026 --trailer=Change-hash: ${news} news/new --content CONTENT --out OUT`,
  ])
  expect(desk.services.changes.list()).toEqual([])
  expect(git(folders.content, 'status', '--porcelain').toString()).toBe('')
})

test.each<[string, object, { isAlong: boolean; told: boolean }]>([
  ['are in its release', {}, { isAlong: true, told: false }],
  ['that wait for approval stay, and the run says so', { state: 'sent' }, { isAlong: false, told: true }],
  ['that have a moment of their own stay', { at: '2026-12-30T08:00+07:00' }, { isAlong: false, told: false }],
  ['that others wrote under embargo stay', { isEmbargoed: true }, { isAlong: false, told: false }],
])('a report is published at once: its figures %s', async (_case, given, { isAlong, told }) => {
  const { desk, ran } = await start({ run: discloses(0), settings: 'approval: all\nembargo: [dung@shs.example]\n' })
  const report = await write(desk, 'periodic-reports/q4', draft)
  await approved(desk, 'periodic-reports/q4', report)
  const figures = await write(
    desk,
    'financials/2026',
    { 'entry.yaml': 'fiscalYear: 2026\nperiods:\n  - report: q4\npublishedAt: 2026-01-01T08:00+07:00\n' },
    'em',
  )
  const em = await desk.as('em')
  if ('state' in given) await em.act('send', 'financials/2026', { hash: figures })
  else await approved(desk, 'financials/2026', figures, 'em')
  if ('at' in given) await em.act('publish', 'financials/2026', { hash: figures, ...given })
  if ('isEmbargoed' in given) await em.act('embargo', 'financials/2026', given)
  const events = await (await desk.as('an')).actAll('publish', 'periodic-reports/q4', { hash: report })
  expect(events.at(-1)).toMatchObject({ isDone: true })
  expect(ran[0]?.includes('--with=financials/2026')).toBe(isAlong)
  expect(JSON.stringify(events).includes('financials/2026 does not appear with it: it is not approved yet')).toBe(told)
  expect(desk.services.changes.list()).toHaveLength(isAlong ? 0 : 1)
})

test('a report that is refused at its moment: what was to appear with it waits too, and the content is as it was', async () => {
  let moment = new Date('2026-11-30T07:00:00+07:00')
  const { desk, folders } = await start({ clock: () => moment, run: discloses(1) })
  await timeTogether(desk, '2026-11-30T08:00+07:00')
  moment = new Date('2026-11-30T08:00:00+07:00')
  desk.services.publisher.resume()
  await desk.services.runs.idle()
  expect(git(folders.content, 'status', '--porcelain').toString()).toBe('')
  expect(desk.services.changes.list().map(({ path, state, remark }) => [path, state, remark?.by])).toEqual([
    ['periodic-reports/q4', 'approved', 'Desk'],
    ['financials/2026', 'draft', 'Desk'],
    ['news/new', 'draft', 'Desk'],
  ])
})

test('an embargo: others do not find it, and are told what they are of nothing', async () => {
  const { desk } = await start({ settings: 'embargo: [dung@shs.example]\n' })
  await write(desk, 'news/new', draft)
  await (await desk.as('an')).act('embargo', 'news/new', { isEmbargoed: true })
  const ask = async (who: string, path: string) => (await (await desk.as(who)).ask('GET', path)).status
  for (const path of ['/api/folders/news/new', '/api/files/news/new/vi.md', '/api/history/news/new'])
    expect([await ask('an', path), await ask('dung', path), await ask('chi', path)]).toEqual([200, 200, 404])
})

test('a correction begins as a change of a new entry, by the program of disclosures, and goes on where there is one', async () => {
  const { desk, folders } = await start({
    run: (_folders, _name, args) => {
      const folder = args[args.indexOf('--content') + 1] ?? ''
      const name = existsSync(join(folder, 'disclosures/known-dinh-chinh')) ? 'known-dinh-chinh-2' : 'known-dinh-chinh'
      mkdirSync(join(folder, 'disclosures', name))
      writeFileSync(
        join(folder, 'disclosures', name, 'entry.yaml'),
        "status: draft\ncorrects:\n  entry: known\n  reason:\n    vi: ''\n    en: ''\n",
      )
      return 0
    },
  })
  folders.write('disclosures/known-dinh-chinh/entry.yaml', published)
  const an = await desk.as('an')
  const path = 'disclosures/known-dinh-chinh-2'
  const reason = { vi: 'Sai ngày.', en: 'A wrong day.' }
  expect(await an.act('correct', 'disclosures/known', { reason })).toMatchObject({ isDone: true, path })
  const made = (await an.ask('GET', `/api/folders/${path}`)).body as OpenedFolder // the protocol
  expect(made.files.find(({ name }) => name === 'entry.yaml')?.text).toContain(
    "corrects:\n  entry: known\n  reason:\n    vi: 'Sai ngày.'\n    en: 'A wrong day.'\n",
  )
  expect(desk.services.changes.find(path)).toMatchObject({ kind: 'add', state: 'draft', by: 'An' })
  expect(await an.act('correct', 'disclosures/known', {})).toMatchObject({ isDone: true, path })
  expect(desk.services.changes.list()).toHaveLength(1)
  expect(existsSync(join(folders.content, path))).toBe(false)
})
