import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportEdge } from '#engine/serve/edge/export/export-edge.ts'
import { startWorkerd, type RunningWorker } from '#engine/serve/edge/export/start-workerd.ts'
import { siteEnvironment, siteOutput } from '../site/site.ts'

// The index of the search is read once for all requests: nobody may wait for work that ended with another visitor's request.

const path = '/tim-kiem?q=co+phieu'
let folder = ''
let worker: RunningWorker

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edge-search-'))
  const to = join(folder, 'worker')
  await exportEdge({ from: siteOutput, to, fileLimit: 20_000, hasEarlierBuilds: true })
  worker = await startWorkerd({ folder: to, settings: siteEnvironment, host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await worker.close()
  await rm(folder, { recursive: true, force: true })
})

/** Asks for a search, and leaves as soon as the request is sent. */
async function askAndLeave(): Promise<void> {
  const socket = connect(Number(worker.url.port), '127.0.0.1')
  await once(socket, 'connect')
  socket.end(`GET ${path} HTTP/1.1\r\nHost: ${worker.url.host}\r\n\r\n`)
  socket.destroySoon()
  await once(socket, 'close')
}

test('a search answers although those who asked first have left', async () => {
  await Promise.all(Array.from({ length: 8 }, askAndLeave))
  const found = await Promise.all(Array.from({ length: 4 }, () => fetch(new URL(path, worker.url))))
  for (const response of found) {
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<mark>')
  }
})
