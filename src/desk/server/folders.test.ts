import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { git } from '#engine/content/git/git-fixture.ts'
import { stoppedClock } from '#lib/clock.ts'
import type { Difference, OpenedFolder, SavedVersion } from '../protocol/changes.ts'
import { createDeskFolders, openDesk } from './desk-fixture.ts'

const clock = stoppedClock(new Date('2026-11-30T08:00:00+07:00'))
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const files: Readonly<Record<string, string | Uint8Array>> = {
  'entry.yaml': 'category: a # ghi chú\r\npublishedAt: 2026-01-01T08:00+07:00\r\n',
  'vi.md': '\uFEFF---\ntitle: Một\n---\n\nMột \n',
  'cũ.md': Buffer.from([0x4d, 0xf4, 0x74]),
  'a b.png': png,
  'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'a.pdf': '%PDF-1.4\n1 0 obj\n',
}

async function start(settings = '') {
  const folders = createDeskFolders({ 'wording.yaml': 'terms: []\n', 'news/a/entry.yaml': '' })
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folders.content, 'news/a', name), bytes)
  const remote = join(folders.state, '..', 'desk.git')
  git(folders.remote, 'init', '--quiet', '--bare', remote)
  const desk = await openDesk(folders, {
    clock,
    settings: settings.replace('REMOTE', remote),
    run: () => Promise.resolve(0),
  })
  onTestFinished(() => {
    desk.close()
    folders.remove()
  })
  return { folders, desk, remote, an: await desk.as('an') }
}

test('a folder that is opened and saved as it is has changed no byte, and is no change', async () => {
  const { an, desk } = await start()
  const opened = (await an.ask('GET', '/api/folders/news/a')).body as OpenedFolder // the protocol
  const texts = opened.files.flatMap(({ name, hash, text }) => (text === undefined ? [] : [{ name, base: hash, text }]))
  expect(texts.map(({ name }) => name)).toEqual(['entry.yaml', 'vi.md'])
  expect((await an.ask('PUT', '/api/folders/news/a', { files: texts })).status).toBe(200)
  expect(desk.services.changes.list()).toEqual([])
})

test.each([
  ['a b.png', 'image/png', /^inline; filename\*=UTF-8''a%20b\.png$/],
  ['a.pdf', 'application/pdf', /^inline/],
  ['a.svg', 'application/octet-stream', /^attachment/],
  ['vi.md', 'application/octet-stream', /^attachment/],
])('%s is sent as %s', async (name, type, disposition) => {
  const { desk } = await start()
  const { app, headers } = await desk.signIn('an')
  const response = await app.request(`/api/files/news/a/${encodeURIComponent(name)}`, { headers })
  expect(response.status).toBe(200)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(files[name] ?? ''))
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('content-disposition')).toMatch(disposition)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a file at the root of the content is read, saved and shown like a folder', async () => {
  const { an } = await start()
  const opened = (await an.ask('GET', '/api/folders/wording.yaml')).body as OpenedFolder // the protocol
  const [file] = opened.files
  expect(file).toMatchObject({ name: 'wording.yaml', text: 'terms: []\n', url: '/api/files/wording.yaml/wording.yaml' })
  const save = { files: [{ name: 'wording.yaml', base: file?.hash, text: 'terms: [a]\n' }] }
  expect((await an.ask('PUT', '/api/folders/wording.yaml', save)).body).toMatchObject({ change: { kind: 'edit' } })
  expect((await an.ask('GET', file?.url ?? '')).text).toBe('terms: [a]\n')
  expect((await an.ask('GET', `${file?.url}?from=content`)).text).toBe('terms: []\n')
})

test('the saves of a folder, a file of one, what it changed, and undo', async () => {
  const { an, desk } = await start()
  for (const text of ['Hai', 'Ba']) {
    const { files: present } = (await an.ask('GET', '/api/folders/news/a')).body as OpenedFolder // the protocol
    const base = present.find(({ name }) => name === 'vi.md')?.hash
    await an.ask('PUT', '/api/folders/news/a', { files: [{ name: 'vi.md', base, text }] })
  }
  const saves = (await an.ask('GET', '/api/history/news/a')).body as SavedVersion[] // the protocol
  expect(saves.map(({ by, files: names }) => [by, names])).toEqual([
    ['An', ['vi.md']],
    ['An', ['a b.png', 'a.pdf', 'a.svg', 'cũ.md', 'entry.yaml', 'vi.md']],
  ])
  const first = saves[1]?.hash ?? ''
  expect((await an.ask('GET', `/api/history/news/a/${first}/vi.md`)).text).toBe('Hai')
  expect(((await an.ask('GET', '/api/differences/news/a')).body as Difference).texts).toHaveLength(1) // the protocol
  await an.ask('POST', `/api/history/news/a/${first}`)
  const opened = (await an.ask('GET', '/api/folders/news/a')).body as OpenedFolder // the protocol
  expect(opened.files.find(({ name }) => name === 'vi.md')?.text).toBe('Hai')
  expect(desk.errors).toEqual([])
})

test('the history of what was discarded is for whoever wrote it, and for approvers', async () => {
  const { an, desk } = await start()
  await an.ask('PUT', '/api/folders/news/new', { files: [{ name: 'vi.md', base: '', text: 'Kín' }] })
  await an.act('discard', 'news/new')
  const statusOf = async (who: string) => (await (await desk.as(who)).ask('GET', '/api/history/news/new')).status
  expect([await statusOf('an'), await statusOf('binh'), await statusOf('em')]).toEqual([200, 200, 404])
})

test.each([
  ['no JSON', '{'],
  ['another form', JSON.stringify({ files: [{ name: 'vi.md' }] })],
])('a save that is %s is refused', async (_name, body) => {
  const { desk } = await start()
  const { app, headers } = await desk.signIn('an')
  expect((await app.request('/api/folders/news/a', { method: 'PUT', headers, body })).status).toBe(400)
})

test('the history goes to its remote after each save', async () => {
  const { an, remote } = await start('remote: REMOTE\n')
  await an.ask('PUT', '/api/folders/news/new', { files: [{ name: 'vi.md', base: '', text: 'Một' }] })
  await expect
    .poll(() => git(remote, 'for-each-ref', '--format=%(refname) %(subject)').toString())
    .toBe('refs/heads/desk Save news/new\n')
})
