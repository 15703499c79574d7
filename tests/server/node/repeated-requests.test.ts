import { request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notFoundFiles, toPage } from '#engine/store/store-fixture.ts'
import { TestOutput } from '#engine/store/test-output-fixture.ts'
import { startServer, type RunningServer } from './running-server.ts'

// The server answers what it was asked before in the same words from what it has at hand, with less work from the third time on.

let site: TestOutput
let server: RunningServer

beforeAll(async () => {
  site = await TestOutput.create()
  site.publish({ page: [toPage('/tin', 'old')], notFound: notFoundFiles })
  server = await startServer({ SITE_TRUST_PROXY: '1' }, { output: site.target })
})
afterAll(async () => {
  await server.stop()
  await site.remove()
})

interface Asked {
  method?: string
  headers?: Readonly<Record<string, string>>
}

/** The whole answer, but for its date. */
async function ask({ method = 'GET', headers = {} }: Asked): Promise<string> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path: '/tin', method, headers }, resolve).on('error', reject).end()
  })
  let body = ''
  for await (const chunk of answer.setEncoding('latin1')) body += chunk
  const { date: _date, ...rest } = answer.headers
  return JSON.stringify([answer.statusCode, rest, body])
}

const seen = new Set<string>()

test.each<[string, number, Asked]>([
  ['a page', 200, {}],
  ['compressed', 200, { headers: { 'Accept-Encoding': 'br' } }],
  ['only its headers', 200, { method: 'HEAD' }],
  ['over TLS', 200, { headers: { 'X-Forwarded-Proto': 'https' } }],
  ['known to the client', 304, { headers: { 'If-None-Match': '*' } }],
])('%s is answered the same each time', async (_case, status, asked) => {
  const [first, ...later] = [await ask(asked), await ask(asked), await ask(asked), await ask(asked)]
  expect(later).toEqual([first, first, first])
  expect(JSON.parse(first)).toContain(status)
  expect(seen).not.toContain(first)
  seen.add(first)
})

test('what is published is answered at once', async () => {
  site.publish({ page: [toPage('/tin', 'new')], notFound: notFoundFiles })
  expect(await ask({})).toContain('new')
})
