import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assert, array, asyncProperty, constantFrom, integer, oneof, string, tuple } from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { createEncodingReader } from '#engine/serve/accepted-encodings.ts'
import { exportForNginx } from '#engine/serve/nginx/export-for-nginx.ts'
import { createLocaleReader } from '#engine/serve/request-locale.ts'
import { toHeaderSettings, toSecurityHeaders } from '#engine/serve/security-headers.ts'
import { openOutput } from '#engine/store/open-output.ts'
import type { OutputFile } from '#engine/store/output-file.ts'
import { notFoundFiles, toBinary, toOptions, toPage, toText } from '#engine/store/store-fixture.ts'
import { createCertificate } from '../bench/browser/create-certificate.ts'
import { findFreePort } from './targets/find-free-port.ts'
import { findNginx, startNginx, temporaryFolders, toMainConfig, toProcessConfig } from './targets/nginx-target.ts'
import { createRawClient } from './targets/raw-client.ts'

// What the rows of the contract do not show of nginx: any text in its configuration, a release that is replaced while
// requests arrive, and the configuration in docs/deploy/nginx.md.

const program = findNginx()

let folder = ''
let site = ''
let closers: (() => Promise<void> | void)[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  site = join(folder, 'site')
})

afterEach(async () => {
  for (const close of closers.toReversed()) await close()
  closers = []
  await rm(folder, { recursive: true, force: true })
})

const config = parseSiteConfig({ SITE_HOSTS: 'en.firm.example=en,[::1]:3000=en' })

/** The settings of these releases. */
const released = toHeaderSettings(toOptions('x').settings)

function publish(files: readonly OutputFile[]): void {
  const output = openOutput(join(folder, 'dist'))
  output.publish(toOptions('x'), (draft) => draft.put('site', [...notFoundFiles, ...files]))
  output.close()
}

const runExport = () => exportForNginx({ from: join(folder, 'dist'), to: site, keep: 5, config })

async function start(toConfig: (port: number) => string) {
  if (program === undefined) throw new Error('nginx is not installed')
  const port = await findFreePort()
  const server = await startNginx(program, folder, toConfig(port))
  const client = createRawClient(port)
  closers.push(server.close, client.close)
  return { ...server, port, fetch: client.fetch }
}

const startSite = () => start((port) => toMainConfig(port, site))

const paths = ['/', '/a', '/b']

const toPages = (name: string) => paths.map((path) => toPage(path, `${name} ${path}`.repeat(50)))

const weight = oneof(
  integer({ min: 0, max: 100 }).map((hundredths) => `;q=${hundredths / 100}`),
  constantFrom('', ';q=1.000', '; q=0.5', ';q=0', ';q=.5', ';q=x', ';level=1;q=0.3'),
)

const tag = oneof(
  constantFrom('vi', 'en', 'vi-VN', 'EN-us', 'fr', '*', 'eng', 'e', ''),
  string({ maxLength: 5 }).map((text) => text.replaceAll(/[^\w*-]/g, '')),
)

/** One decimal counts for encodings. */
const tenth = oneof(
  integer({ min: 0, max: 10 }).map((tenths) => `;q=${tenths / 10}`),
  constantFrom('', '; q=0', ';q=0.0'),
)

const coding = constantFrom('br', 'gzip', 'GZIP', 'identity', 'deflate', 'zstd', '*', 'x-gzip', '')

/** Accept-Language, Accept-Encoding, Host. */
const arbitraryChoices = tuple(
  array(tuple(tag, weight), { maxLength: 6 }).map(toHeader),
  array(tuple(coding, tenth), { maxLength: 6 }).map(toHeader),
  constantFrom(
    '[::1]:3000',
    '[::1]:3001',
    'en.firm.example',
    'EN.Firm.example',
    'en.firm.example.:443',
    'en.firm.example:80',
    'en.firm.example:',
    'en.firm.example:8080',
    'firm.example',
  ),
)

if (program === undefined) {
  test('nginx is absent', () => console.info('contract: nginx is absent on this machine; it is not tested'))
} else {
  describe('nginx', () => {
    test.each([
      'inline; filename="a$uri b.pdf"',
      'a"; return 200 "x',
      '"; } server { listen 1; } #',
      '${site_dollar}{site_locale}',
      String.raw`\" \\ \n \$uri`,
      "'; #",
      'Báo cáo $1 {site_name} {2026}',
    ])('a header of content is text in its configuration: %s', async (value) => {
      const film = toBinary('/film.mp4', new Uint8Array(9))
      publish([{ ...film, record: { ...film.record, headers: { 'Content-Disposition': value } } }])
      await runExport()
      const { fetch } = await startSite()
      const answer = await fetch('/film.mp4')
      expect(answer.status).toBe(200)
      const bytes = Buffer.from(answer.headers.get('Content-Disposition') ?? '', 'latin1')
      expect(bytes.toString()).toBe(value)
    })

    test.each(['/a"b.mp4', '/a;b.mp4', '/a b.mp4', '/a$uri.mp4', '/a\n.mp4', '/{a}.mp4', "/a'.mp4"])(
      'a file at %j never reaches its configuration',
      async (url) => {
        publish([toBinary(url, new Uint8Array(9))])
        await expect(runExport()).rejects.toThrow('nginx would not find it')
      },
    )

    test.each([
      ['no request', 'GARBAGE', 400],
      ['a URL above 16 KB', `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: localhost`, 414],
      ['no host', 'GET / HTTP/1.1', 400],
      ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b', 400],
      ['a header above 16 KB', `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'a'.repeat(17_000)}`, 400],
      ['an unknown transfer coding', 'GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: brotli', 400],
      [
        'transfer codings of which one is unknown',
        'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked',
        400,
      ],
      ['HTTP/2.0', 'GET / HTTP/2.0\r\nHost: localhost', 400],
      ['HTTP/3.0', 'GET / HTTP/3.0\r\nHost: localhost', 400],
      ['TLS in the request line', 'GET https://localhost/?lang=vi HTTP/1.1\r\nHost: localhost', 200],
      ['TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost', 405],
      ['an unknown method', 'ASK /film.mp4 HTTP/1.1\r\nHost: localhost', 405],
      ['HTTP/1.0', 'GET / HTTP/1.0', 200],
      ['a condition', 'GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\nIf-Match: "other"', 412],
      ['a range beyond the end', 'GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\nRange: bytes=9-', 416],
      ['its own folders', 'GET /identity/pages/vi/~.html HTTP/1.1\r\nHost: localhost', 404],
      ['its own texts', 'GET /~/failure HTTP/1.1\r\nHost: localhost', 404],
      ['its configuration', 'GET /server.conf HTTP/1.1\r\nHost: localhost', 404],
    ])('%s: every security header, once', async (_case, request, status) => {
      publish([toPage('/', 'home'), toBinary('/film.mp4', new Uint8Array(9))])
      await runExport()
      const { port } = await startSite()
      const [head = ''] = (await readRaw(port, `${request}\r\nConnection: close\r\n\r\n`)).split('\r\n\r\n')
      const lines = head.split('\r\n')
      expect(lines[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      const wanted = toSecurityHeaders({ isSecure: false, ...released, styleHashes: [] })
      for (const [name, value] of Object.entries(wanted)) {
        expect(lines.filter((line) => line.startsWith(`${name}: `))).toEqual([`${name}: ${value}`])
      }
      expect(head).not.toMatch(/nginx\/\d|; Secure|^Strict-Transport-Security/m)
    })

    test('no request is answered wrongly while releases replace each other', async () => {
      publish(toPages('first'))
      const { directory: first } = await runExport()
      const server = await startSite()
      // A connection that is kept may be closed at any moment: browsers then ask again, and the client here does not.
      const headers = { Connection: 'close' }
      const counts = { first: 0, second: 0 }
      const over = new AbortController()
      const ask = async () => {
        for (let index = 0; !over.signal.aborted; index++) {
          const path = paths[index % paths.length] ?? '/'
          const answer = await server.fetch(path, { headers })
          const body = await answer.text()
          const name = body.startsWith('first') ? 'first' : 'second'
          expect([answer.status, body]).toEqual([200, `${name} ${path}`.repeat(50)])
          counts[name]++
        }
      }
      const visitors = Promise.all([ask(), ask(), ask(), ask()])
      const seen = async (name: keyof typeof counts) => {
        const before = counts[name]
        while (counts[name] < before + 20) await server.fetch('/healthz', { headers })
      }
      await seen('first')
      publish(toPages('second'))
      await runExport()
      // The link has another target, but nginx serves one release until it is told.
      await seen('first')
      await server.reload()
      await seen('second')
      publish(toPages('first'))
      const { directory: third } = await runExport()
      expect(third).not.toBe(first)
      await server.reload()
      await seen('first')
      over.abort()
      await visitors
    })

    test('any Accept-Language and Accept-Encoding choose as in the handler', async () => {
      publish([])
      await runExport()
      const { fetch } = await start((port) =>
        toMainConfig(port, site).replace(/include \S+server\.conf;/, 'return 200 "$site_locale $site_tree";'),
      )
      const readLocale = createLocaleReader(config)
      const readEncodings = createEncodingReader()
      const property = asyncProperty(arbitraryChoices, async ([language, encoding, host]) => {
        const headers = { Host: host, 'Accept-Language': language, 'Accept-Encoding': encoding }
        const chosen = await (await fetch('/', { headers })).text()
        const locale = readLocale({ url: new URL('http://localhost/'), headers: new Headers(headers) })
        expect(chosen).toBe(`${locale} ${readEncodings(encoding).ofFiles ?? 'identity'}`)
      })
      await assert(property, { numRuns: 2000 })
    })

    test('the configuration of docs/deploy/nginx.md serves over TLS, and leads there', async () => {
      publish([toPage('/', 'home'), toText('/robots.txt', 'Allow', { type: 'text/plain; charset=utf-8' })])
      await runExport()
      const { key, cert } = createCertificate()
      await writeFile(join(folder, 'site.key'), key)
      await writeFile(join(folder, 'site.crt'), cert)
      const tlsPort = await findFreePort()
      const documented = /```nginx\n([^]*?)```/.exec(await readFile('docs/deploy/nginx.md', 'utf8'))?.[1] ?? ''
      const { fetch } = await start((port) =>
        `${toProcessConfig()}${documented}`
          .replace('http {\n', `http {\n${temporaryFolders}`)
          .replaceAll('/srv/shs', site)
          .replace('listen 80;', `listen 127.0.0.1:${port};`)
          .replace('listen 443 ', `listen 127.0.0.1:${tlsPort} `)
          .replaceAll('/etc/ssl/', `${folder}/`)
          .replace('/var/log/nginx/', `${folder}/`),
      )
      const plain = await fetch('/tin-tuc?trang=2', { headers: { Host: 'evil.test' } })
      expect([plain.status, plain.headers.get('Location')]).toEqual([308, 'https://shs.example/tin-tuc?trang=2'])
      const options = { ...released, styleHashes: [] }
      for (const [name, value] of Object.entries(toSecurityHeaders({ isSecure: false, ...options }))) {
        expect(plain.headers.get(name), name).toBe(value)
      }
      const secure = await readOverTls(`https://localhost:${tlsPort}/?lang=vi&secret=1`)
      expect(secure.statusCode).toBe(200)
      expect(secure.headers['set-cookie']).toEqual([expect.stringContaining('; Secure')])
      for (const [name, value] of Object.entries(toSecurityHeaders({ isSecure: true, ...options }))) {
        expect(secure.headers[name.toLowerCase()], name).toBe(value)
      }
      const log = await readFile(join(folder, 'site.log'), 'utf8')
      const entries: unknown[] = log
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(entries).toContainEqual(expect.objectContaining({ path: '/', status: 200, address: '127.0.0.0' }))
      expect(log).not.toContain('secret')
    })
  })
}

/** All that a server answers to bytes that may be no request, until it closes the connection. */
async function readRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(bytes, 'latin1')
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}

function toHeader(items: readonly (readonly [name: string, weight: string])[]): string {
  return items.map((parts) => parts.join('')).join(', ')
}

/** Asks a server whose certificate nobody has signed. */
async function readOverTls(url: string): Promise<IncomingMessage> {
  const request = get(url, { rejectUnauthorized: false, agent: false })
  const [answer] = (await once(request, 'response')) as [IncomingMessage] // the event's only argument
  answer.resume()
  await once(answer, 'end')
  return answer
}
