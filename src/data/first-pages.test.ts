import { afterEach, expect, test, vi } from 'vitest'
import type { Address } from '#model/urls/address.ts'
import type { AnyPayload } from './payload-source.ts'
import { createFirstPages } from './first-pages.ts'

afterEach(() => vi.unstubAllGlobals())

const list = '/tin-tuc/tin-tuc-moi-nhat'

function toPayload(address: Address): AnyPayload {
  return { kind: 'list', locale: 'vi', address, pages: 3 } as unknown as AnyPayload // what the cache looks at
}

/** Answers every payload and index; what was asked for. */
function answer(): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const [, path = '', page = ''] = /^\/_payload\/b1\/vi([^~]+)~?(.*)\.json$/.exec(url) ?? []
    if (page === 'index') return Response.json({ build: 'b1', locale: 'vi', path, rows: [], pageSize: 10 })
    return Response.json({ build: 'b1', ...toPayload({ path, page: Number(page) || 1 }) })
  })
  return asked
}

function begin(address: Address) {
  const asked = answer()
  const pages = createFirstPages('b1', 'vi')
  pages.begin(address.path, toPayload(address))
  return { pages, asked }
}

test('the page that came with the document is asked for by no request, the first time and later', async () => {
  const { pages, asked } = begin({ path: list, page: 1 })
  const [first, again] = [await pages.load({ path: list, page: 1 }), await pages.load({ path: list, page: 1 })]
  expect(first).toEqual(toPayload({ path: list, page: 1 }))
  expect(again).toBe(first)
  expect(asked).toEqual([])
})

test('beyond the last page is what came', async () => {
  const { pages, asked } = begin({ path: list, page: 3 })
  await pages.load({ path: list, page: 99 })
  expect((await pages.load({ path: list, page: 99 }))?.address.page).toBe(3)
  expect((await pages.load({ path: list, page: 3 }))?.address.page).toBe(3)
  expect(asked).toEqual([])
})

test('a later page is not taken for the first: a filtered list asks for that', async () => {
  const { pages, asked } = begin({ path: list, page: 2 })
  await expect(pages.load({ path: list, page: 1 })).resolves.toMatchObject({ address: { page: 2 } })
  await expect(pages.load({ path: list, page: 1 })).resolves.toMatchObject({ address: { page: 1 } })
  await expect(pages.load({ path: list, page: 2 })).resolves.toMatchObject({ address: { page: 2 } })
  expect(asked).toEqual([`/_payload/b1/vi${list}.json`])
})

test('another page is another request', async () => {
  const { pages, asked } = begin({ path: list, page: 1 })
  await pages.load({ path: '/ve-shs', page: 1 })
  expect(asked).toEqual(['/_payload/b1/vi/ve-shs.json'])
})

test('a page that is not there is known to be not there', async () => {
  const asked = answer()
  const pages = createFirstPages('b1', 'vi')
  pages.begin('/khong-co', null)
  expect(await pages.load({ path: '/khong-co', page: 1 })).toBe(null)
  expect(await pages.load({ path: '/khong-co', page: 1 })).toBe(null)
  expect(asked).toEqual([])
})

test('the index of a list is not waited for before its page is shown, and is asked for once', async () => {
  const { pages, asked } = begin({ path: list, page: 1 })
  expect(await pages.loadIndex(list)).toBeUndefined()
  await pages.load({ path: list, page: 1 })
  await Promise.all([pages.loadIndex(list), pages.loadIndex(list)])
  await expect(pages.loadIndex(list)).resolves.toMatchObject({ path: list, rows: [] })
  expect(asked).toEqual([`/_payload/b1/vi${list}~index.json`])
})
