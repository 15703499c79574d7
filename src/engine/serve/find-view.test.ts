import { expect, test } from 'vitest'
import { rendererFile, viewSetupFile } from '#engine/model/config/internal-files.ts'
import type { FileRecord, SiteRelease, Store } from '#engine/model/config/store.ts'
import { toPayloadUrl } from '#engine/model/urls/address.ts'
import { createViewFinder } from './find-view.ts'
import { importRenderer } from './import-renderer.ts'

const place = { build: 'b1', locale: 'vi', path: '/list', search: '?a' } as const

/** The text of a module that makes pages. It says by which code, and from which files. */
const toCode = (name: string) => `export const openViews = (setup) => ({
  find: async ({ payload, readFile, search }) => ({
    key: search,
    toPayload: () => '{}',
    toHtml: async () => ['${name}', setup, await payload.read(), new TextDecoder().decode(await readFile('/more'))].join(' '),
  }),
})`

/** Releases by what their files contain, in a store that has them all. */
function setUp() {
  const texts = new Map<string, string>()
  const toRelease = (name: string, code = name, setup = name): SiteRelease => {
    const files: Readonly<Record<string, string>> = {
      [rendererFile]: toCode(code),
      [viewSetupFile]: `setup-${setup}`,
      [toPayloadUrl('b1', 'vi', { path: '/list', page: 1 })]: `payload-${name}`,
      '/more': `more-${name}`,
    }
    const findFile = (url: string): FileRecord | undefined => {
      const text = files[url]
      if (text === undefined) return undefined
      texts.set(text, text)
      return { hash: text, type: 'text/plain', size: 1, isCompressible: true, cache: 'revalidate' }
    }
    return { build: 'b1', findFile } as unknown as SiteRelease // what views read of it
  }
  const store: Pick<Store, 'read'> = { read: async ({ hash }) => new TextEncoder().encode(texts.get(hash)) }
  const find = createViewFinder(store, importRenderer)
  const show = async (release: SiteRelease) => (await find(release, place))?.toHtml()
  const tagOf = async (release: SiteRelease) => (await find(release, place))?.tag
  return { toRelease, show, tagOf }
}

test('a release that is rolled back to makes its pages with its own code, setup and files', async () => {
  const { toRelease, show } = setUp()
  const [former, latest] = [toRelease('former'), toRelease('latest')]
  const shown = [await show(former), await show(latest), await show(former)]
  const [ofFormer, ofLatest] = ['former', 'latest'].map((one) => `${one} setup-${one} payload-${one} more-${one}`)
  expect(shown).toEqual([ofFormer, ofLatest, ofFormer])
})

test.each([
  ['another text', 'b', 'a', 'a'],
  ['another setup, which names the build', 'a', 'a', 'b'],
])('%s is another tag', async (_case, name, code, setup) => {
  const { toRelease, tagOf } = setUp()
  expect(await tagOf(toRelease('a'))).toBe(await tagOf(toRelease('a')))
  expect(await tagOf(toRelease('a'))).not.toBe(await tagOf(toRelease(name, code, setup)))
})
