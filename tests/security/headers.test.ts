import { afterAll, describe, expect, test, vi } from 'vitest'
import { schemeScriptHash } from '#engine/model/config/scheme-script.ts'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { createApp } from '#engine/serve/app.ts'
import { openStore } from '#engine/store/open-store.ts'
import { createTargets } from '../contract/targets/create-targets.ts'
import { siteOutput } from '../site/site.ts'

// The header set, word by word: that every answer of every server has it is part of the contract (tests/contract).

const store = openStore(siteOutput)
afterAll(() => store.close())
/** Only pages have styles in the document. */
const styles = store
  .current()
  .styleHashes.map((hash) => ` '${hash}'`)
  .join('')

const toPlain = (styles: string) => ({
  'content-security-policy':
    `default-src 'none'; script-src 'self'${styles && ` '${schemeScriptHash}'`}; style-src 'self'${styles}; img-src 'self'; font-src 'self'; ` +
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; " +
    `${styles && "frame-src 'self'; "}form-action 'self' https://thu-bao.example; base-uri 'none'; object-src 'none'; ` +
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types built-html",
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), gamepad=(), geolocation=(), ' +
    'gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), ' +
    'picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), storage-access=(), usb=(), ' +
    'window-management=(), xr-spatial-tracking=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
})

const toSecure = (styles: string) => ({
  ...toPlain(styles),
  'content-security-policy': `${toPlain(styles)['content-security-policy']}; upgrade-insecure-requests`,
  // Without preload: docs/security.md says why.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
})

/** Documents that any site may frame state their own policy. */
function toFramed({
  'x-frame-options': _denied,
  'origin-agent-cluster': _keyed,
  ...others
}: Record<string, string>): Record<string, unknown> {
  return {
    ...others,
    'content-security-policy': expect.stringMatching(framedPolicy),
    'cross-origin-resource-policy': 'cross-origin',
  }
}

const framedPolicy =
  /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors \*$/

const [onPlainHttp, onTls] = [toPlain(styles), toSecure(styles)]
const [onPlainHttpOther, onTlsOther] = [toPlain(''), toSecure('')]

/** Headers that no answer may have: they say what runs the site, or give it to other sites. */
const telling = ['x-powered-by', 'via', 'x-aspnet-version', 'x-runtime', 'access-control-allow-origin']

/** All headers about security of an answer. */
function securityOf({ headers }: Response): Record<string, string> {
  const names = new Set([...Object.keys(onTls), ...telling])
  return Object.fromEntries([...headers].filter(([name]) => names.has(name)))
}

const targets = await createTargets(siteOutput, { SITE_TRUST_PROXY: '1' })

const proto = (value: string) => ({ headers: { 'X-Forwarded-Proto': value } })

describe.each(targets)('$name', ({ fetch, close }) => {
  afterAll(close)

  test.each([
    ['/ve-shs', styles],
    ['/khong-co', styles],
    ['/robots.txt', ''],
    ['/ve-shs/', ''],
    ['/_payload/khong-co', ''],
  ])('%s has the header set', async (path, styles) => {
    expect(securityOf(await fetch(path))).toEqual(toPlain(styles))
    expect(securityOf(await fetch(path, { headers: { 'X-Forwarded-Proto': 'http' } }))).toEqual(toPlain(styles))
    expect(securityOf(await fetch(path, { headers: { 'X-Forwarded-Proto': 'https' } }))).toEqual(toSecure(styles))
    // A version would tell which known weaknesses to try; nginx cannot leave out its name.
    expect((await fetch(path)).headers.get('Server') ?? '').toMatch(/^(?:nginx)?$/)
  })

  test.each(['vi', 'en'])('a document that other sites may frame has a header set of its own (%s)', async (locale) => {
    const path = `/nhung/co-phieu.${locale}.html`
    expect(securityOf(await fetch(path, proto('http')))).toEqual(toFramed(onPlainHttpOther))
    expect(securityOf(await fetch(path, proto('https')))).toEqual(toFramed(onTlsOther))
    const tag = (await fetch(path)).headers.get('ETag') ?? ''
    const unchanged = await fetch(path, { headers: { 'If-None-Match': tag } })
    expect(unchanged.status).toBe(304)
    expect(securityOf(unchanged)).toEqual(toFramed(onPlainHttpOther))
  })

  test.each(['HTTPS', 'Https', ' https', 'https,http', 'https, http', 'HTTPS ,http', 'https, https', 'https,'])(
    'a proxy that writes "%s" was asked over TLS',
    async (value) => {
      expect(securityOf(await fetch('/ve-shs', { headers: { 'X-Forwarded-Proto': value } }))).toEqual(onTls)
    },
  )

  test.each([
    'http, https',
    'http,https',
    ',https',
    'on',
    'httpss',
    'https://',
    '"https"',
    'https http',
    'https;http',
    '',
  ])('a proxy that writes "%s" was not', async (value) => {
    expect(securityOf(await fetch('/ve-shs', { headers: { 'X-Forwarded-Proto': value } }))).toEqual(onPlainHttp)
  })
})

test('an error of the program has the header set too, and says nothing of its cause', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = { ...store, read: () => Promise.reject(new Error('/srv/site.sqlite: disk I/O error')) }
  const response = await createApp(broken, parseSiteConfig({})).request('/ve-shs')
  expect(response.status).toBe(500)
  expect(securityOf(response)).toEqual(toPlain(''))
  expect(await response.text()).toBe('Something went wrong on our side\n')
  expect(reported).toHaveBeenCalledOnce()
  reported.mockRestore()
})
