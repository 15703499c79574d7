import { afterAll, beforeAll, expect, test } from 'vitest'
import { toBinary, toPage, toText } from '#engine/store/store-fixture.ts'
import { TestOutput } from '#engine/store/test-output-fixture.ts'
import { openConnection, toGet, type RawConnection } from './raw-connection.ts'
import { asInProduction, startServer, type RunningServer } from './running-server.ts'

// Requests that are sent without waiting for answers. The server takes the next one when the answer before it has left.

const film = new Uint8Array(3_000_000)
/** As large as those of the site. */
const notFound = (['vi', 'en'] as const).map((locale) => toText({ kind: 'not-found', locale }, ' '.repeat(70_000)))

let site: TestOutput
let server: RunningServer

beforeAll(async () => {
  site = await TestOutput.create()
  site.publish({ page: [toPage('/', 'page')], film: [toBinary('/film.mp4', film)], notFound })
  server = await startServer(asInProduction, { output: site.target })
})
afterAll(async () => {
  await server.stop()
  await site.remove()
})

const statuses = (client: RawConnection) =>
  client
    .received()
    .match(/HTTP\/1\.1 \d+/g)
    ?.map((line) => line.slice(9)) ?? []

/** One of each kind whose answer does not end the connection, in turn. */
const kinds: readonly (readonly [text: string, status: string])[] = [
  [toGet('/'), '200'],
  [toGet('/').replace('GET', 'HEAD'), '200'],
  [`\r\n${toGet('/healthz')}`, '200'],
  [toGet('/healthz', 'Content-Length: 6\r\n') + '\r\n\r\nab', '200'],
  ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc', '405'],
  ['PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n\r\n\r\n\r\n0\r\nA: b\r\n\r\n', '405'],
  [toGet('/', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'), '200'],
  ['OPTIONS / HTTP/1.1\r\nHost: a\r\n\r\n', '204'],
]

test.each([1, 2, 3, 7, 50, 1000, 100_000])('in pieces of %i bytes, they are answered in their order', async (size) => {
  const chosen = Array.from({ length: 5 }, () => kinds).flat()
  const text = chosen.map(([one]) => one).join('') + toGet('/healthz', 'Connection: close\r\n')
  const client = await openConnection(server.port)
  client.socket.setNoDelay(true)
  for (let at = 0; at < text.length; at += size) client.send(text.slice(at, at + size))
  await client.closed
  expect(statuses(client)).toEqual([...chosen.map(([, status]) => status), '200'])
})

test.each([1, 2, 3])('a head whose last %i bytes come with the next request ends where it does', async (count) => {
  const text = toGet('/', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')
  const client = await openConnection(server.port)
  client.socket.setNoDelay(true)
  client.send(text.slice(0, -count))
  // By then the server has read that.
  await (await fetch(`http://127.0.0.1:${server.port}/healthz`)).text()
  client.send(text.slice(-count) + toGet('/').replace('GET', 'OPTIONS') + toGet('/healthz', 'Connection: close\r\n'))
  await client.closed
  expect(statuses(client)).toEqual(['200', '204', '200'])
})

test('what follows a request that ends the connection is not answered', async () => {
  const client = await openConnection(server.port)
  client.send(toGet('/healthz', 'Connection: close\r\n') + toGet('/') + toGet('/nowhere'))
  await client.closed
  expect(statuses(client)).toEqual(['200'])
})

test('a film is sent as a whole before the next request is taken', async () => {
  const client = await openConnection(server.port)
  client.send(toGet('/film.mp4').repeat(3) + toGet('/', 'Connection: close\r\n'))
  await client.closed
  expect(client.count()).toBeGreaterThan(3 * film.length)
})

test('1,500 on each of 30 connections, of which nobody reads the answers, take less than 60 MB', async () => {
  const before = await server.readMemory()
  const text = Array.from({ length: 1500 }, (_none, index) => `GET /x${index} HTTP/1.1\r\nHost: a\r\n\r\n`).join('')
  const clients = await Promise.all(Array.from({ length: 30 }, () => openConnection(server.port)))
  for (const { socket, send } of clients) {
    socket.pause()
    send(text)
  }
  // Each answer comes after a turn of the server, so that by then it has read whatever it reads.
  for (let asked = 0; asked < 300; asked++) {
    const response = await fetch(`http://127.0.0.1:${server.port}/healthz`)
    await response.text()
  }
  expect((await server.readMemory()) - before).toBeLessThan(60)
  for (const { socket } of clients) socket.destroy()
})

test('they are all answered, and others are answered in between', async () => {
  const client = await openConnection(server.port)
  let answers = 0
  client.socket.on('data', (chunk: Buffer) => (answers += chunk.toString('latin1').split('HTTP/1.1 200').length - 1))
  client.send(toGet('/readyz').repeat(1499) + toGet('/readyz', 'Connection: close\r\n'))
  const other = await openConnection(server.port)
  other.send(toGet('/healthz', 'Connection: close\r\n'))
  await other.closed
  expect(answers).toBeLessThan(1400)
  await client.closed
  expect(answers).toBe(1500)
})
