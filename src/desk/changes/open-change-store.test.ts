import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { git } from '#engine/content/git/git-fixture.ts'
import { stoppedClock } from '#lib/clock.ts'
import type { Person } from '../protocol/people.ts'
import { Conflicting, Refused } from '../refusal/refused.ts'
import { openChangeStore } from './open-change-store.ts'
import { toHash } from './stored-files.ts'

const clock = stoppedClock(new Date('2026-11-30T01:00:00Z'))
const an: Person = { name: 'An', email: 'an@shs.example', roles: ['writer'] }
const binh: Person = { name: 'Bình', email: 'binh@shs.example', roles: ['approver'] }
const chi: Person = { name: 'Chi', email: 'chi@shs.example', roles: ['writer'] }

const facts = 'category: a\n'

async function open(people: { embargo: string[] | undefined } = { embargo: undefined }) {
  const root = mkdtempSync(join(tmpdir(), 'desk-'))
  const [content, state] = [join(root, 'content'), join(root, 'state')]
  const write = (path: string, text: string) => {
    mkdirSync(join(content, path, '..'), { recursive: true })
    writeFileSync(join(content, path), text)
  }
  write('news/a/entry.yaml', facts)
  write('news/a/vi.md', 'Một')
  write('wording.yaml', 'terms: []\n')
  const openStore = () =>
    openChangeStore({ content, state, clock, people: { ...people, remote: undefined }, warn: () => undefined })
  let store = await openStore()
  onTestFinished(() => {
    store.close()
    rmSync(root, { recursive: true })
  })
  const reopen = async () => {
    store.close()
    store = await openStore()
    return store
  }
  return { store, content, state, write, reopen }
}

const save = (name: string, text: string, base = '') => ({ files: [{ name, base, text }] })

test('a save keeps the whole folder outside the content, in the files and in the history, by its writer', async () => {
  const { store, content, state } = await open()
  const change = await store.save('news/a', save('vi.md', 'Hai', toHash('Một')), an)
  expect(change).toMatchObject({ path: 'news/a', kind: 'edit', state: 'draft', by: 'An', isBehind: false })
  expect(readFileSync(join(content, 'news/a/vi.md'), 'utf8')).toBe('Một')
  expect(store.files('news/a')?.map(({ name }) => name)).toEqual(['entry.yaml', 'vi.md'])
  expect(readFileSync(join(state, 'changes/news/a/vi.md'), 'utf8')).toBe('Hai')
  expect(git(state, 'log', '--format=%an <%ae> %s').toString()).toBe('An <an@shs.example> Save news/a\n')
  expect(git(state, 'status', '--porcelain').toString()).toBe('')
})

test.each<[string, Parameters<typeof save>, 'kept' | 'none' | 'conflict']>([
  ['of the text that is there', ['vi.md', 'Một', toHash('Một')], 'none'],
  ['of the text that is there, from another', ['vi.md', 'Một', 'x'], 'none'],
  ['of another, from the one that is there', ['vi.md', 'Hai', toHash('Một')], 'kept'],
  ['of another, from another', ['vi.md', 'Hai', toHash('Ba')], 'conflict'],
  ['of a new file that there is', ['vi.md', 'Hai', ''], 'conflict'],
  ['of a new file', ['en.md', 'Two', ''], 'kept'],
  ['of a file that is gone', ['en.md', 'Two', toHash('One')], 'conflict'],
])('a save %s', async (_name, request, expected) => {
  const { store } = await open()
  const saved = store.save('news/a', save(...request), an)
  if (expected === 'conflict') await expect(saved).rejects.toThrow(Conflicting)
  else expect((await saved)?.path).toBe(expected === 'none' ? undefined : 'news/a')
  expect(store.list()).toHaveLength(expected === 'kept' ? 1 : 0)
})

test('two windows: the second has both texts, and by whom, and nothing is lost', async () => {
  const { store } = await open()
  await store.save('news/a', save('vi.md', 'Hai', toHash('Một')), an)
  const second = await store.save('news/a', save('vi.md', 'Ba', toHash('Một')), chi).catch((error: unknown) => error)
  expect(second).toBeInstanceOf(Conflicting)
  const [file] = second instanceof Conflicting ? second.conflict.files : []
  expect(file).toEqual({
    name: 'vi.md',
    base: toHash('Một'),
    yours: 'Ba',
    theirs: 'Hai',
    theirHash: toHash('Hai'),
    by: 'An',
  })
  await store.save('news/a', save('vi.md', 'Ba', file?.theirHash), chi)
  const history = await store.history('news/a')
  expect(history.map(({ by, subject }) => `${by} ${subject}`)).toEqual(['Chi Save news/a', 'An Save news/a'])
  expect(String(await store.readSaved('news/a', history[1]?.hash ?? '', 'vi.md'))).toBe('Hai')
  expect(store.writersOf('news/a')).toEqual(['an@shs.example', 'chi@shs.example'])
})

test('windows that save at the same moment: one after the other, the second in conflict', async () => {
  const { store } = await open()
  const saves = ['Hai', 'Ba', 'Bốn'].map((text) => store.save('news/a', save('vi.md', text, toHash('Một')), an))
  const ended = await Promise.allSettled(saves)
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
})

test('what is as the content has it again is no change', async () => {
  const { store } = await open()
  await store.save('news/a', save('vi.md', 'Hai', toHash('Một')), an)
  await store.save('news/a', save('vi.md', 'Một', toHash('Hai')), an)
  expect(store.list()).toEqual([])
})

test.each([
  ['an entry of no collection', 'nothing/a'],
  ['a way out', 'news/../../etc'],
  ['a way out, of a page', 'pages/a/../../../x'],
  ['an absolute path', '/etc/passwd'],
  ['a hidden folder', 'news/.git'],
  ['a folder in an entry', 'news/a/b'],
  ['a collection itself', 'news'],
  ['letters of another form (NFD)', 'news/a\u0301'],
  ['the record', 'archive.lock'],
  ['what was taken down', 'taken-down.yaml'],
  ['an option', 'news/--exec'],
  ['a zero', 'news/a\0'],
])('a path is refused: %s', async (_name, path) => {
  const { store } = await open()
  await expect(async () => store.save(path, save('vi.md', 'Hai'), an)).rejects.toThrow(Refused)
  expect(() => store.files(path)).toThrow(Refused)
})

test.each(['../vi.md', 'a/b.md', '.htaccess', '', 'a\0.md', 'vi.md.', 'a\u0301.md', '~$a.docx', 'C:a.md'])(
  'the name of a file is refused: %j',
  async (name) => {
    const { store } = await open()
    await expect(store.save('news/a', save(name, 'Hai'), an)).rejects.toThrow(Refused)
  },
)

test('a link is not followed: neither a folder nor a file', async () => {
  const { store, content } = await open()
  const outside = mkdtempSync(join(tmpdir(), 'outside-'))
  onTestFinished(() => rmSync(outside, { recursive: true }))
  writeFileSync(join(outside, 'vi.md'), 'secret')
  symlinkSync(outside, join(content, 'news/linked'))
  symlinkSync(join(outside, 'vi.md'), join(content, 'news/a/en.md'))
  expect(() => store.files('news/linked')).toThrow(Refused)
  await expect(async () => store.save('news/linked', save('vi.md', 'Hai'), an)).rejects.toThrow(Refused)
  expect(store.files('news/a')?.map(({ name }) => name)).toEqual(['entry.yaml', 'vi.md'])
})

test('pages do not stand in each other, and a file at the root is a change of its own', async () => {
  const { store, write, state } = await open()
  write('pages/vi.md', 'Trang')
  write('pages/a/vi.md', 'A')
  await store.save('pages', save('vi.md', 'Trang 2', toHash('Trang')), an)
  await store.save('pages/a', save('vi.md', 'A 2', toHash('A')), an)
  await store.save('wording.yaml', save('wording.yaml', 'terms: [a]\n', toHash('terms: []\n')), an)
  expect([...store.overlays()]).toEqual([
    ['pages', { directory: join(state, 'changes/pages/+') }],
    ['pages/a', { directory: join(state, 'changes/pages/a') }],
    ['wording.yaml', { directory: join(state, 'changes/+/wording.yaml') }],
  ])
  expect(store.files('pages')?.map(({ name }) => name)).toEqual(['vi.md'])
})

test('a removal, its overlay, and what writing makes of it', async () => {
  const { store } = await open()
  await store.remove('news/a', an)
  expect(store.overlays().get('news/a')).toBe('removed')
  expect(store.files('news/a')).toBeUndefined()
  expect(await store.save('news/a', save('vi.md', 'Hai', toHash('Một')), an)).toMatchObject({ kind: 'edit' })
  expect(store.files('news/a')).toHaveLength(2)
  await expect(store.remove('news/none', an)).rejects.toThrow(Refused)
})

test('an approval is bound to the bytes: a save, and a byte changed on the disk, void it', async () => {
  const { store, state, reopen } = await open()
  await store.save('news/a', save('vi.md', 'Hai', toHash('Một')), an)
  const approve = { state: 'approved', approval: { by: binh, at: '2026-11-30T02:00:00.000Z' } } as const
  const about = { by: binh, subject: 'Approve' }
  expect(await store.set('news/a', approve, about)).toMatchObject({ state: 'approved', approval: { by: 'Bình' } })
  const later = await reopen()
  expect(later.find('news/a')?.state).toBe('approved')
  await later.save('news/a', save('vi.md', 'Ba', toHash('Hai')), an)
  expect(later.find('news/a')).toMatchObject({ state: 'draft', approval: undefined })
  await later.set('news/a', approve, about)
  writeFileSync(join(state, 'changes/news/a/vi.md'), 'Bốn')
  expect(later.find('news/a')).toMatchObject({ state: 'draft', approval: undefined })
})

test('an embargoed change is read by its writers, and by those who may', async () => {
  const { store } = await open({ embargo: ['chi@shs.example'] })
  await store.save('news/a', save('vi.md', 'Hai', toHash('Một')), an)
  const change = await store.set('news/a', { isEmbargoed: true }, { by: an, subject: 'Embargo' })
  expect([an, binh, chi].map((one) => store.mayRead(one, change))).toEqual([true, false, true])
  expect([undefined, binh, chi, 'everyone' as const].map((one) => store.overlays(one).size)).toEqual([0, 0, 1, 1])
})

test.each<[string, (write: (path: string, text: string) => void) => void, object]>([
  ['another file: it is taken over', (write) => write('news/a/entry.yaml', 'category: b\n'), { isBehind: false }],
  [
    'the same file: both texts',
    (write) => write('news/a/vi.md', 'Ba'),
    { kind: 'conflict', files: [{ yours: 'Hai', theirs: 'Ba' }] },
  ],
  ['a file of the same: taken over', (write) => write('news/a/en.md', 'New'), { isBehind: false }],
])('the content has changed %s', async (_name, change, expected) => {
  const { store, write } = await open()
  await store.save('news/a', save('vi.md', 'Hai', toHash('Một')), an)
  expect(store.find('news/a')?.isBehind).toBe(false)
  change(write)
  expect(store.find('news/a')?.isBehind).toBe(true)
  const answer = await store.rebase('news/a', an)
  expect(answer).toMatchObject(expected)
  if (!('files' in answer)) return
  const seen = Object.fromEntries(answer.files.map(({ name, theirHash }) => [name, theirHash]))
  expect(await store.rebase('news/a', an, seen)).toMatchObject({ isBehind: false })
  expect(readFileSync(store.files('news/a')?.find(({ name }) => name === 'vi.md')?.location ?? '', 'utf8')).toBe('Hai')
})

test('what was discarded is in the history, and can be restored', async () => {
  const { store } = await open()
  await store.save('news/new', save('vi.md', 'Hai'), an)
  const [saved] = await store.history('news/new')
  await store.discard('news/new', an)
  expect(store.find('news/new')).toBeUndefined()
  expect(await store.restore('news/new', saved?.hash ?? '', an)).toMatchObject({ kind: 'add' })
  await expect(store.restore('news/new', '--output=/tmp/x', an)).rejects.toThrow(Refused)
})
