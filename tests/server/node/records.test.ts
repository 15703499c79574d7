import { afterAll, beforeAll, expect, test } from 'vitest'
import { notFoundFiles, toBinary, toPage } from '#engine/store/store-fixture.ts'
import { TestOutput } from '#engine/store/test-output-fixture.ts'
import { findFreePort } from '../../contract/targets/find-free-port.ts'
import { openConnection, toGet } from './raw-connection.ts'
import { startServer } from './running-server.ts'

// What the server writes down of requests: the access log and the metrics.

const film = new Uint8Array(30_000_000)
let site: TestOutput
beforeAll(async () => {
  site = await TestOutput.create()
  site.publish({ page: [toPage('/tin', 'page')], film: [toBinary('/film.mp4', film)], notFound: notFoundFiles })
})
afterAll(() => site.remove())

interface Line {
  [field: string]: unknown
}

function toLines(text: string): Line[] {
  const lines = text.split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Line) // a line of the log is an object
}

test('the access log has a line for each request, none of them with a query or a full address', async () => {
  const server = await startServer({ SERVER_ACCESS_LOG: '1', SITE_TRUST_PROXY: '1' }, { output: site.target })
  const ask = (path: string, headers = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { method, headers })
  const forwarded = { 'X-Forwarded-For': '198.51.100.9, 203.0.113.77' }
  await ask('/tin?q=a-secret-word', forwarded)
  await ask('/nowhere?b=a-secret-word', { 'X-Forwarded-For': '2001:db8:1:2::77' })
  await ask('/tin', {}, 'POST')
  await ask('/healthz')
  const left = await openConnection(server.port)
  left.send(toGet('/film.mp4'))
  await left.until('\r\n\r\n')
  left.socket.destroy()
  await left.closed
  // Until the server has seen all of it, nothing of the download is written.
  const stopped = server.stop()
  await stopped

  const lines = toLines(server.stdout())
  expect(lines.map(({ method, path, status, client, cut }) => ({ method, path, status, client, cut }))).toEqual([
    { method: 'GET', path: '/tin', status: 200, client: '203.0.113.0' },
    { method: 'GET', path: '/nowhere', status: 404, client: '2001:db8:1::' },
    { method: 'POST', path: '/tin', status: 405 },
    { method: 'GET', path: '/film.mp4', status: 200, cut: true },
  ])
  for (const line of lines) {
    expect(Object.keys(line)).toEqual(expect.arrayContaining(['time', 'bytes', 'ms', 'release']))
    expect(line['release']).toBe(1)
  }
  expect(server.stdout()).not.toMatch(/secret|203\.0\.113\.77|198\.51|db8:1:2/)
  expect(lines.at(-1)?.['bytes']).toBeLessThan(film.length)
  expect(server.stderr()).toMatch(/^Serving /)
})

test('nothing of the log is lost at a graceful stop, in load', async () => {
  const server = await startServer({ SERVER_ACCESS_LOG: '1' }, { output: site.target })
  let answered = 0
  const load = Array.from({ length: 8 }, async () => {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${server.port}/tin`).catch(() => undefined)
      if (!response) return
      await response.text()
      answered++
      if (answered === 1000) server.send('SIGTERM')
    }
  })
  expect(await server.ended).toBe(0)
  await Promise.all(load)
  expect(toLines(server.stdout()).length).toBe(answered)
})

test('without the setting there is no log', async () => {
  const server = await startServer({}, { output: site.target })
  await fetch(`http://127.0.0.1:${server.port}/tin`)
  await server.stop()
  expect(server.stdout()).toMatch(/^Serving .*\n$/)
})

test('metrics are on a port of their own, and count what was answered', async () => {
  const port = await findFreePort()
  const server = await startServer({ SERVER_METRICS_PORT: String(port) }, { output: site.target })
  for (const path of ['/tin', '/tin', '/nowhere', '/film.mp4', '/readyz']) {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`)
    await response.arrayBuffer()
  }
  const metrics = await fetch(`http://localhost:${port}/metrics`)
  expect(metrics.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await metrics.text()
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'site_requests_total{kind="page",status="2xx"} 2',
      'site_requests_total{kind="page",status="4xx"} 1',
      'site_requests_total{kind="file",status="2xx"} 1',
      'site_requests_total{kind="probe",status="2xx"} 1',
      'site_request_duration_seconds_count{kind="page"} 3',
      'site_cut_responses_total 0',
      'site_release 1',
    ]),
  )
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status).toBe(404)
  await server.stop()
})
