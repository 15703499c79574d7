import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from './open-store.ts'
import { rollBack } from './releases/roll-back.ts'
import { NotErasedError } from './store-error.ts'
import { toBinary, toPage, toText } from './store-fixture.ts'
import type { CandidateFile, Fate } from './take-down.ts'
import { TestOutput } from './test-output-fixture.ts'

let site: TestOutput

beforeEach(async () => {
  site = await TestOutput.create()
})
afterEach(() => site.remove())

const time = '2026-11-22T01:00:00.000Z'
const takenDown = { address: '/a', time }
const payload = (build: string) => `/_payload/${build}/vi/a.json`
const secret = 'a text that is deleted '.repeat(40)
const film = new Uint8Array(200_000).fill(7)

const fateOf = ({ owner }: CandidateFile): Fate => (owner === 'a' ? 'gone' : owner === 'list' ? 'deleted' : 'kept')
const nothing = () => undefined
const ofEarlierBuild = ({ key }: CandidateFile): Fate => ('url' in key && key.url === payload('y') ? 'deleted' : 'kept')

function publishTwice(): void {
  const files = { b: [toPage('/b', 'other')], list: [toText('/list.json', 'a, b')] }
  site.publish({ a: [toPage('/a', secret), toText(payload('x'), secret), toBinary('/film.mp4', film)], ...files }, 'x')
  site.publish({ a: [toPage('/a', `${secret}2`), toText(payload('y'), '2'), toBinary('/film.mp4', film)] }, 'y')
}

test('files of an address leave all releases at once, for servers that run too', async () => {
  publishTwice()
  const store = openStore(site.target)
  expect(store.current().hasPage('/a')).toBe(true)
  const removed = site.output.takeDown(takenDown, fateOf, nothing)
  expect(removed.map(({ key }) => ('url' in key ? key.url : key.kind)).toSorted()).toEqual(
    [payload('x'), payload('y'), '/film.mp4', '/list.json', 'page'].toSorted(),
  )
  for (const number of [2, 1]) {
    site.output.activate(number)
    const release = store.current()
    expect([release.number, release.hasPage('/a'), release.hasPage('/b')]).toEqual([number, false, true])
    for (const url of [payload('x'), payload('y'), '/film.mp4', '/list.json']) {
      expect(release.findFile(url)).toBeUndefined()
    }
    expect(['/a', payload('x'), payload('y'), '/film.mp4'].every(release.isGone)).toBe(true)
    // It is made again without the address.
    expect(['/list.json', '/b'].some(release.isGone)).toBe(false)
  }
  store.close()
})

test('their bytes leave the disk, other than those that another file has', async () => {
  publishTwice()
  site.publish({ other: [toText('/other.txt', `${secret}2`)] }, 'y')
  const store = openStore(site.target)
  const [first, second] = [toPage('/a', secret), toPage('/a', `${secret}2`)].map(
    ({ record }) => store.readStored(record.hash).bytes,
  )
  store.close()
  site.output.takeDown(takenDown, fateOf, nothing)
  site.output.close()
  const bytes = await readFile(join(site.target, 'site.sqlite'))
  expect(bytes.includes(Buffer.from(first ?? ''))).toBe(false)
  expect(bytes.includes(Buffer.from(second ?? ''))).toBe(true)
  expect(await site.listObjects()).toEqual([])
  site.reopen()
})

test('the publisher hears of the owners that have lost a present file, in the same transaction', () => {
  publishTwice()
  site.publish({ c: [toText('/c.json', '1')] }, 'z')
  const heard: string[][] = []
  site.output.takeDown(takenDown, ofEarlierBuild, (owners) => heard.push(owners.toSorted()))
  expect(() =>
    site.output.takeDown(takenDown, fateOf, (owners) => {
      heard.push(owners.toSorted())
      throw new Error('out of paper')
    }),
  ).toThrow('out of paper')
  expect(heard).toEqual([[], ['a', 'list']])
  const store = openStore(site.target)
  expect(store.current().hasPage('/a')).toBe(true)
  store.close()
})

test('what is no longer taken down can be published again', () => {
  publishTwice()
  const isGone = (path: string) => {
    const store = openStore(site.target)
    try {
      return store.current().isGone(path)
    } finally {
      store.close()
    }
  }
  site.output.takeDown(takenDown, fateOf, nothing)
  site.publish({ a: null, list: [toText('/list.json', 'b')] }, 'y', { takenDown: [takenDown] })
  expect(site.output.takenDown()).toEqual([{ ...takenDown, since: 3, first: 1 }])
  site.publish({ a: null }, 'z', { takenDown: [takenDown] })
  expect(['/a', payload('x'), payload('z'), '/film.mp4'].map(isGone)).toEqual([true, true, true, true])
  site.publish({ a: [toPage('/a', 'again')] }, 'z')
  expect(['/a', payload('x'), payload('z'), '/film.mp4'].map(isGone)).toEqual([false, false, false, false])
  expect(site.output.takenDown()).toEqual([])
})

test('a release from before there was such an address may be shown again, and none that had it', async () => {
  site.publish({ b: [toPage('/b', 'other')] }, 'x')
  site.publish({ a: [toPage('/a', secret)], list: [toText('/list.json', 'a, b')] }, 'x')
  site.output.takeDown(takenDown, fateOf, nothing)
  site.publish({ a: null, list: [toText('/list.json', 'b')] }, 'x', { takenDown: [takenDown] })
  const now = new Date(time)
  await expect(rollBack(site.target, { now, to: 2 })).rejects.toThrow(/has no release 2/)
  expect(await rollBack(site.target, { now, to: 1 })).toMatchObject({ from: 3, to: 1 })
})

/** Everything in the folder of the output, also what its rows are compressed from. */
async function readAll(): Promise<Buffer> {
  const items = await readdir(site.target, { recursive: true, withFileTypes: true })
  const files = items.filter((item) => item.isFile()).map((item) => readFile(join(item.parentPath, item.name)))
  const rows = site.output.database.prepare('select coding, bytes from blob where bytes is not null').all()
  const texts = rows.map(({ coding, bytes }) =>
    coding === 0 || !(bytes instanceof Uint8Array) ? Buffer.alloc(0) : brotliDecompressSync(bytes),
  )
  return Buffer.concat([...(await Promise.all(files)), ...texts])
}

const plain = (url: string, text: string) => toBinary(url, Buffer.from(text))
const named = 'Nguyễn Văn Tên, sinh năm 1980'

test('what names it is on the disk no more once a release does not name it: lists of earlier releases, and rows that went before', async () => {
  const bytes = Buffer.from(named)
  site.publish({ b: [toPage('/b', 'b')], list: [plain('/list.txt', 'b')] })
  site.publish({ a: [toPage('/a', named), plain('/a.txt', `${named} 1`)], list: [plain('/list.txt', `b, ${named}`)] })
  // Replaced before it is taken down: nothing says any more that these bytes were of that address.
  site.publish({ a: [toPage('/a', `${named}, 2`), plain('/a.txt', `${named} 2`)] })
  site.output.database.exec(
    `create table build_x (y text); insert into build_x values ('${named}'); delete from build_x`,
  )
  expect((await readAll()).includes(bytes)).toBe(true)
  site.output.takeDown(takenDown, ({ owner }) => (owner === 'a' ? 'gone' : 'kept'), nothing)
  const more = { takenDown: [takenDown] }
  expect((await readAll()).includes(bytes)).toBe(true)
  expect(site.publish({ a: null, list: [plain('/list.txt', 'b.')] }, 'a', more).number).toBe(4)
  expect((await readAll()).includes(bytes)).toBe(false)
  // A release that never named it can be shown again.
  expect(site.output.releases().map(({ number }) => number)).toEqual([1, 4])
  site.output.activate(1)
  expect(await site.read()).toMatchObject({ '/b (vi)': 'b', '/list.txt': 'b' })
})

test('a release that names it stays as long as it is shown', async () => {
  site.publish({ a: [toPage('/a', '1')], list: [toText('/list.txt', named)] })
  site.publish({ b: [toPage('/b', '2')] })
  site.output.activate(1, time)
  site.output.takeDown(takenDown, ({ owner }) => (owner === 'a' ? 'gone' : 'kept'), nothing)
  site.publish({ a: null, list: [toText('/list.txt', '')] }, 'a', { takenDown: [takenDown] })
  expect(site.output.releases().map(({ number }) => number)).toEqual([1, 3])
  expect((await readAll()).includes(Buffer.from(named))).toBe(true)
  site.output.activate(3)
  expect(site.output.releases().map(({ number }) => number)).toEqual([3])
  expect((await readAll()).includes(Buffer.from(named))).toBe(false)
})

test('on a full disk servers say that it is gone, and the next one to open the output deletes the bytes', async () => {
  publishTwice()
  const before = Number(site.output.database.prepare('select count(*) as count from blob').get()?.['count'])
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  site.output.database.function('fail', () => {
    throw full
  })
  site.output.database.exec('create trigger full before delete on blob begin select fail(); end')
  expect(() => site.output.takeDown(takenDown, fateOf, nothing)).toThrow(NotErasedError)
  const store = openStore(site.target)
  expect([store.current().hasPage('/a'), store.current().isGone('/a')]).toEqual([false, true])
  store.close()
  site.output.database.exec('drop trigger full')
  site.reopen()
  const after = site.output.database.prepare('select count(*) as count from blob').get()?.['count']
  expect(after).toBeLessThan(before)
})
