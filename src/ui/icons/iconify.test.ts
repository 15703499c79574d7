import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { machineClock } from '#lib/clock.ts'
import type * as Iconify from './iconify.ts'

const body = '<path d="M0 0h5"/>'
const drawing = { viewBox: '0 0 24 24', props: {}, shapes: [{ tag: 'path', props: { d: 'M0 0h5' } }] }
const own = { origins: [], path: '/_icons/', ownSets: ['shs'] }
const first = 'https://first.example'
const second = 'https://second.example'
const foreign = { ...own, origins: [first, second] }

type Answer = (url: URL, signal: AbortSignal) => Promise<Response>

let iconify: typeof Iconify
let requested: [milliseconds: number, url: string][] = []

/** Stubs `fetch`, and records each request with its time. */
function answerWith(answer: Answer): void {
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    requested.push([now(), url])
    return answer(new URL(url, 'https://shs.example'), signal)
  })
}

const success: Answer = async (url) => {
  const prefix = /([^/]*)\.json$/.exec(url.pathname)?.[1]
  const names = (url.searchParams.get('icons') ?? '').split(',')
  return Response.json({
    prefix,
    icons: Object.fromEntries(names.map((name) => [name, { body, width: 24, height: 24 }])),
  })
}
const status =
  (code: number): Answer =>
  async () =>
    new Response('{}', { status: code })
const never: Answer = (_url, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('timed out')))
  })

/** Rounded down to 10 ms, because each of Iconify's own ticks takes 1 ms. */
function now(): number {
  return Math.floor(machineClock().getTime() / 10) * 10
}

/** The result or the error message of a request, and its time. */
async function outcome(promise: Promise<unknown>): Promise<[unknown, number]> {
  const result = await promise.catch((error: Error) => error.message)
  return [result, now()]
}

beforeEach(async () => {
  vi.useFakeTimers({ now: 0 })
  // The real one does not use the fake timers.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new Error('timed out')), delay)
    return controller.signal
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.resetModules()
  iconify = await import('./iconify.ts')
  requested = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('names of one set that are requested in one tick share a request, and are requested once', async () => {
  answerWith(success)
  const names = ['lucide:wallet', 'lucide:users', 'shs:pulse', 'lucide:wallet']
  const drawings = Promise.all(names.map((name) => iconify.loadDrawing(name, own)))
  await vi.runAllTimersAsync()
  expect(await drawings).toEqual(names.map(() => drawing))
  const urls = ['/_icons/lucide.json?icons=users%2Cwallet', '/_icons/shs.json?icons=pulse']
  expect(requested.map(([, url]) => url).toSorted()).toEqual(urls)
  const again = iconify.loadDrawing('lucide:users', own)
  await vi.runAllTimersAsync()
  expect(await again).toEqual(drawing)
  expect(requested).toHaveLength(2)
})

test.each<[string, Answer, Answer, [number, string][], [unknown, number]]>([
  ['answers', success, never, [[0, first]], [drawing, 0]],
  [
    'does not answer',
    never,
    success,
    [
      [0, first],
      [750, second],
    ],
    [drawing, 750],
  ],
  [
    'fails',
    status(500),
    success,
    [
      [0, first],
      [0, second],
    ],
    [drawing, 0],
  ],
  [
    'answers with something else',
    async () => new Response('<html>'),
    success,
    [
      [0, first],
      [0, second],
    ],
    [drawing, 0],
  ],
  [
    'does not answer, nor does the second',
    never,
    never,
    [
      [0, first],
      [750, second],
    ],
    ['no source has it', 2750],
  ],
])('if the first service %s', async (_name, one, other, requests, result) => {
  answerWith((url, signal) => (url.origin === first ? one : other)(url, signal))
  const loaded = outcome(iconify.loadDrawing('lucide:wallet', foreign))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(requested).toEqual(requests.map(([time, origin]) => [time, `${origin}/lucide.json?icons=wallet`]))
  expect(await loaded).toEqual(result)
})

test('the service that answered is tried first from then on', async () => {
  answerWith((url, signal) => (url.origin === first ? never : success)(url, signal))
  for (const name of ['lucide:a', 'lucide:b']) {
    const loaded = iconify.loadDrawing(name, foreign)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await loaded).toEqual(drawing)
  }
  expect(requested.map(([, url]) => new URL(url).origin)).toEqual([first, second, second])
})

test.each([
  ['the site itself', 'lucide:wallet', own, '/_icons/lucide.json?icons=wallet', 2000],
  ["the firm's own set", 'shs:pulse', foreign, '/_icons/shs.json?icons=pulse', 1500],
])('%s: the request times out', async (_name, icon, service, url, limit) => {
  answerWith(never)
  const loaded = outcome(iconify.loadDrawing(icon, service))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(requested).toEqual([[0, url]])
  expect(await loaded).toEqual(['no source has it', limit])
})

const large = JSON.stringify({ prefix: 'x', icons: { x: { body: `<path d="${'M0 0'.repeat(1_250_000)}"/>` } } })

test.each<[string, Answer, string | undefined]>([
  ['404', status(404), undefined],
  ['500', status(500), undefined],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
  ['{}', async () => Response.json({}), 'the prefix is missing'],
  ['null', async () => Response.json(null), 'not an object but null'],
  ['HTML', async () => new Response('<!doctype html>'), 'Unexpected token'],
  ['another set', async () => Response.json({ prefix: 'mdi', icons: { x: { body } } }), 'the prefix is "mdi"'],
  ['no icons', async (url) => Response.json({ prefix: prefixOf(url) }), 'are missing'],
  ['an empty set', async (url) => Response.json({ prefix: prefixOf(url), icons: {} }), 'is empty'],
  ['a script', async (url) => toSet(url, '<script>alert(1)</script>'), 'has <script>'],
  ['a handler', async (url) => toSet(url, '<path onclick="alert(1)"/>'), 'has onclick="…"'],
  ['a link', async (url) => toSet(url, '<a href="javascript:alert(1)"/>'), 'has <a>'],
  ['5 MB', async () => new Response(large), 'longer than 524288 bytes'],
])('%s instead of icons is refused, and reported', async (_name, answer, report) => {
  answerWith(answer)
  for (const name of ['lucide:x', 'shs:x']) {
    const loaded = outcome(iconify.loadDrawing(name, own))
    await vi.runAllTimersAsync()
    expect((await loaded)[0]).toBe('no source has it')
  }
  const reports = vi.mocked(console.error).mock.calls
  if (report === undefined) expect(reports).toEqual([])
  else {
    const line = ['Invalid data:', expect.stringContaining(report)]
    expect(reports).toEqual([line, line])
  }
})

test('one bad icon does not affect the others of its response', async () => {
  answerWith(async (url) =>
    Response.json({ prefix: prefixOf(url), width: 24, height: 24, icons: { a: { body }, x: { body: '<script/>' } } }),
  )
  const loaded = Promise.all(['lucide:a', 'lucide:x'].map((name) => outcome(iconify.loadDrawing(name, own))))
  await vi.runAllTimersAsync()
  expect((await loaded).map(([what]) => what)).toEqual([drawing, 'no source has it'])
})

test('a static host may answer with the whole set', async () => {
  answerWith(async () =>
    Response.json({ prefix: 'lucide', width: 24, height: 24, icons: { a: { body }, b: { body } }, aliases: {} }),
  )
  const loaded = iconify.loadDrawing('lucide:a', own)
  await vi.runAllTimersAsync()
  expect(await loaded).toEqual(drawing)
})

test('a rotated icon is valid', async () => {
  answerWith(async () => Response.json({ prefix: 'lucide', icons: { a: { body, width: 24, height: 24, rotate: 1 } } }))
  const loaded = iconify.loadDrawing('lucide:a', own)
  await vi.runAllTimersAsync()
  expect((await loaded).shapes).toMatchObject([{ tag: 'g', props: { transform: 'rotate(90 12 12)' } }])
})

test.each(['', 'x', '@nobody:lucide:a', 'lucide:<a>', 'lucide:'])('%j is refused without a request', async (name) => {
  answerWith(success)
  const loaded = outcome(iconify.loadDrawing(name, own))
  await vi.runAllTimersAsync()
  expect((await loaded)[0]).toBe('no source has it')
  expect(requested).toEqual([])
})

test('Iconify answers 424 for an unknown provider', async () => {
  const { _api } = await import('@iconify/react')
  const callback = vi.fn()
  _api.sendAPIQuery('nobody', { type: 'icons', provider: 'nobody', prefix: 'lucide', icons: ['a'] }, callback)
  expect(callback).toHaveBeenCalledExactlyOnceWith(undefined, 424)
})

function prefixOf(url: URL): string | undefined {
  return /([^/]*)\.json$/.exec(url.pathname)?.[1]
}

function toSet(url: URL, hostile: string): Response {
  return Response.json({ prefix: prefixOf(url), icons: { x: { body: hostile } } })
}
