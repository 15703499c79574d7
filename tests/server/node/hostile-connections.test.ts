import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toBinary, notFoundFiles, toPage } from '#engine/store/store-fixture.ts'
import { TestOutput } from '#engine/store/test-output-fixture.ts'
import { openConnection, toGet, toSecurityHeaders, toStatus } from './raw-connection.ts'
import { asInProduction, startServer, type RunningServer } from './running-server.ts'

// Clients that send slowly, take nothing, or send what is no request. All at once, against one server.

const film = new Uint8Array(30_000_000)
let site: TestOutput
let server: RunningServer
let expected: string[]

beforeAll(async () => {
  site = await TestOutput.create()
  site.publish({ page: [toPage('/', 'page')], film: [toBinary('/film.mp4', film)], notFound: notFoundFiles })
  server = await startServer({ SERVER_STALL_SECONDS: '6' }, { output: site.target })
  const visitor = await openConnection(server.port)
  visitor.send(toGet('/', 'Connection: close\r\n'))
  await visitor.closed
  expected = toSecurityHeaders(visitor.received())
})
afterAll(async () => {
  await server.stop()
  await site.remove()
})

describe.concurrent('the server on Node', () => {
  test('300 clients that send their headers slowly are gone within 12 s, and the site answers throughout', async () => {
    const clients = await Promise.all(Array.from({ length: 300 }, () => openConnection(server.port)))
    for (const { send } of clients) send('GET / HTTP/1.1\r\nHost: a\r\nX-A: ')
    const trickle = setInterval(() => {
      for (const { socket, send } of clients) if (socket.writable) send('a')
    }, 500)
    const times: number[] = []
    const ask = async () => {
      const start = performance.now()
      expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200)
      times.push(performance.now() - start)
    }
    const asking = setInterval(() => void ask(), 250)
    const lifetimes = await Promise.all(clients.map(({ closed }) => closed))
    clearInterval(trickle)
    clearInterval(asking)
    expect(Math.max(...lifetimes)).toBeLessThan(12_000)
    expect(times.length).toBeGreaterThan(10)
    // The machine is busy with other tests, so that one answer may be late; a server that waits for these clients is late each time.
    expect(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]).toBeLessThan(1000)
    for (const client of clients) expect(toStatus(client.received())).toBe(408)
  })

  test.each([
    ['nothing', ''],
    ['half of a request line', 'GET /'],
    ['a request that never ends', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ])('a client that sends %s is gone within 8 s', async (_name, text) => {
    const client = await openConnection(server.port)
    client.send(text)
    expect(await client.closed).toBeLessThan(8000)
    expect(toStatus(client.received())).toBe(408)
    expect(toSecurityHeaders(client.received())).toEqual(expected)
  })

  test('a body that arrives slowly is not waited for', async () => {
    const client = await openConnection(server.port)
    client.send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\na')
    expect(await client.closed).toBeLessThan(3000)
    expect(toStatus(client.received())).toBe(405)
  })

  test('a body of GET does not keep a connection', async () => {
    const client = await openConnection(server.port)
    client.send(toGet('/', 'Content-Length: 1000\r\n'))
    const trickle = setInterval(() => client.socket.writable && client.send('a'), 500)
    expect(await client.closed).toBeLessThan(14_000)
    clearInterval(trickle)
    expect(toStatus(client.received())).toBe(200)
  })

  test('a client that takes nothing is gone after the time that it is given, and takes no memory for the rest', async () => {
    const strict = await startServer({ ...asInProduction, SERVER_STALL_SECONDS: '2' }, { output: site.target })
    const before = await strict.readMemory()
    const clients = await Promise.all(Array.from({ length: 50 }, () => openConnection(strict.port)))
    for (const { socket, send } of clients) {
      socket.pause()
      send(toGet('/film.mp4'))
    }
    expect((await fetch(`http://127.0.0.1:${strict.port}/`)).status).toBe(200)
    // A paused socket does not see its end: it reads on when the server must have left.
    setTimeout(() => clients.forEach(({ socket }) => socket.resume()), 7000)
    await Promise.all(clients.map(({ closed }) => closed))
    for (const { count } of clients) expect(count()).toBeLessThan(film.length)
    expect((await strict.readMemory()) - before).toBeLessThan(100)
    await strict.stop()
  })

  test('a client that reads slowly, but steadily, gets all', async () => {
    const client = await openConnection(server.port)
    client.socket.on('data', () => {
      if (client.count() < film.length / 2) return
      client.socket.pause()
      setTimeout(() => client.socket.resume(), 10)
    })
    client.send(toGet('/film.mp4', 'Connection: close\r\n'))
    await client.closed
    expect(client.count()).toBeGreaterThan(film.length)
  })

  test.each([
    ['nonsense', 'NONSENSE\r\n\r\n', 400],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['a backslash', toGet('/a\\b', 'Connection: close\r\n'), 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['an unknown transfer coding', toGet('/', 'Transfer-Encoding: brotli\r\n'), 400],
    ['HTTP/3.0', 'GET / HTTP/3.0\r\nHost: a\r\n\r\n', 400],
    ['TLS in the request line', 'GET https://a/?lang=vi HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 200],
    ['TLS in capitals', 'GET HTTPS://a/?lang=vi HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 200],
    ['a header with a line break', 'GET / HTTP/1.1\r\nHost: a\r\nA: b\rc\r\n\r\n', 400],
    ['headers of 20 KB', toGet('/', `A: ${'a'.repeat(20_000)}\r\n`), 431],
    ['an unknown expectation', toGet('/', 'Expect: tea\r\n'), 417],
    ['a body after a question', 'POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n', 405],
    ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', 200],
    ['an upgrade', toGet('/', 'Upgrade: websocket\r\nConnection: Upgrade, close\r\n'), 200],
  ])('%s: with all headers', async (_name, text, status) => {
    const client = await openConnection(server.port)
    client.send(text)
    await client.closed
    expect(toStatus(client.received())).toBe(status)
    expect(toSecurityHeaders(client.received())).toEqual(expected)
    expect(client.received()).not.toContain('; Secure')
  })

  test('a client that has sent its request and closed its side gets the response', async () => {
    const client = await openConnection(server.port)
    client.socket.end(toGet('/'))
    await client.closed
    expect(client.received()).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\npage$/s)
  })

  test('requests that are sent without waiting are answered in their order', async () => {
    const client = await openConnection(server.port)
    client.send(toGet('/') + toGet('/nowhere') + toGet('/healthz', 'Connection: close\r\n'))
    await client.closed
    expect(client.received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200'])
  })
})
