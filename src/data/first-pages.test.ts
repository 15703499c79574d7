import { afterEach, expect, test, vi } from 'vitest'
import type { Address } from '#engine/model/urls/address.ts'
import { createFirstPages } from './first-pages.ts'
import type { AnyPayload } from './payload-source.ts'

afterEach(() => vi.unstubAllGlobals())

const list = '/tin-tuc/tin-tuc-moi-nhat'

function toPayload(address: Address): AnyPayload {
  return { kind: 'list', locale: 'vi', address, pages: 3 } as unknown as AnyPayload // the fields that the cache reads
}

/** Stubs `fetch` with every payload and index. Returns the requested URLs. */
function stubFetch(): string[] {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url)
    const [, path = '', page = ''] = /^\/_payload\/b1\/vi([^~]+)~?(.*)\.json$/.exec(url) ?? []
    if (page === 'index') return Response.json({ build: 'b1', locale: 'vi', path, rows: [], pageSize: 10 })
    return Response.json({ build: 'b1', ...toPayload({ path, page: Number(page) || 1 }) })
  })
  return requested
}

function setUp(address: Address) {
  const requested = stubFetch()
  const pages = createFirstPages('b1', 'vi')
  pages.setFirst(address.path, toPayload(address))
  return { pages, requested }
}

test('the page of the document is never requested', async () => {
  const { pages, requested } = setUp({ path: list, page: 1 })
  const [first, again] = [await pages.load({ path: list, page: 1 }), await pages.load({ path: list, page: 1 })]
  expect(first).toEqual(toPayload({ path: list, page: 1 }))
  expect(again).toBe(first)
  expect(requested).toEqual([])
})

test('a page beyond the last one is the page of the document', async () => {
  const { pages, requested } = setUp({ path: list, page: 3 })
  await pages.load({ path: list, page: 99 })
  expect((await pages.load({ path: list, page: 99 }))?.address.page).toBe(3)
  expect((await pages.load({ path: list, page: 3 }))?.address.page).toBe(3)
  expect(requested).toEqual([])
})

test('a document with a later page is not used for page 1, which a filtered list requests', async () => {
  const { pages, requested } = setUp({ path: list, page: 2 })
  await expect(pages.load({ path: list, page: 1 })).resolves.toMatchObject({ address: { page: 2 } })
  await expect(pages.load({ path: list, page: 1 })).resolves.toMatchObject({ address: { page: 1 } })
  await expect(pages.load({ path: list, page: 2 })).resolves.toMatchObject({ address: { page: 2 } })
  expect(requested).toEqual([`/_payload/b1/vi${list}.json`])
})

test('another page is requested', async () => {
  const { pages, requested } = setUp({ path: list, page: 1 })
  await pages.load({ path: '/ve-shs', page: 1 })
  expect(requested).toEqual(['/_payload/b1/vi/ve-shs.json'])
})

test('a page that is not found is remembered', async () => {
  const requested = stubFetch()
  const pages = createFirstPages('b1', 'vi')
  pages.setFirst('/khong-co', null)
  expect(await pages.load({ path: '/khong-co', page: 1 })).toBe(null)
  expect(await pages.load({ path: '/khong-co', page: 1 })).toBe(null)
  expect(requested).toEqual([])
})

test('the index of a list is not loaded before its page, and is requested once', async () => {
  const { pages, requested } = setUp({ path: list, page: 1 })
  expect(await pages.loadIndex(list)).toBeUndefined()
  await pages.load({ path: list, page: 1 })
  await Promise.all([pages.loadIndex(list), pages.loadIndex(list)])
  await expect(pages.loadIndex(list)).resolves.toMatchObject({ path: list, rows: [] })
  expect(requested).toEqual([`/_payload/b1/vi${list}~index.json`])
})

test('what is prepared requests nothing, and does not lose the first page', async () => {
  const { pages, requested } = setUp({ path: list, page: 1 })
  pages.prepare()
  await vi.dynamicImportSettled()
  const first = await pages.load({ path: list, page: 1 })
  expect(await pages.load({ path: list, page: 1 })).toBe(first)
  expect(requested).toEqual([])
})

test('what was taken down is told from what never was, in the document and in payloads', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 410 }))
  const pages = createFirstPages('b1', 'vi')
  pages.setFirst('/tin-tuc/a', null, true)
  expect(await pages.load({ path: '/tin-tuc/a', page: 1 })).toBe(null)
  expect(await pages.load({ path: '/tin-tuc/b', page: 1 })).toBe(null)
  expect(['/tin-tuc/a', '/tin-tuc/b', '/tin-tuc/c'].map(pages.isGone)).toEqual([true, true, false])
})

test('once the code of the cache is there, a page is requested before anything else goes on', async () => {
  const { pages, requested } = setUp({ path: list, page: 1 })
  await pages.load({ path: list, page: 1 })
  await pages.load({ path: '/ve-shs', page: 1 })
  const loading = pages.load({ path: '/lien-he', page: 1 })
  expect(requested).toEqual(['/_payload/b1/vi/ve-shs.json', '/_payload/b1/vi/lien-he.json'])
  await loading
})
