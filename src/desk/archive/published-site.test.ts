import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openExport, openServedSite } from './published-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'export-'))
const server = createServer(({ url = '' }, answer) => {
  if (url.startsWith('/cut')) answer.writeHead(200, { 'Content-Length': '9' }).write('a', () => answer.destroy())
  else if (url.startsWith('/moved')) answer.writeHead(301, { Location: '/elsewhere' }).end()
  else answer.writeHead(url.startsWith('/a') ? 200 : url.startsWith('/gone') ? 410 : 404).end(url)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test('a served site is read with the language of the page', async () => {
  const site = openServedSite(origin)
  expect(await site.readPage('/a', 'en')).toBe('/a?lang=en')
  expect(await site.readPage('/b', 'en')).toBeUndefined()
  expect(await site.hashFile('/a')).toMatch(/^[0-9a-f]{64}$/)
  expect(await site.hashFile('/b')).toBeUndefined()
  expect([await site.readPage('/gone', 'vi'), await site.hashFile('/gone.pdf')]).toEqual([undefined, undefined])
})

test.each([
  ['/moved', /\/moved answers 301$/],
  ['/cut', /\/cut cannot be read: /],
])('%s is an error with its address', async (path, message) => {
  await expect(openServedSite(origin).hashFile(path)).rejects.toThrow(message)
})

test('a server that does not answer is an error with its address', async () => {
  await expect(openServedSite('http://127.0.0.1:1').hashFile('/a')).rejects.toThrow(
    'http://127.0.0.1:1/a cannot be read',
  )
})

const otherVersion = '{"version":2,"pages":{},"files":{}}'

test.each(['', '{}', 'null', '{"pages":1}', '{"pages":{},"files":{}}', otherVersion])(
  'a list of an export that is %j is refused',
  (text) => {
    writeFileSync(join(folder, 'site.json'), text)
    expect(() => openExport(folder)).toThrow('is no list of an export; export again')
  },
)

test('an export is read by its list', async () => {
  const pages = { '/a': { vi: [{ file: 'a.html' }], en: [{ file: 'gone.html' }] } }
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ version: 1, pages, files: { '/b.pdf': { file: 'b' } } }))
  writeFileSync(join(folder, 'a.html'), 'A')
  writeFileSync(join(folder, 'b'), 'B')
  const site = openExport(folder)
  expect([await site.readPage('/a', 'vi'), await site.readPage('/a', 'en'), await site.readPage('/c', 'vi')]).toEqual([
    'A',
    undefined,
    undefined,
  ])
  expect([await site.hashFile('/b.pdf'), await site.hashFile('/c.pdf')]).toEqual([
    'df7e70e5021544f4834bbee64a9e3789febc4be81470df629cad6ddb03320a5c',
    undefined,
  ])
})
