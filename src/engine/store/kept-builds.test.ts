import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from './open-store.ts'
import { toOptions, toPage, toText } from './store-fixture.ts'
import { TestOutput, type Owners } from './test-output-fixture.ts'

let site: TestOutput

beforeEach(async () => {
  site = await TestOutput.create()
})
afterEach(() => site.remove())

const ofBuild = (build: string, text: string) => [
  toPage('/a', text),
  toText(`/_payload/${build}/vi/a.json`, text),
  toText(`/_search/${build}/vi/index.bin`, text),
  toText(`/_i18n/${build}/vi/messages.json`, text),
  toText(`/_build/meta/${build}.json`, text),
  toText(`/assets/app-${build}.js`, text),
  toText('/_build/latest.json', text),
]
const keptOf = (build: string, text: string) => ({
  [`/_payload/${build}/vi/a.json`]: text,
  [`/_search/${build}/vi/index.bin`]: text,
  [`/_i18n/${build}/vi/messages.json`]: text,
  [`/_build/meta/${build}.json`]: text,
  [`/assets/app-${build}.js`]: text,
})
const ownOf = (build: string, text: string) => ({
  '/a (vi)': text,
  '/_build/latest.json': text,
  ...keptOf(build, text),
})

test('files of earlier builds stay reachable, and leave with their build', async () => {
  site.publish({ a: ofBuild('x', '1') }, 'x')
  site.publish({ a: ofBuild('x', '2') }, 'x')
  expect(await site.read()).toEqual(ownOf('x', '2'))
  site.publish({ a: ofBuild('y', '3') }, 'y')
  expect(await site.read()).toEqual({ ...ownOf('y', '3'), ...keptOf('x', '2') })
  site.publish({ a: ofBuild('y', '4') }, 'y')
  expect(await site.read()).toEqual({ ...ownOf('y', '4'), ...keptOf('x', '2') })
  site.publish({ a: ofBuild('z', '5') }, 'z', { keep: 2 })
  expect(await site.read()).toEqual({ ...ownOf('z', '5'), ...keptOf('y', '4') })
  expect(site.publish({}, 'z', { keep: 1 }).isNew).toBe(true)
  expect(await site.read()).toEqual(ownOf('z', '5'))
})

test('an owner that is removed has no payloads in earlier builds either', async () => {
  site.publish({ a: ofBuild('x', '1'), b: [toText('/_payload/x/vi/b.json', '1')] }, 'x')
  site.publish({ a: ofBuild('y', '2'), b: [toText('/_payload/y/vi/b.json', '2')] }, 'y')
  site.publish({ b: null }, 'y')
  expect(await site.read()).toEqual({ ...ownOf('y', '2'), ...keptOf('x', '1') })
})

test('the code of an earlier build stays when its owners are gone', async () => {
  site.publish({ x: ofBuild('x', '1') }, 'x')
  site.publish({ x: null, y: ofBuild('y', '2') }, 'y')
  const { '/_payload/x/vi/a.json': _payload, '/_search/x/vi/index.bin': _search, ...code } = keptOf('x', '1')
  expect(await site.read()).toEqual({ ...ownOf('y', '2'), ...code })
  site.publish({ y: null }, 'y')
  expect(await site.read()).toEqual(code)
})

test('a build that returns is the newest again', async () => {
  site.publish({ a: ofBuild('x', '1') }, 'x')
  site.publish({ a: ofBuild('y', '2') }, 'y')
  site.publish({ a: ofBuild('x', '3') }, 'x')
  expect(await site.read()).toEqual({ ...ownOf('x', '3'), ...keptOf('y', '2') })
  site.publish({ a: ofBuild('z', '4') }, 'z', { keep: 2 })
  expect(await site.read()).toEqual({ ...ownOf('z', '4'), ...keptOf('x', '3') })
})

test.each<[string, Owners, string]>([
  ['put again', { shared: [toText('/assets/a.css', '1')] }, '1'],
  ['put again by another owner', { shared: [], other: [toText('/assets/a.css', '1')] }, '1'],
  ['put again with another text', { shared: [toText('/assets/a.css', '2')] }, '2'],
  ['not put again, which means unchanged', {}, '1'],
])('an asset of two builds, %s, leaves with the newer one', async (_case, owners, text) => {
  site.publish({ shared: [toText('/assets/a.css', '1')] }, 'x')
  site.publish(owners, 'y', { keep: 1 })
  expect(await site.read()).toEqual({ '/assets/a.css': text })
})

test('an asset that the newer build has not is kept only as long as its build', async () => {
  site.publish({ shared: [toText('/assets/a.css', '1')] }, 'x')
  site.publish({ shared: [] }, 'y')
  expect(await site.read()).toEqual({ '/assets/a.css': '1' })
  site.publish({ shared: [] }, 'z', { keep: 2 })
  await expect(site.read()).resolves.toEqual({})
})

test('text that is no longer public leaves earlier builds: the search, and the payloads that had it', async () => {
  site.publish({ a: ofBuild('x', '1'), b: [toText('/_payload/x/vi/b.json', '1')] }, 'x')
  site.publish({ a: ofBuild('y', '2'), b: [toText('/_payload/y/vi/b.json', '2')] }, 'y')
  site.output.publish(toOptions('y'), (draft) => draft.endEarlierTexts(['b']))
  const { '/_search/x/vi/index.bin': _search, ...others } = keptOf('x', '1')
  expect(await site.read()).toEqual({ ...ownOf('y', '2'), ...others, '/_payload/y/vi/b.json': '2' })
})

const now = '2026-11-22T01:00:00.000Z'

test('the build of a release that is held stays, however many are made, and one release longer', async () => {
  site.publish({ a: ofBuild('x', '1') }, 'x')
  site.publish({ a: ofBuild('y', '2') }, 'y')
  site.output.activate(1, now)
  for (const build of ['z', 'u', 'v']) site.publish({ a: ofBuild(build, build) }, build, { keep: 2 })
  expect(await site.read()).toEqual(ownOf('x', '1'))
  site.publish({ a: ofBuild('w', '3') }, 'w', { keep: 2, isShown: true })
  expect(await site.read()).toEqual({ ...ownOf('w', '3'), ...keptOf('v', 'v'), ...keptOf('x', '1') })
  site.publish({ a: ofBuild('t', '4') }, 't', { keep: 3 })
  expect(await site.read()).toEqual({ ...ownOf('t', '4'), ...keptOf('w', '3'), ...keptOf('x', '1') })
})

test('after a rollback, the code of later builds stays reachable, and their texts do not', () => {
  site.publish({ a: ofBuild('x', '1') }, 'x')
  site.publish({ a: ofBuild('y', '2') }, 'y')
  site.output.activate(1, now)
  const store = openStore(site.target)
  const find = (url: string) => store.current().findFile(url)?.hash
  expect(find('/assets/app-y.js')).toBeDefined()
  expect(find('/_i18n/y/vi/messages.json')).toBeDefined()
  expect(find('/_build/meta/y.json')).toBeDefined()
  expect(find('/_payload/y/vi/a.json')).toBeUndefined()
  expect(find('/_search/y/vi/index.bin')).toBeUndefined()
  expect(find('/assets/app-x.js')).toBeDefined()
  store.close()
})
