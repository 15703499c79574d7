import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notFoundFiles, toBinary, toPage } from '#engine/store/store-fixture.ts'
import { TestOutput } from '#engine/store/test-output-fixture.ts'
import { openConnection, toGet, toStatus } from './raw-connection.ts'
import { asInProduction, startServer } from './running-server.ts'

const isFullRun = process.env['E2E_FULL'] === '1'
const film = new Uint8Array(30_000_000)

let site: TestOutput
beforeAll(async () => {
  site = await TestOutput.create()
  site.publish({ page: [toPage('/', 'page')], film: [toBinary('/film.mp4', film)], notFound: notFoundFiles })
})
afterAll(() => site.remove())

const start = (environment: Readonly<Record<string, string>> = {}) => startServer(environment, { output: site.target })

/** A connection that has begun to receive the film, and takes no more of it for now. */
async function openDownload(port: number) {
  const client = await openConnection(port)
  client.send(toGet('/film.mp4'))
  await client.until('\r\n\r\n')
  client.socket.pause()
  return client
}

describe.concurrent('SIGTERM', () => {
  test('the server says at once that it is not ready, and still answers while a proxy turns away', async () => {
    const server = await start({ SERVER_DRAIN_SECONDS: '2' })
    const idle = await openConnection(server.port)
    idle.send(toGet('/'))
    await idle.until('page')
    const signalled = performance.now()
    server.send('SIGTERM')
    const ready = async () => (await fetch(`http://127.0.0.1:${server.port}/readyz`)).status
    while ((await ready()) === 200) expect(performance.now() - signalled).toBeLessThan(500)
    expect(await ready()).toBe(503)
    const response = await fetch(`http://127.0.0.1:${server.port}/`)
    expect([response.status, response.headers.get('Connection'), await response.text()]).toEqual([200, 'close', 'page'])
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
    idle.send(toGet('/'))
    await idle.closed
    expect(idle.received().match(/HTTP\/1\.1 200/g)?.length).toBe(2)
    expect(await server.ended).toBe(0)
    expect(performance.now() - signalled).toBeLessThan(4000)
  })

  test('a download in flight is finished, and nothing new is taken', async () => {
    const server = await start()
    const download = await openDownload(server.port)
    const [idle, silent, slow] = await Promise.all([1, 2, 3].map(() => openConnection(server.port)))
    idle?.send(toGet('/'))
    await idle?.until('page')
    slow?.send('GET / HTTP/1.1\r\nHost:')
    server.send('SIGTERM')
    await Promise.all([idle?.closed, silent?.closed, slow?.closed])
    await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow()
    download.socket.resume()
    await download.closed
    expect(download.count()).toBeGreaterThan(film.length)
    expect(await server.ended).toBe(0)
    expect(server.stderr()).toBe('')
  })

  test('a download that takes too long is cut at the limit', async () => {
    const server = await start({ SERVER_STOP_SECONDS: '2' })
    await openDownload(server.port)
    const signalled = performance.now()
    server.send('SIGTERM')
    expect(await server.ended).toBe(0)
    const took = performance.now() - signalled
    expect(took).toBeGreaterThan(1900)
    expect(took).toBeLessThan(4000)
    expect(server.stderr()).toBe('1 connections were cut, because they were not done in 2 s\n')
  })

  test('a second signal ends the server at once', async () => {
    const server = await start({ SERVER_STOP_SECONDS: '60' })
    await openDownload(server.port)
    const signalled = performance.now()
    const again = setInterval(() => server.send('SIGTERM'), 200)
    expect(await server.ended).toBe(143)
    clearInterval(again)
    expect(performance.now() - signalled).toBeLessThan(3000)
  })

  test('the same signal from a terminal and from npm is one', async () => {
    const server = await start()
    const download = await openDownload(server.port)
    server.send('SIGINT')
    server.send('SIGINT')
    setTimeout(() => download.socket.resume(), 100)
    expect(await server.ended).toBe(0)
    // What the server has sent may still be on its way.
    await download.closed
    expect(download.count()).toBeGreaterThan(film.length)
  })

  test('SIGINT does not wait for a proxy', async () => {
    const server = await start({ SERVER_DRAIN_SECONDS: '60' })
    const signalled = performance.now()
    server.send('SIGINT')
    expect(await server.ended).toBe(0)
    expect(performance.now() - signalled).toBeLessThan(2000)
  })

  test('SIGHUP changes nothing', async () => {
    const server = await start()
    const client = await openConnection(server.port)
    server.send('SIGHUP')
    client.send(toGet('/', 'Connection: close\r\n'))
    await client.closed
    expect(toStatus(client.received())).toBe(200)
    await server.stop()
    expect(await server.ended).toBe(0)
  })
})

describe.concurrent('an end without notice', () => {
  test('killed in load and started again: the first answer within half a second', async () => {
    const server = await start()
    const { port } = server
    const statuses: number[] = []
    const load = Array.from({ length: 16 }, async () => {
      for (;;) {
        const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
        if (!response) return
        statuses.push(response.status)
        if (statuses.length === 300) server.send('SIGKILL')
        await response.text().catch(() => '')
      }
    })
    expect(await server.ended).toBe('SIGKILL')
    await Promise.all(load)
    expect(new Set(statuses)).toEqual(new Set([200]))

    const began = performance.now()
    const next = await startServer(asInProduction, { output: site.target, port })
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
    const took = performance.now() - began
    console.info(`killed and started again: the first answer after ${Math.round(took)} ms`)
    // Beside other tests, most of the time is theirs.
    expect(took).toBeLessThan(isFullRun ? 500 : 3000)
    await next.stop()
  })
})
