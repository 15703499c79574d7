import { afterEach, expect, test, vi } from 'vitest'
import { toErrorDetails } from '#model/error-details.ts'
import { createHttpSource, PayloadError } from './http-source.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function readAnswering(answer: () => Response): Promise<unknown> {
  vi.stubGlobal('fetch', async () => answer())
  const source = createHttpSource('build', 'vi')
  return source.read({ path: '/ve-shs', page: 1 }).catch((error: unknown) => error)
}

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
  ['nothing at all, as over HTTP/2', () => new Response(null, { status: 500 }), { status: 500, message: undefined }],
  [
    'another page: no word of the address',
    () => Response.json({ locale: 'en', address: { path: '/x', page: 1 } }),
    { status: 500, message: undefined },
  ],
])('what the visitor reads of a failure: %s', async (_case, answer, details) => {
  const error = await readAnswering(answer)
  expect(error).toBeInstanceOf(PayloadError)
  expect(toErrorDetails(error)).toEqual(details)
})

test('a 404 is an answer, not a failure', async () => {
  expect(await readAnswering(() => new Response(null, { status: 404 }))).toBeNull()
})
