import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportEdge } from '#engine/serve/edge/export/export-edge.ts'
import { startWorkerd, type RunningWorker } from '#engine/serve/edge/export/start-workerd.ts'
import { openOutput } from '#engine/store/open-output.ts'
import { notFoundFiles, toBinary, toOptions, toPage, toText } from '#engine/store/store-fixture.ts'
import { createRawClient, type RawClient } from '../contract/targets/raw-client.ts'

// What only the Worker has: Cloudflare's note of the encodings, files in parts, and assets that fail. All else is in the
// contract of all servers.

const size = 9_000_000
const film = Uint8Array.from({ length: size }, (_, index) => (index * 31) % 253)
const page = 'text '.repeat(3000)
const folder = mkdtempSync(join(tmpdir(), 'edge-'))
let worker: RunningWorker
let client: RawClient

beforeAll(async () => {
  const from = join(folder, 'dist')
  const to = join(folder, 'worker')
  const output = openOutput(from)
  output.publish(toOptions('x'), (draft) => {
    draft.put('files', [toPage('/ve-shs', page), toBinary('/film.mp4', film), ...notFoundFiles])
    draft.put('lost', [toText('/lost.txt', 'a'.repeat(300_000))])
  })
  output.close()
  await exportEdge({ from, to, fileLimit: 100, hasEarlierBuilds: true })
  // An asset that the deployment lacks.
  const contents = join(to, 'assets/contents')
  for (const name of await readdir(contents)) if (name.endsWith('.br')) await rm(join(contents, name))
  worker = await startWorkerd({ folder: to, settings: {}, host: '127.0.0.1', port: 0 })
  client = createRawClient(Number(worker.url.port))
})
afterAll(async () => {
  client.close()
  await worker.close()
  await rm(folder, { recursive: true, force: true })
})

/** Asks for the video, and leaves after its first bytes. */
async function leaveEarly(): Promise<void> {
  const response = await fetch(new URL('/film.mp4', worker.url))
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.cancel()
}

/** A request as it is behind Cloudflare: Accept-Encoding is Cloudflare's own, and the client's is beside it. */
function fetchBehindCloudflare(path: string, clientAcceptEncoding: string): Promise<Response> {
  return client.fetch(path, {
    headers: { 'Accept-Encoding': 'gzip, br', 'MF-CF-Blob': JSON.stringify({ clientAcceptEncoding }) },
  })
}

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['', null],
])('Cloudflare says that the client accepts %j: %j', async (accepted, encoding) => {
  const { headers } = await fetchBehindCloudflare('/ve-shs', accepted)
  expect(headers.get('Content-Encoding')).toBe(encoding)
})

test.each<[string, string | undefined, number, number, number]>([
  ['the whole', undefined, 200, 0, size - 1],
  ['the first bytes', 'bytes=0-99', 206, 0, 99],
  ['across two parts', 'bytes=4194300-4194310', 206, 4_194_300, 4_194_310],
  ['the end', 'bytes=-1000', 206, size - 1000, size - 1],
])('a large file: %s', async (_case, range, status, start, end) => {
  const response = await client.fetch('/film.mp4', range === undefined ? {} : { headers: { Range: range } })
  expect([response.status, response.headers.get('Content-Length')]).toEqual([status, String(end + 1 - start)])
  expect(Buffer.compare(await response.bytes(), film.subarray(start, end + 1))).toBe(0)
})

test('clients that leave in the middle of a video do no harm', async () => {
  await Promise.all(Array.from({ length: 20 }, leaveEarly))
  const { status } = await client.fetch('/ve-shs')
  expect(status).toBe(200)
})

test('an asset that is missing is that request’s 500, with all headers', async () => {
  const [failed, other] = await Promise.all([client.fetch('/lost.txt'), client.fetch('/readyz')])
  expect([failed.status, await failed.text()]).toEqual([500, 'Something went wrong on our side\n'])
  expect([other.status, await other.text()]).toEqual([200, 'x\n'])
  const names = [
    'Content-Security-Policy',
    'Permissions-Policy',
    'X-Content-Type-Options',
    'Cross-Origin-Opener-Policy',
  ]
  for (const name of names) expect(failed.headers.get(name)).toBe(other.headers.get(name))
})

test('no address leads to an asset', async () => {
  const paths = ['/packs/0', '/shards/0', '/contents/a.0', '//packs/0', '/./packs/0', '/%70acks/0']
  const found = await Promise.all(paths.map((path) => client.fetch(path)))
  expect(found.map(({ status }) => status)).toEqual(paths.map(() => 404))
})

test('with an invalid setting the Worker does not start', async () => {
  const start = startWorkerd({
    folder: join(folder, 'worker'),
    settings: { SITE_DEFAULT_LOCALE: 'fr' },
    host: '127.0.0.1',
    port: 0,
  })
  await expect(start).rejects.toThrow()
})

test('a port in use: a sentence that names another', async () => {
  const port = Number(worker.url.port)
  const start = startWorkerd({ folder: join(folder, 'worker'), settings: {}, host: '127.0.0.1', port })
  await expect(start).rejects.toThrow(`Port ${port} is in use. Stop the program that uses it, or choose another port`)
})
