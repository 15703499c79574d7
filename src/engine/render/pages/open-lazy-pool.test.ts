import { expect, test } from 'vitest'
import { parseSiteConfig, toPublicConfig } from '#engine/model/config/site-config.ts'
import type { PageSetup } from './make-page.ts'
import { openLazyPool } from './open-lazy-pool.ts'

// Pools that make nothing: how many threads were started, for which setup, and how many pages each made.

interface FakePool {
  build: string
  threads: number | undefined
  made: number
  /** How many of them were said to be some of many. */
  ofMany: number
  isClosed: boolean
}

/** A lazy pool, and the pools that it has opened. */
function open(threads: number) {
  const opened: FakePool[] = []
  const file = { hash: '', size: 0, stored: new Uint8Array() }
  const pool = openLazyPool(threads, ({ build }, ownThreads) => {
    const fake: FakePool = { build, threads: ownThreads, made: 0, ofMany: 0, isClosed: false }
    opened.push(fake)
    return {
      make: async ({ isOneOfMany }) => {
        fake.made++
        if (isOneOfMany) fake.ofMany++
        return { html: file, payload: undefined }
      },
      close: async () => {
        fake.isClosed = true
      },
    }
  })
  return { pool, opened }
}

const toSetup = (build: string): PageSetup => ({
  build,
  renderer: '',
  template: {
    typeface: '',
    layers: '',
    start: '',
    site: { styles: [], links: '' },
    routes: {},
    styles: {},
    styleHashes: [],
  },
  catalogues: { vi: {}, en: {} },
  config: toPublicConfig(parseSiteConfig({})),
})

async function make(pool: ReturnType<typeof openLazyPool>, count: number): Promise<void> {
  for (let number = 0; number < count; number++) await pool.make({ locale: 'vi', payload: null })
}

test('one thread is started before the first page, and makes a few pages alone', async () => {
  const { pool, opened } = open(4)
  expect(opened).toEqual([])
  pool.use(toSetup('a'))
  expect(opened).toHaveLength(1)
  await make(pool, 30)
  expect(opened).toEqual([{ build: 'a', threads: 1, made: 30, ofMany: 0, isClosed: false }])
})

test.each([
  [2, 130, [80, 50]],
  [4, 430, [130, 300]],
  [1, 430, [430]],
])('with %i threads, %i pages are shared', async (threads, count, expected) => {
  const { pool, opened } = open(threads)
  pool.use(toSetup('a'))
  await make(pool, count)
  expect(opened.map(({ threads: own }) => own)).toEqual(threads > 1 ? [1, threads - 1] : [1])
  expect(opened.map(({ made }) => made)).toEqual(expected)
})

test('of thousands of pages, the later ones are said to be some of many, at each publish anew', async () => {
  const { pool, opened } = open(2)
  const countOfMany = () => opened.reduce((sum, { ofMany }) => sum + ofMany, 0)
  pool.use(toSetup('a'))
  await make(pool, 2000)
  expect(countOfMany()).toBe(0)
  await make(pool, 50)
  expect(countOfMany()).toBe(50)
  pool.use(toSetup('a'))
  await make(pool, 1)
  expect(countOfMany()).toBe(50)
})

test('threads stay for the next publish with the same setup, of which one is used at first', async () => {
  const { pool, opened } = open(2)
  pool.use(toSetup('a'))
  await make(pool, 100)
  const before = opened.map(({ made }) => made)
  pool.use(toSetup('a'))
  await make(pool, 10)
  expect(opened).toHaveLength(2)
  expect(opened.reduce((sum, { made }) => sum + made, 0)).toBe(before.reduce((sum, made) => sum + made, 10))
})

test('threads with another setup are ended', async () => {
  const { pool, opened } = open(2)
  pool.use(toSetup('a'))
  await make(pool, 100)
  pool.use(toSetup('b'))
  await make(pool, 1)
  expect(opened.map(({ build, isClosed }) => [build, isClosed])).toEqual([
    ['a', true],
    ['a', true],
    ['b', false],
  ])
  await pool.close()
  expect(opened.every(({ isClosed }) => isClosed)).toBe(true)
})

test('there are no pages before the first setup', () => {
  expect(() => openLazyPool().make({ locale: 'vi', payload: null })).toThrow('call use first')
})
