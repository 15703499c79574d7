import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFreePort } from '../../contract/targets/find-free-port.ts'
import { openConnection, toGet, toSecurityHeaders, toStatus, type RawConnection } from './raw-connection.ts'
import { startServer, type RunningServer } from './running-server.ts'

const limit = 20

let server: RunningServer
let metricsPort: number
let clients: RawConnection[]

beforeEach(async () => {
  metricsPort = await findFreePort()
  server = await startServer({ SERVER_CONNECTIONS: String(limit), SERVER_METRICS_PORT: String(metricsPort) })
  clients = []
})
afterEach(async () => {
  for (const { socket } of clients) socket.destroy()
  await server.stop()
})

async function open(): Promise<RawConnection> {
  const client = await openConnection(server.port)
  clients.push(client)
  return client
}

/** Connections that wait for the rest of their headers: nobody can tell them from slow visitors. */
async function fill(): Promise<void> {
  for (let index = 0; index < limit; index++) (await open()).send('GET / HTTP/1.1\r\n')
}

async function countConnections(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/^site_connections (\d+)$/m.exec(text)?.[1])
}

test('above the limit a visitor is told to try again, with all headers', async () => {
  const within = await open()
  within.send(toGet('/healthz', 'Connection: close\r\n'))
  await within.closed
  await fill()
  const surplus = await open()
  surplus.send(toGet('/'))
  await surplus.closed
  expect(toStatus(surplus.received())).toBe(503)
  expect(surplus.received()).toMatch(/\r\nRetry-After: 5\r\n/i)
  expect(surplus.received()).toMatch(/\r\nContent-Type: text\/plain; charset=utf-8\r\n/i)
  expect(Buffer.from(surplus.received(), 'latin1').toString()).toMatch(/Máy chủ đang bận.*\nThe server is busy/)
  expect(toSecurityHeaders(surplus.received())).toEqual(toSecurityHeaders(within.received()))
})

test('those within the limit are answered, and so is a newer one when there is room again', async () => {
  await fill()
  const waiting = await open()
  const [first] = clients
  first?.send('Host: a\r\nConnection: close\r\n\r\n')
  await first?.closed
  expect(toStatus(first?.received() ?? '')).toBe(200)
  while ((await countConnections()) > limit) expect(waiting.socket.closed).toBe(false)
  waiting.send(toGet('/healthz'))
  await waiting.until('\r\n\r\n')
  expect(toStatus(waiting.received())).toBe(200)
})

test('far above the limit, connections are closed without an answer', async () => {
  await fill()
  const above = await Promise.all(Array.from({ length: 10 }, open))
  const lifetimes = above.map(({ closed }) => closed)
  await Promise.race(lifetimes)
  expect(above.some(({ received }) => received() === '')).toBe(true)
})

test('idle connections make room', async () => {
  for (let index = 0; index < limit; index++) {
    const client = await open()
    client.send(toGet('/healthz'))
    await client.until('ok\n')
  }
  for (let index = 0; index < 3; index++) {
    const visitor = await open()
    visitor.send(toGet('/healthz'))
    await visitor.until('\r\n\r\n')
    expect(toStatus(visitor.received())).toBe(200)
  }
  await clients[0]?.closed
})
