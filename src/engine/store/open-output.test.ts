import { afterEach, beforeEach, expect, test } from 'vitest'
import { retainedReleaseCount } from './delete-old-releases.ts'
import type { PublishOptions, PublishResult } from './publish-release.ts'
import { toBinary, toOptions, toPage, toText } from './store-fixture.ts'
import { TestOutput, type Owners } from './test-output-fixture.ts'

let site: TestOutput

beforeEach(async () => {
  site = await TestOutput.create()
})
afterEach(() => site.remove())

const counts = ({ number, isNew, added, changed, removed }: PublishResult) => [number, isNew, added, changed, removed]

test('a publish adds, changes and removes what its owners put', async () => {
  expect(counts(site.publish({ a: [toPage('/a', '1'), toText('/a.json', '1')], b: [toPage('/b', '1')] }))).toEqual([
    1,
    true,
    3,
    0,
    0,
  ])
  expect(await site.read()).toEqual({ '/a (vi)': '1', '/a.json': '1', '/b (vi)': '1' })
  expect(counts(site.publish({ a: [toPage('/a', '2'), toText('/c.json', '1')] }))).toEqual([2, true, 1, 1, 1])
  expect(await site.read()).toEqual({ '/a (vi)': '2', '/c.json': '1', '/b (vi)': '1' })
  expect(counts(site.publish({ b: null }))).toEqual([3, true, 0, 0, 1])
  expect(await site.read()).toEqual({ '/a (vi)': '2', '/c.json': '1' })
})

test.each<[string, Owners, string, Partial<PublishOptions>, boolean]>([
  ['nothing', {}, 'a', {}, false],
  ['equal files', { a: [toPage('/a', '1')] }, 'a', {}, false],
  ['another time and reason', {}, 'a', { time: '2027-01-01T00:00:00.000Z', reason: 'other' }, false],
  ['another text', { a: [toPage('/a', '2')] }, 'a', {}, true],
  [
    'another type',
    { a: [toText({ kind: 'page', path: '/a', locale: 'vi', page: 1 }, '1', { type: 'x/y' })] },
    'a',
    {},
    true,
  ],
  [
    'a header',
    { a: [toText({ kind: 'page', path: '/a', locale: 'vi', page: 1 }, '1', { headers: { A: 'b' } })] },
    'a',
    {},
    true,
  ],
  ['another build', {}, 'b', {}, true],
  ['another next change', {}, 'a', { nextChange: '2027-01-01' }, true],
  ['other settings', {}, 'a', { settings: { ...toOptions('a').settings, iconOrigins: ['https://x.example'] } }, true],
])('whether %s makes a release', (_case, owners, build, more, isNew) => {
  site.publish({ a: [toPage('/a', '1')] })
  expect(site.publish(owners, build, more)).toMatchObject({ isNew, number: isNew ? 2 : 1 })
  expect(site.output.releases()).toHaveLength(isNew ? 2 : 1)
})

test.each([
  ['later', '2026-11-22T00:00:00.001Z', undefined],
  ['the same', '2026-11-22T00:00:00.000Z', undefined],
  ['earlier', '2026-11-21T23:59:59.999Z', { number: 1, time: '2026-11-22T00:00:00.000Z' }],
  ['years earlier', '2010-01-01T00:00:00.000Z', { number: 1, time: '2026-11-22T00:00:00.000Z' }],
])('a release is never older than the one before it: a time that is %s', (_case, time, later) => {
  site.publish({ a: [toPage('/a', '1')] })
  expect(site.publish({ a: [toPage('/a', '2')] }, 'a', { time }).later).toEqual(later)
  expect(site.output.latest()?.time).toBe(later?.time ?? time)
  expect(site.publish({}, 'a', { time: '2000-01-01T00:00:00.000Z' }), 'nothing was made').toMatchObject({
    isNew: false,
    later: undefined,
  })
})

test('a setting that is not given makes no release again and again', () => {
  const settings = { ...toOptions('a').settings, meetingUrl: undefined }
  const publish = () => site.publish({ a: [toPage('/a', '1')] }, 'a', { settings })
  expect(publish()).toMatchObject({ isNew: true, number: 1 })
  expect(publish()).toMatchObject({ isNew: false, number: 1 })
})

test.each<[string, Owners, RegExp | undefined]>([
  [
    'two owners',
    { a: [toPage('/x', '1')], b: [toPage('/x', '2')] },
    /^Two files have the address \/x \(vi\): .* a and b$/,
  ],
  [
    'a new owner of a file',
    { c: [toText('/old.json', '2')] },
    /^Two files have the address \/old\.json: .* c and old$/,
  ],
  ['an owner twice', { a: [toPage('/x', '1'), toPage('/x', '1')] }, /^Two files have the address \/x/],
  ['an address that moves to an earlier owner', { a: [toText('/old.json', '2')], old: [] }, undefined],
  ['an address that moves to a later owner', { old: [], z: [toText('/old.json', '2')] }, undefined],
  ['an address of a removed owner', { a: [toText('/old.json', '2')], old: null }, undefined],
  ['a page and a file', { a: [toPage('/old.json', '2')] }, undefined],
])('%s with one address', async (_case, owners, message) => {
  site.publish({ old: [toText('/old.json', '1')] })
  const before = await site.read()
  if (!message) return expect(site.publish(owners).isNew).toBe(true)
  expect(() => site.publish(owners)).toThrow(message)
  return expect(await site.read()).toEqual(before)
})

test('contents that are stored need not be given again, and unknown ones are an error', () => {
  const { bytes: _bytes, ...known } = toPage('/a', 'text')
  expect(() => site.publish({ a: [known] })).toThrow('The bytes of /a (vi) of a are not stored')
  site.publish({ b: [toPage('/b', 'text')] })
  expect(site.output.hasBytes(known.record.hash)).toBe(true)
  expect(site.publish({ a: [known] }).added).toBe(1)
})

test('a failed publish changes nothing, not even tables of the publisher', async () => {
  site.publish({ a: [toPage('/a', '1')] })
  site.output.database.exec('create table build_x (n integer)')
  const fail = () =>
    site.output.publish(toOptions('a'), (draft) => {
      draft.put('a', [toPage('/a', '2'), toBinary('/large.mp4', new Uint8Array(200_000))])
      site.output.database.exec('insert into build_x values (1)')
      throw new Error('out of paper')
    })
  expect(fail).toThrow('out of paper')
  expect(await site.read()).toEqual({ '/a (vi)': '1' })
  expect(site.output.database.prepare('select * from build_x').all()).toEqual([])
  site.reopen()
  expect(await site.listObjects()).toEqual([])
})

const redirects = [{ from: '/b', to: '/tin-tuc', status: 308 } as const]

test.each<[string, Owners, string[]]>([
  ['a page', { a: [] }, ['/a']],
  ['a page with a redirect', { b: null }, []],
  ['a document', { c: [] }, ['/tai-lieu/a/b.pdf']],
  ['another file', { d: [] }, []],
  ['one page of a list', { e: [toPage('/e', '1')] }, []],
  ['all pages of a list', { e: [] }, ['/e']],
  ['a page with another owner', { a: [], z: [toPage('/a', '1')] }, []],
  ['a changed page', { a: [toPage('/a', '2')] }, []],
])('addresses that a publish removes: %s', (_case, owners, removed) => {
  const files = {
    a: [toPage('/a', '1')],
    b: [toPage('/b', '1')],
    c: [toText('/tai-lieu/a/b.pdf', '1')],
    d: [toText('/robots.txt', '1')],
    e: [toPage('/e', '1'), toPage('/e', '2', 2)],
  }
  expect(site.publish(files).removedAddresses).toEqual([])
  expect(site.publish(owners, 'a', { redirects }).removedAddresses).toEqual(removed)
})

const since = '2026-11-22T01:00:00.000Z'

test('a release that is held stays: later ones are made from the latest, and not shown', async () => {
  for (const text of ['1', '2', '3']) site.publish({ a: [toPage('/a', text)] })
  site.output.activate(1, since)
  expect(await site.read()).toEqual({ '/a (vi)': '1' })
  expect([site.output.current()?.number, site.output.latest()?.number]).toEqual([1, 3])
  const held = { number: 1, since }
  expect(site.publish({ b: [toPage('/b', '1')] })).toMatchObject({ number: 4, isNew: true, held })
  expect(site.output.hold()).toEqual(held)
  // What a publish did not wait for completes the latest release, and not the one that is shown.
  site.output.amend((draft) => draft.put('a', [toPage('/a', 'complete')]))
  expect(await site.read()).toEqual({ '/a (vi)': '1' })
  expect(site.publish({})).toMatchObject({ number: 4, isNew: false, held })
  expect(site.publish({}, 'a', { isShown: true })).toMatchObject({ number: 4, isNew: false, held: undefined })
  expect(await site.read()).toEqual({ '/a (vi)': 'complete', '/b (vi)': '1' })
  expect(site.output.hold()).toBeUndefined()
})

test('the release that is held is never deleted, nor what it contains; once it is not, both are', async () => {
  site.publish({ a: [toPage('/a', 'held')], film: [toBinary('/film.mp4', new Uint8Array(200_000))] })
  site.output.activate(1, since)
  site.publish({ film: null })
  for (let number = 3; number <= 2 * retainedReleaseCount; number++) site.publish({ a: [toPage('/a', String(number))] })
  const numbers = () => site.output.releases().map(({ number }) => number)
  expect(numbers()).toEqual([1, ...Array.from({ length: retainedReleaseCount }, (_none, index) => 51 + index)])
  expect(await site.read()).toMatchObject({ '/a (vi)': 'held' })
  expect(await site.listObjects()).toHaveLength(1)
  site.publish({ a: [toPage('/a', 'shown')] }, 'a', { isShown: true })
  expect(numbers()[0]).toBe(52)
  expect(await site.read()).toEqual({ '/a (vi)': 'shown' })
  expect(await site.listObjects()).toEqual([])
})
