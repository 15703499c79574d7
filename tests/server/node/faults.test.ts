import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { notFoundFiles, toBinary, toPage, toText } from '#engine/store/store-fixture.ts'
import { TestOutput } from '#engine/store/test-output-fixture.ts'
import { openConnection, toGet, toSecurityHeaders, toStatus } from './raw-connection.ts'
import { startServer, type RunningServer } from './running-server.ts'

// What goes wrong below the server: one request's error is that request's alone.

/** Texts that do not compress, so that they are stored as files. */
const noise = Array.from({ length: 60_000 }, (_none, index) => Math.imul(index, 2_654_435_761).toString(36)).join('')

let site: TestOutput
let server: RunningServer
beforeEach(async () => {
  site = await TestOutput.create()
  site.publish({
    pages: [toPage('/', 'page')],
    large: [toText('/large.json', noise), toBinary('/film.mp4', new Uint8Array(3_000_000))],
    notFound: notFoundFiles,
  })
  server = await startServer({}, { output: site.target })
})
afterEach(async () => {
  await server.stop()
  await site.remove()
})

async function ask(path: string): Promise<string> {
  const client = await openConnection(server.port)
  client.send(toGet(path, 'Connection: close\r\n'))
  await client.closed
  return client.received()
}

test('an error while a request is answered is a 500 with all headers, and others are answered', async () => {
  await rm(join(site.target, 'objects'), { recursive: true })
  const failed = await ask('/large.json')
  expect(toStatus(failed)).toBe(500)
  expect(failed).not.toContain('ENOENT')
  const page = await ask('/')
  expect(toStatus(page)).toBe(200)
  expect(toSecurityHeaders(failed)).toEqual(toSecurityHeaders(page))
  expect(server.stderr()).toContain('ENOENT')
})

test('an error after the headers ends the response, so that nobody takes a part for the whole', async () => {
  await rm(join(site.target, 'objects'), { recursive: true })
  const failed = await ask('/film.mp4')
  expect(failed.length).toBeLessThan(3_000_000)
  expect(toStatus(await ask('/'))).toBe(200)
  expect(server.stderr()).toContain('ENOENT')
})

test.each([
  ['rubbish', 'no database'],
  ['nothing', ''],
])('an output that is replaced by %s: the release that was read stays', async (_name, text) => {
  expect(toStatus(await ask('/'))).toBe(200)
  const file = join(site.target, 'site.sqlite')
  site.output.close()
  await rm(file)
  await writeFile(file, text)
  expect(toStatus(await ask('/'))).toBe(200)
  expect(toStatus(await ask('/nowhere'))).toBe(404)
  await rm(site.target, { recursive: true })
  expect(toStatus(await ask('/'))).toBe(200)
  site.reopen()
  site.publish({ pages: [toPage('/', 'page again')], notFound: notFoundFiles })
  // Whether there is another file is not looked at for each request.
  while (!(await ask('/')).includes('page again')) expect(toStatus(await ask('/'))).toBe(200)
})
