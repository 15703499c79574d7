import { expect, test } from 'vitest'
import { ContentError, type Diagnostic } from '#engine/content/source/diagnostics.ts'
import { previewStatePath, type PreviewPage } from '#engine/model/config/preview.ts'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import type { Store } from '#engine/model/config/store.ts'
import { stoppedClock } from '#lib/clock.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { siteMoment } from '../../../../tests/site/site.ts'
import { createDevHandler } from './create-dev-handler.ts'

/** A site whose refreshes end when the test says so. */
function openSite() {
  const changes: boolean[] = []
  const ends: PromiseWithResolvers<void>[] = []
  const logged: string[] = []
  const pages: PreviewPage[] = []
  const site = {
    refresh: ({ hasCodeChanged }: { hasCodeChanged: boolean }) => {
      changes.push(hasCodeChanged)
      const end = Promise.withResolvers<void>()
      ends.push(end)
      return end.promise
    },
    open: async () => ({
      store,
      config,
      prepare: async () => {},
      now: new Date(siteMoment),
      hidden: new Map(),
      duties: () => [],
    }),
    inspect: () => ({
      entries: new Map(),
      faults: { byFolder: new Map(), ofSite: [] },
      isEarlier: () => false,
      isUnreadable: () => false,
      lost: [],
    }),
  }
  const handler = createDevHandler(site, {
    createApp: () => ({ fetch: () => new Response('the page') }),
    clock: stoppedClock(siteMoment),
    logError: (message) => logged.push(message),
    toPage: (page, _request, status) => {
      pages.push(page)
      return new Response('message' in page ? page.message : page.kind, { status })
    },
  })
  return { handler, changes, ends, logged, pages }
}

const config = parseSiteConfig({})
const store: Store = {
  current: () => {
    throw new Error('There is no release')
  },
  read: () => Promise.reject(new Error('There is no file')),
}

/** Lets the refreshes that can begin do so. */
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve))

const request = new Request('http://localhost/')

test('while a refresh is under way, 500 changes wait for one more', async () => {
  const { handler, changes, ends } = openSite()
  const first = handler.refresh({ hasCodeChanged: false })
  await settle()
  const others = Array.from({ length: 500 }, (_, index) => handler.refresh({ hasCodeChanged: index === 300 }))
  const answer = handler.answer(request)
  await settle()
  expect(changes).toEqual([false])
  ends[0]?.resolve()
  await first
  await settle()
  expect(changes).toEqual([false, true])

  // What changes while the second is under way may have been read already: it needs a third.
  const last = handler.refresh({ hasCodeChanged: false })
  ends[1]?.resolve()
  await Promise.all(others)
  expect(await (await answer).text()).toBe('the page')
  await settle()
  expect(changes).toEqual([false, true, false])
  ends[2]?.resolve()
  await last
})

test.each([
  ['an error', new TypeError('x is not a function')],
  ['something else', 'a sentence'],
])('%s of any kind is logged, is the answer to requests, and ends with the next refresh', async (_name, thrown) => {
  const { handler, ends, logged } = openSite()
  const failed = handler.refresh({ hasCodeChanged: true })
  await settle()
  ends[0]?.reject(thrown)
  await failed
  const message = thrown instanceof Error ? thrown.message : thrown
  expect(logged).toEqual([message])
  // A request looks again, for not every change is told.
  const answering = handler.answer(request)
  await settle()
  ends[1]?.reject(thrown)
  const answer = await answering
  expect([answer.status, await answer.text()]).toEqual([500, message])
  const state = await handler.answer(new Request(`http://localhost${previewStatePath}?path=/`))
  expect(await state.json()).toMatchObject({ problems: [{ message, severity: 'error' }], siteProblem: message })
  expect(logged).toEqual([message])

  const mended = handler.refresh({ hasCodeChanged: true })
  await settle()
  ends[2]?.resolve()
  await mended
  expect((await handler.answer(request)).status).toBe(200)
})

const wrong: Diagnostic = {
  file: 'content/wording.yaml',
  line: 2,
  column: 1,
  message: 'Unknown field "x".',
  said: say`Unknown field "${'x'}".${''}`,
  rule: 'fields',
  class: 'integrity',
  severity: 'error',
}

test.each<[string, Error, object]>([
  [
    'errors of the content',
    new ContentError([wrong, { ...wrong, severity: 'warning' }]),
    {
      problems: [
        { place: 'content/wording.yaml:2:1', translations: { vi: expect.stringMatching(/^Không có trường/) } },
      ],
    },
  ],
  [
    'a message',
    new ProgramError(say`Another program is publishing: waiting for it`),
    { message: 'Another program is publishing: waiting for it', translations: { vi: expect.stringContaining('chờ') } },
  ],
  ['another error', new TypeError('x is not a function'), { message: 'x is not a function', translations: {} }],
])('a failure is told in each language: %s', async (_name, thrown, expected) => {
  const { handler, ends, pages } = openSite()
  const failed = handler.refresh({ hasCodeChanged: true })
  await settle()
  ends[0]?.reject(thrown)
  await failed
  const answering = handler.answer(request)
  await settle()
  ends[1]?.reject(thrown)
  await answering
  expect(pages).toEqual([expect.objectContaining({ kind: 'failure' })])
  expect(pages[0]).toMatchObject(expected)
  expect(pages[0]).toHaveProperty('problems.length', thrown instanceof ContentError ? 1 : 0)
})

test('what is repaired without being told is seen by the next request', async () => {
  const { handler, changes, ends } = openSite()
  const failed = handler.refresh({ hasCodeChanged: true })
  await settle()
  ends[0]?.reject(new Error('a link to nothing'))
  await failed
  const answering = handler.answer(request)
  await settle()
  ends[1]?.resolve()
  expect((await answering).status).toBe(200)
  expect((await handler.answer(request)).status).toBe(200)
  expect(changes).toEqual([true, false])
})

test.each([
  ['?at=2026-11-27T08:01', 303, '/tin-tuc'],
  ['?at=mai', 400, null],
])('a request for another moment, %s, is answered by %i', async (query, status, location) => {
  const { handler } = openSite()
  const answer = await handler.answer(new Request(`http://localhost/tin-tuc${query}`))
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, location])
})

test('a moment is remembered in a frame, too', async () => {
  const { handler } = openSite()
  const headers = { 'Sec-Fetch-Dest': 'iframe' }
  const answer = await handler.answer(new Request('http://localhost:5181/tin-tuc?at=2026-11-27T08:01', { headers }))
  expect(answer.headers.get('Set-Cookie')).toContain('preview-at-5181=2026-11-27T08%3A01')
})
