import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { fetchJson } from './fetch-json.ts'

async function serve(status: number, headers: Record<string, string>, body: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status, headers).end(body))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return `http://127.0.0.1:${address.port}/`
}

test.each<[string, number, Record<string, string>, string, string]>([
  // It would otherwise be asked with another method, and by another host.
  ['a redirect', 302, { Location: 'https://login.example/' }, '', 'leads to https://login.example/'],
  ['an error', 500, {}, 'boom', 'answered 500: boom'],
  ['a page', 200, {}, '<html>', 'answered with something other than JSON: <html>'],
])('%s is no answer', async (_case, status, headers, body, message) => {
  await expect(fetchJson(await serve(status, headers, body))).rejects.toThrow(message)
})

test('JSON is', async () => {
  expect(await fetchJson(await serve(200, {}, '{"a":1}'))).toEqual({ a: 1 })
})
