import { afterAll, describe, expect, test } from 'vitest'
import { createTargets } from '../contract/targets/create-targets.ts'
import { siteOutput } from '../site/site.ts'
import { scan, type Ask, type Scan } from './observatory/scan.ts'
import { scoreScan } from './observatory/score-scan.ts'

const host = 'https://shs.example'

/** The best points without the preload list of browsers. */
const best = {
  'content-security-policy': 10,
  cookies: 0,
  'cross-origin-embedder-policy': 10,
  'cross-origin-opener-policy': 10,
  'cross-origin-resource-sharing': 0,
  redirection: 0,
  'referrer-policy': 5,
  'strict-transport-security': 0,
  'subresource-integrity': 5,
  'x-content-type-options': 0,
  'x-frame-options': 5,
  'cross-origin-resource-policy': 10,
}

const targets = await createTargets(siteOutput, { SITE_TRUST_PROXY: '1' })

describe.each(targets)('$name, behind a proxy that terminates TLS', ({ fetch, close }) => {
  afterAll(close)

  /** The proxy: it sends plain requests to the same address at https, and tells the server that a request was secure. */
  const ask: Ask = async (url, init = {}) => {
    if (url.protocol === 'http:') {
      return new Response(null, { status: 308, headers: { Location: url.href.replace('http:', 'https:') } })
    }
    const headers = { ...init.headers, Host: url.host, 'X-Forwarded-Proto': 'https', Accept: 'text/html' }
    return fetch(url.pathname + url.search, { ...init, headers })
  }

  test.each([
    ['/', 155],
    ['/trang-chu', 155],
    ['/ve-shs', 155],
    ['/tin-tuc/tin-tuc-moi-nhat', 155],
    ['/tim-kiem?q=phi', 155],
    // With the cookie of the language, which is secure and for this site alone.
    ['/ve-shs?lang=en', 160],
  ])('%s has %s points', async (path, points) => {
    const { score, modifiers } = scoreScan(await scan(new URL(path, host), ask))
    expect(modifiers).toEqual({ ...best, cookies: points - 155 })
    expect(score).toBe(points)
  })
})

const csp = (value: string | undefined) => ({ headers: { 'Content-Security-Policy': value } })
const from = (...urls: string[]) => ({ fromHttp: urls.map((url) => new URL(url)) })

describe('the points', () => {
  const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
  }

  interface Case extends Partial<Omit<Scan, 'page'>> {
    headers?: Readonly<Record<string, string | undefined>>
    html?: string
  }

  function toModifiers({
    headers: more = {},
    html = '<script src="/a.js" integrity="sha384-a"></script>',
    ...others
  }: Case) {
    const all = Object.entries({ ...headers, ...more }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    )
    const page = { url: new URL(host), status: 200, headers: new Headers(all), html }
    const fromHttp = [new URL('http://shs.example'), new URL(host)]
    return scoreScan({ page, fromHttp, cookies: [], cors: new Headers(), ...others })
  }

  test('are those of all tests together', () => {
    expect(toModifiers({})).toEqual({ score: 155, modifiers: best })
    // Whoever loses more than ten gets no extra points.
    expect(toModifiers({ headers: { 'Strict-Transport-Security': undefined } }).score).toBe(80)
    expect(toModifiers({ headers: { 'X-Content-Type-Options': undefined } }).score).toBe(150)
  })

  test.each<[string, Case, number]>([
    ['content-security-policy', csp(undefined), -25],
    ['content-security-policy', csp("default-src 'self'"), 5],
    ['content-security-policy', csp("default-src 'none'; script-src 'unsafe-inline'"), -20],
    ['content-security-policy', csp("default-src 'none'; script-src 'unsafe-inline' 'sha256-a'"), 10],
    ['content-security-policy', csp("default-src 'none'; script-src https:"), -20],
    ['content-security-policy', csp("default-src 'none'; script-src 'strict-dynamic'"), -25],
    ['content-security-policy', csp("script-src 'self'; style-src 'self'"), -20],
    ['content-security-policy', csp("default-src 'none'; script-src 'unsafe-eval'"), -10],
    ['content-security-policy', csp("default-src 'none'; connect-src http://a.test"), -20],
    ['content-security-policy', csp("default-src 'none'; img-src http://a.test"), -10],
    ['content-security-policy', csp("default-src 'none'; style-src 'unsafe-inline'"), 0],
    ['cookies', { cookies: ['a=b; Secure; SameSite=Lax'] }, 5],
    ['cookies', { cookies: ['a=b; Secure'] }, 0],
    ['cookies', { cookies: ['a=b; SameSite=Lax'] }, -5],
    ['cookies', { cookies: ['a=b; Secure; SameSite=Lax', 'c=d'] }, -5],
    ['cookies', { cookies: ['a=b'], headers: { 'Strict-Transport-Security': undefined } }, -20],
    ['cookies', { cookies: ['session=b; Secure; SameSite=Lax'] }, -30],
    ['cookies', { cookies: ['a=b; Secure; SameSite=x'] }, -20],
    ['cookies', { cookies: ['csrf=b; Secure'] }, -20],
    ['redirection', from(), 0],
    ['redirection', from('http://a.test'), -20],
    ['redirection', from('http://a.test', 'http://a.test/b', 'https://a.test'), -10],
    ['redirection', from('http://a.test', 'https://b.test'), -5],
    ['redirection', from('http://a.test', 'https://a.test', 'http://a.test/c'), -20],
    ['referrer-policy', { headers: { 'Referrer-Policy': 'no-referrer, unsafe-url' } }, -5],
    ['referrer-policy', { headers: { 'Referrer-Policy': 'x, no-referrer' } }, 5],
    ['strict-transport-security', { headers: { 'Strict-Transport-Security': 'max-age=100' } }, -10],
    ['strict-transport-security', { headers: { 'Strict-Transport-Security': 'max-age=99999999, max-age=1' } }, -20],
    ['subresource-integrity', { html: '<p>' }, 0],
    ['subresource-integrity', { html: '<script src="/a.js"></script>' }, 0],
    ['subresource-integrity', { html: '<script src="https://a.test/a.js"></script>' }, -5],
    ['subresource-integrity', { html: '<script src="http://a.test/a.js"></script>' }, -50],
    ['x-frame-options', csp("default-src 'none'"), -20],
    ['x-frame-options', { headers: { 'Content-Security-Policy': "default-src 'none'", 'X-Frame-Options': 'DENY' } }, 5],
    ['cross-origin-resource-policy', { headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } }, 0],
    ['cross-origin-resource-policy', { headers: { 'Cross-Origin-Resource-Policy': 'x' } }, -5],
    ['cross-origin-opener-policy', { headers: { 'Cross-Origin-Opener-Policy': undefined } }, 0],
    [
      'cross-origin-resource-sharing',
      {
        cors: new Headers({
          'Access-Control-Allow-Origin': 'https://observatory.example',
          'Access-Control-Allow-Credentials': 'true',
        }),
      },
      -50,
    ],
    ['cross-origin-resource-sharing', { cors: new Headers({ 'Access-Control-Allow-Origin': '*' }) }, 0],
  ])('%s: %j gives %s', (name, given, points) => {
    expect(toModifiers(given).modifiers[name]).toBe(points)
  })
})
