import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from './open-store.ts'
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
  expect(site.output.takenDown()).toEqual([{ ...takenDown, since: 3 }])
  site.publish({ a: null }, 'z', { takenDown: [takenDown] })
  expect(['/a', payload('x'), payload('z'), '/film.mp4'].map(isGone)).toEqual([true, true, true, true])
  site.publish({ a: [toPage('/a', 'again')] }, 'z')
  expect(['/a', payload('x'), payload('z'), '/film.mp4'].map(isGone)).toEqual([false, false, false, false])
  expect(site.output.takenDown()).toEqual([])
})
