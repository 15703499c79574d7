import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createChangeWaiter } from './wait-for-change.ts'

const moment = Date.parse('2026-11-21T08:00+07:00')
const never = new AbortController().signal

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watch-'))
  await mkdir(join(folder, 'content/news/a'), { recursive: true })
  await mkdir(join(folder, 'public'))
  const paths = ['content/news/a/vi.md', 'content/news/a/en.md', 'public/a.txt', 'settings.json', 'notes.txt']
  for (const path of paths) await write(path)
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

const write = (path: string) => writeFile(join(folder, path), String(Math.random()))

function open() {
  const waiter = createChangeWaiter({
    contentDirectory: join(folder, 'content'),
    others: [join(folder, 'public'), join(folder, 'settings.json')],
    now: () => new Date(moment),
  })
  onTestFinished(waiter.close)
  return waiter
}

test.each<[string, () => Promise<unknown>, string[] | undefined]>([
  ['a text', () => write('content/news/a/vi.md'), ['news/a/vi.md']],
  [
    'two texts',
    () => Promise.all([write('content/news/a/vi.md'), write('content/news/a/en.md')]),
    ['news/a/en.md', 'news/a/vi.md'],
  ],
  ['a new file', () => write('content/news/a/b.svg'), ['news/a']],
  ['a new folder', () => mkdir(join(folder, 'content/news/b')), ['news/b']],
  [
    'a folder that is moved there',
    async () => {
      await mkdir(join(folder, 'c'))
      await write('c/vi.md')
      await rename(join(folder, 'c'), join(folder, 'content/news/c'))
    },
    ['news/c'],
  ],
  ['a folder that is gone', () => rm(join(folder, 'content/news/a'), { recursive: true }), ['news/a']],
  ['a new collection', () => mkdir(join(folder, 'content/jobs')), ['jobs']],
  ['a file that is gone', () => rm(join(folder, 'content/news/a/en.md')), ['news/a']],
  [
    'very many files',
    () => Promise.all(Array.from({ length: 200 }, (_, index) => mkdir(join(folder, `content/news/n${index}`)))),
    undefined,
  ],
  [
    'a file that is put in the place of another',
    async () => {
      await write('content/news/a/x')
      await rename(join(folder, 'content/news/a/x'), join(folder, 'content/news/a/vi.md'))
    },
    ['news/a'],
  ],
  ['a file of another folder', () => write('public/a.txt'), undefined],
  ['another file', () => write('settings.json'), undefined],
  [
    'another file that is put in the place of the former',
    async () => {
      await write('notes.txt')
      await rename(join(folder, 'notes.txt'), join(folder, 'settings.json'))
    },
    undefined,
  ],
  [
    'a text, and of what programs keep beside it',
    async () => {
      await symlink('user@host.1:2', join(folder, 'content/news/a/.#vi.md'))
      await write('content/news/a/~$bang.xlsx')
      await write('public/.DS_Store')
      await write('content/news/a/vi.md')
      await rm(join(folder, 'content/news/a/.#vi.md'))
    },
    ['news/a/vi.md'],
  ],
  [
    'a text, and of a file beside another one that matters',
    async () => {
      await write('notes.txt')
      await write('content/news/a/vi.md')
    },
    ['news/a/vi.md'],
  ],
  ['both', () => Promise.all([write('content/news/a/vi.md'), write('public/a.txt')]), undefined],
])('after a change of %s, it says what was written', async (_name, change, expected) => {
  const waiter = open()
  // Before the wait: of a change that a busy machine makes slowly, the first part would be told alone.
  await change()
  const told = await waiter.wait(undefined, never)
  // A new file is told as new, or as new and written.
  const outermost = told?.filter((path) => !told.some((other) => path.startsWith(`${other}/`)))
  expect(outermost?.toSorted()).toEqual(expected)
})

test('a text is told each time, in whatever ways it is saved', async () => {
  const waiter = open()
  const path = 'content/news/a/vi.md'
  const replace = async () => {
    await write('content/news/a/sedAb12Cd')
    await rename(join(folder, 'content/news/a/sedAb12Cd'), join(folder, path))
  }
  const keepFormer = async () => {
    await rename(join(folder, path), join(folder, `${path}~`))
    await write(path)
    await rm(join(folder, `${path}~`))
  }
  const makeAnew = async () => {
    await rm(join(folder, path))
    await write(path)
  }
  for (const save of [
    replace,
    () => write(path),
    replace,
    replace,
    keepFormer,
    keepFormer,
    makeAnew,
    () => write(path),
  ]) {
    const waiting = waiter.wait(undefined, never)
    await save()
    expect((await waiting)?.some((told) => 'news/a/vi.md'.startsWith(told))).toBe(true)
  }
})

test('a folder that takes the place of another is watched', async () => {
  const waiter = open()
  const saves: readonly [place: string, save: () => Promise<unknown>][] = [
    ['news/b', () => rename(join(folder, 'content/news/a'), join(folder, 'content/news/b'))],
    ['news/a/images', () => mkdir(join(folder, 'content/news/a/images'), { recursive: true })],
    ['news/a/images/a.svg', () => write('content/news/a/images/a.svg')],
    ['news/b/vi.md', () => write('content/news/b/vi.md')],
  ]
  for (const [place, save] of saves) {
    await save()
    // A new folder may be told once more when what is in it has been found.
    const told = await waiter.wait(undefined, never)
    expect(told?.filter((path) => place.startsWith(path))).not.toEqual([])
  }
})

test('a change between two calls is not lost, and counts once', async () => {
  const waiter = open()
  const first = waiter.wait(undefined, never)
  await write('content/news/a/vi.md')
  expect(await first).toEqual(['news/a/vi.md'])
  // As if a publish were running.
  await write('content/news/a/en.md')
  expect(await waiter.wait(undefined, never)).toEqual(['news/a/en.md'])
  const stop = new AbortController()
  const last = waiter.wait(undefined, stop.signal)
  stop.abort()
  expect(await last).toBeUndefined()
})

test('it ends when the signal is given, before or while it waits', async () => {
  const waiter = open()
  const stop = new AbortController()
  const waiting = waiter.wait(undefined, stop.signal)
  stop.abort()
  expect(await waiting).toBeUndefined()
  expect(await waiter.wait(undefined, stop.signal)).toBeUndefined()
})

test.each<[string, number | undefined, number]>([
  ['at a moment', 1500, 1500],
  ['at once, if the moment has passed', -1500, 0],
  ['after a minute, if the moment is later', 24 * 60 * 60 * 1000, 60_000],
  ['after a minute, if there is no moment', undefined, 60_000],
])('it ends %s', async (_name, after, expected) => {
  const waiter = open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const until = after === undefined ? undefined : new Date(moment + after)
  let isEnded = false
  const waiting = waiter.wait(until, never).then((changed) => {
    isEnded = true
    return changed
  })
  await vi.advanceTimersByTimeAsync(Math.max(0, expected - 1))
  expect(isEnded).toBe(expected === 0)
  await vi.advanceTimersByTimeAsync(1)
  expect(isEnded).toBe(true)
  // Then everything is looked at.
  expect(await waiting).toBeUndefined()
})
