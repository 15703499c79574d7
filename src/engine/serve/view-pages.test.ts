import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { FileRecord, SiteRelease } from '#engine/model/config/store.ts'
import type { SiteRequest } from './site-request.ts'
import { createViewPages } from './view-pages.ts'

const toRecord = (hash: string): FileRecord => ({
  hash,
  type: 'text/plain',
  size: 1,
  isCompressible: true,
  cache: 'revalidate',
})

/** The handler of a release that has every file, and how often it has rendered. */
function setUp() {
  const rendered: string[] = []
  const release = { build: 'b1', findFile: toRecord } as unknown as SiteRelease // what views read of it
  const send = createViewPages({ current: () => release, read: async () => new Uint8Array(1) }, async () => ({
    openViews: () => ({
      find: async ({ search }) => {
        const toHtml = async () => {
          rendered.push(search)
          await setImmediate()
          if (search === '?broken') throw new Error('no index')
          return `<p>${search}</p>`
        }
        if (search === '?none') return undefined
        return { key: search, toPayload: () => '{}', toHtml, toFailedHtml: async () => '<p>It failed</p>' }
      },
    }),
  }))
  const ask = (search: string, headers: Record<string, string> = {}) => {
    const request = {
      method: 'GET',
      url: new URL(`https://site.example/list${search}`),
      headers: new Headers(headers),
      release,
      isSecure: true,
      encodings: { ofFiles: undefined, ofMadePages: undefined },
      toLocale: () => 'vi' as const,
    }
    return send(request as unknown as SiteRequest) // what views read of it
  }
  return { ask, rendered }
}

test('a page is rendered once, and not at all for who has it', async () => {
  const { ask, rendered } = setUp()
  const first = await ask('?a')
  expect(first?.status).toBe(200)
  expect(await ask('?a')).toEqual(first)
  expect(rendered).toEqual(['?a'])
  const cold = setUp()
  const known = await cold.ask('?a', { 'If-None-Match': first?.headers['ETag'] ?? '' })
  expect([known?.status, known?.body, cold.rendered]).toEqual([304, null, []])
})

test('a page that many ask for at once is rendered once', async () => {
  const { ask, rendered } = setUp()
  const answers = await Promise.all([ask('?a'), ask('?a'), ask('?b'), ask('?a')])
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200])
  expect(rendered).toEqual(['?a', '?b'])
})

test('a query that shows nothing of its own has no answer', async () => {
  const { ask, rendered } = setUp()
  expect(await ask('?none')).toBeUndefined()
  expect(rendered).toEqual([])
})

test('a failure is said with a status that nobody keeps, and the next request tries again', async () => {
  const { ask, rendered } = setUp()
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answers = [await ask('?broken'), await ask('?broken')]
  expect(report).toHaveBeenCalledTimes(2)
  report.mockRestore()
  for (const answer of answers) {
    expect([answer?.status, answer?.headers['ETag']]).toEqual([503, undefined])
    expect(new TextDecoder().decode(answer?.body as Uint8Array)).toBe('<p>It failed</p>') // made of bytes
  }
  expect(rendered).toEqual(['?broken', '?broken'])
})
