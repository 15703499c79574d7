import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { createApp } from '#engine/serve/app.ts'
import { createLocaleReader } from '#engine/serve/request-locale.ts'
import { openStore } from '#engine/store/open-store.ts'
import { fuzz } from '../fuzz/fuzz.ts'
import { siteEnvironment, siteOutput } from '../site/site.ts'

// No header makes the server throw or compute for long, whatever a client sends.

const config = parseSiteConfig(siteEnvironment)
const store = openStore(siteOutput)
const app = createApp(store, config)
afterAll(() => store.close())

const size = 8 * 1024
const of = (part: string) => part.repeat(Math.ceil(size / part.length)).slice(0, size)

/** Eight kilobytes of what a parser of lists, weights, cookies, ranges or tags may stumble over. */
const long = [
  ',', ';', '=', '"', ' ', '\t', '*', '-', 'a', 'q', ';q=', ', ', 'en,', 'en;q=0.1,', 'vi-VN;q=0.9,', 'xx;q=1;q=1;', 'a-'.repeat(9),
  '*;q=0,', 'en;q=0.0000000001,', 'en;q=1e999,', 'a=b; ', 'i18n_redirected=vi; ', '__proto__=en; ', '%', '%zz', '%e1', '"a", ',
  'W/"a", ', 'W/', 'bytes=0-1,', 'bytes=', '0-', '-1,', 'gzip;q=0,', 'br,', 'identity;q=0,', '\u00ff', '/', ':', '[', '\\', '(', "'",
].map(of) // prettier-ignore

const names = [
  'Accept-Language',
  'Cookie',
  'Accept-Encoding',
  'If-None-Match',
  'If-Range',
  'Range',
  'X-Forwarded-Proto',
  'Host',
]

/** Milliseconds of the fastest of several runs: other programs may be running. */
function fastest(run: () => void): number {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}

test.each(['Accept-Language', 'Cookie'])('8 KB of anything in %s is read in less than a millisecond', (name) => {
  for (const value of long) {
    const headers = new Headers({ [name]: value })
    const url = new URL('http://localhost/ve-shs')
    const took = fastest(() => expect(locales).toContain(createLocaleReader(config)({ url, headers })))
    expect(took, JSON.stringify(value.slice(0, 20))).toBeLessThan(1)
  }
})

test.each(names)('8 KB of anything in %s is answered fast, and never with an error of the server', async (name) => {
  for (const value of long) {
    for (const path of ['/ve-shs', '/favicon.ico', '/_icons/shs.json?icons=listing']) {
      const start = process.cpuUsage()
      const response = await app.request(path, { headers: { [name]: value } })
      const took = process.cpuUsage(start).user / 1000
      expect(response.status, `${path} ${name}: ${value.slice(0, 20)}`).toBeLessThan(500)
      expect(took, `${path} ${name}: ${value.slice(0, 20)}`).toBeLessThan(200)
    }
  }
})

/** Values that the platform lets through in a header: no line ends, no characters above U+00FF. */
const headerValue = fc.oneof(
  fc.string({ unit: 'binary-ascii', maxLength: 200 }).map((text) => text.replace(/[\0\r\n]/g, '')),
  fc.stringMatching(/^[a-zA-Z*,;=." 0-9-]{0,300}$/),
  fc
    .array(fc.constantFrom('vi', 'en', 'en-US', '*', ';q=', '0', '1', '.', ',', ' ', 'i18n_redirected=', 'bytes=', '"'))
    .map((parts) => parts.join('')),
)

test('no header leads to an error, another language or a foreign word', async () => {
  const run = fc.asyncProperty(
    fc.constantFrom('/ve-shs', '/khong-co', '/robots.txt', '/favicon.ico', '/tim-kiem?q=phi'),
    fc.dictionary(fc.constantFrom(...names), headerValue, { maxKeys: 4 }),
    async (path, headers) => {
      const response = await app.request(path, { headers })
      expect(response.status).toBeLessThan(500)
      const language = response.headers.get('Content-Language')
      if (language !== null) expect(locales).toContain(language)
      expect(response.headers.get('Set-Cookie')).toBeNull()
    },
  )
  await fuzz(run)
})

test.each([
  ['words', 'a '.repeat(3900)],
  ['one word', 'a'.repeat(7800)],
  ['different words', Array.from({ length: 1300 }, (_none, index) => `w${index}`).join('+')],
  ['letters with marks', '%E1%BA%A5'.repeat(860)],
  ['combining marks', 'a%CC%81'.repeat(1100)],
  ['quotes', '%22'.repeat(2600)],
  ['numbers', '1.'.repeat(3900)],
  ['a pattern', '(a%2B)%2B'.repeat(850)],
  ['words of the site', 'phi+'.repeat(1900)],
  ['begun words of the site', 'ph+gi+ch+'.repeat(800)],
])('a search for nearly 8 KB of %s takes less than a second', async (_name, query) => {
  const start = process.cpuUsage()
  const response = await app.request(`/tim-kiem?q=${query}`)
  expect(response.status).toBeLessThan(500)
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000)
})
