import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toErrorDetails } from '#engine/model/error-details.ts'
import { createHttpSource, PayloadError, payloadRules } from './http-source.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const page = { build: 'build', locale: 'vi', kind: 'page', address: { path: '/ve-shs', page: 1 } }

/** Stubs `fetch` for payloads and for the list of the build's pages. Returns the requested URLs. */
function stubFetch(payload: (attempt: number) => Response, meta: () => Response = () => Response.json({ paths: [] })) {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url)
    const attempts = requested.filter((one) => one.startsWith('/_payload/')).length
    return url.startsWith('/_build/meta/') ? meta() : payload(attempts)
  })
  return requested
}

async function read(address = { path: '/ve-shs', page: 1 }): Promise<unknown> {
  const result = createHttpSource('build', 'vi')
    .read(address)
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(payloadRules.retryDelayMs)
  return result
}

test('the rules have the numbers of the specification', () => {
  expect(payloadRules).toEqual({ timeoutMs: 8000, retryDelayMs: 300 })
})

test.each<[string, () => Response, { status: number; message: string | undefined }]>([
  [
    'JSON with a message',
    () => Response.json({ message: 'Đang bảo trì' }, { status: 503, statusText: 'Service Unavailable' }),
    { status: 503, message: 'Đang bảo trì' },
  ],
  [
    'HTML',
    () => new Response('<h1>Bad</h1>', { status: 502, statusText: 'Bad Gateway' }),
    { status: 502, message: 'Bad Gateway' },
  ],
  ['no status text, as over HTTP/2', () => new Response(null, { status: 500 }), { status: 500, message: undefined }],
  ['another language', () => Response.json({ ...page, locale: 'en' }), { status: 500, message: undefined }],
  ['another build', () => Response.json({ ...page, build: 'other' }), { status: 500, message: undefined }],
  [
    'another page',
    () => Response.json({ ...page, address: { path: '/x', page: 1 } }),
    { status: 500, message: undefined },
  ],
  ['null', () => Response.json(null), { status: 500, message: undefined }],
  ['a list', () => Response.json([page]), { status: 500, message: undefined }],
])('the error page shows the response: %s', async (_case, failure, details) => {
  const requested = stubFetch(failure)
  const error = await read()
  expect(error).toBeInstanceOf(PayloadError)
  expect(toErrorDetails(error)).toEqual(details)
  expect(requested).toEqual(['/_payload/build/vi/ve-shs.json', '/_payload/build/vi/ve-shs.json'])
})

test.each<[string, () => Response]>([
  ['a truncated file', () => new Response(JSON.stringify(page).slice(0, 30))],
  ['HTML with status 200', () => new Response('<!doctype html><h1>Đăng nhập Wi-Fi</h1>')],
  [
    'a connection that breaks',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('fails: %s', async (_case, failure) => {
  stubFetch(failure)
  expect(await read()).toBeInstanceOf(PayloadError)
})

test('a second attempt succeeds after a delay', async () => {
  stubFetch((attempt) => (attempt === 1 ? new Response(null, { status: 500 }) : Response.json(page)))
  expect(await read()).toEqual(page)
})

test('a payload cannot change prototypes', async () => {
  stubFetch(() => new Response(JSON.stringify(page).replace('{', '{"__proto__":{"polluted":true},')))
  expect(await read()).toMatchObject({ kind: 'page' })
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

const missing = () => new Response(null, { status: 404 })

test.each<[string, () => Response, boolean]>([
  ['its build has no such page: not found', () => Response.json({ paths: ['/trang-chu'] }), true],
  ['its build has the page: a failure', () => Response.json({ paths: ['/ve-shs'] }), false],
  ['its build is gone: a failure', missing, false],
  ['its build cannot be read: a failure', () => new Response('?'), false],
])('a 404: %s', async (_case, meta, isNotFound) => {
  stubFetch(missing, meta)
  const result = await read()
  if (isNotFound) expect(result).toBeNull()
  else expect(result).toBeInstanceOf(PayloadError)
})

test('beyond the last page of a list it reads the last page', async () => {
  const list = { ...page, kind: 'list', pages: 3, address: { path: '/ve-shs', page: 1 } }
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/_build/meta/')) return Response.json({ paths: ['/ve-shs'] })
    if (url.includes('~9')) return missing()
    return Response.json({ ...list, address: { path: '/ve-shs', page: url.includes('~3') ? 3 : 1 } })
  })
  expect(await read({ path: '/ve-shs', page: 9 })).toMatchObject({ address: { page: 3 } })
})

test.each<[string, () => Response, object]>([
  ['of another list', () => Response.json({ ...page, path: '/b', rows: [] }), { message: 'holds something else' }],
  ['of another build', () => Response.json({ ...page, build: 'x', path: '/a' }), { message: 'holds something else' }],
  ['null', () => Response.json(null), { message: 'holds something else' }],
  ['HTML', () => new Response('<p>'), { message: 'cannot be read' }],
  ['a failure', () => new Response(null, { status: 500 }), { message: 'answered 500', status: 500 }],
  ['missing', () => new Response(null, { status: 404 }), { message: 'answered 404', status: 404 }],
])('an index that is %s is requested twice', async (_case, response, { message, ...fields }: { message?: string }) => {
  const url = '/_payload/build/vi/a~index.json'
  const requested = stubFetch(response, () => Response.json({ paths: ['/a'] }))
  const result = createHttpSource('build', 'vi')
    .readIndex('/a')
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(payloadRules.retryDelayMs)
  expect(await result).toMatchObject({ name: 'PayloadError', message: `${url} ${message}`, ...fields })
  expect(requested).toEqual([url, url])
})

test('an index is that of the requested list', async () => {
  const index = { build: 'build', locale: 'vi', path: '/a', rows: [], pageSize: 10 }
  stubFetch(() => Response.json(index))
  expect(await createHttpSource('build', 'vi').readIndex('/a')).toEqual(index)
})

test('a page that was taken down is neither missing nor an error, and is asked for once', async () => {
  const requested = stubFetch(() => new Response('<h1>Gone</h1>', { status: 410 }))
  const source = createHttpSource('build', 'vi')
  expect(await source.read({ path: '/ve-shs', page: 1 })).toBe(null)
  expect([source.isGone('/ve-shs'), source.isGone('/ho-tro')]).toEqual([true, false])
  expect(requested).toEqual(['/_payload/build/vi/ve-shs.json'])
})

test('a page that is published again is no longer gone', async () => {
  stubFetch((attempt) => (attempt === 1 ? new Response(null, { status: 410 }) : Response.json(page)))
  const source = createHttpSource('build', 'vi')
  await source.read({ path: '/ve-shs', page: 1 })
  expect(await source.read({ path: '/ve-shs', page: 1 })).toEqual(page)
  expect(source.isGone('/ve-shs')).toBe(false)
})
