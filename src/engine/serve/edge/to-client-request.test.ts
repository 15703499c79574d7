import { expect, test } from 'vitest'
import { toClientRequest } from './to-client-request.ts'

test.each<[string, string | undefined, string]>([
  ['what the client accepts counts', 'gzip', 'gzip'],
  ['a client that accepts no encoding gets none', '', ''],
  ['without Cloudflare’s note, the header counts', undefined, 'br, gzip'],
])('%s', (_case, clientAcceptEncoding, accepted) => {
  const request = new Request('https://shs.example/tin-tuc?trang=2', {
    method: 'HEAD',
    headers: { 'Accept-Encoding': 'br, gzip', Cookie: 'lang=en' },
  })
  const cf = clientAcceptEncoding === undefined ? undefined : { clientAcceptEncoding }
  const { url, method, headers } = toClientRequest(Object.assign(request, cf && { cf }))
  expect([url, method, headers.get('Cookie')]).toEqual(['https://shs.example/tin-tuc?trang=2', 'HEAD', 'lang=en'])
  expect(headers.get('Accept-Encoding')).toBe(accepted)
})
