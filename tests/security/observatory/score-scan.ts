import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { toPolicyModifier } from './policy-modifier.ts'
import type { Answer, Scan } from './scan.ts'

/** The points that each test of the Observatory adds to 100 or takes from them. */
export type Modifiers = Readonly<Record<string, number>>

/**
 * The points that MDN's HTTP Observatory gives by version 6 of its algorithm, which has twelve tests. Written from its source
 * (github.com/mdn/mdn-http-observatory, the state of 20 August 2026), without what needs more than a scan: the preload list of
 * browsers (5 more points, and redirects count for nothing), certificates, and policies in `<meta>`, which the site has not.
 */
export function scoreScan(scan: Scan): { score: number; modifiers: Modifiers } {
  const { page, cors, fromHttp } = scan
  const of = (name: string) => page.headers.get(name)?.trim().toLowerCase()
  const modifiers: Modifiers = {
    'content-security-policy': toPolicyModifier(page),
    cookies: toCookiesModifier(scan),
    'cross-origin-embedder-policy': pick(of('Cross-Origin-Embedder-Policy'), {
      'require-corp': 10,
      credentialless: 10,
      'unsafe-none': 0,
    }),
    'cross-origin-opener-policy': pick(of('Cross-Origin-Opener-Policy'), {
      'same-origin': 10,
      'same-origin-allow-popups': 10,
      'noopener-allow-popups': 10,
      'unsafe-none': 0,
    }),
    'cross-origin-resource-sharing': toCorsModifier(cors),
    redirection: toRedirectionModifier(fromHttp),
    'referrer-policy': toReferrerModifier(of('Referrer-Policy')),
    'strict-transport-security': toTransportModifier(of('Strict-Transport-Security')),
    'subresource-integrity': toIntegrityModifier(page),
    'x-content-type-options': of('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    'x-frame-options': toFramesModifier(of('X-Frame-Options'), of('Content-Security-Policy')),
    'cross-origin-resource-policy': pick(of('Cross-Origin-Resource-Policy'), {
      'same-origin': 10,
      'same-site': 10,
      'cross-origin': 0,
    }),
  }
  const all = Object.values(modifiers)
  const withoutExtra = 100 + sum(all.filter((value) => value < 0))
  // Who loses much gets no extra points.
  return { score: Math.max(0, withoutExtra >= 90 ? 100 + sum(all) : withoutExtra), modifiers }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The points of a header's value: none without it, five fewer for an unknown one. */
function pick(value: string | undefined, points: Readonly<Record<string, number>>): number {
  if (value === undefined) return 0
  return Object.hasOwn(points, value) ? (points[value] ?? 0) : -5
}

function toTransportModifier(header: string | undefined): number {
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/.exec(header ?? '') ?? []
  if (seconds === undefined || header?.includes(',')) return -20
  return Number(seconds) < 15_552_000 ? -10 : 0 // six months
}

function toCookiesModifier({ cookies, page }: Scan): number {
  if (cookies.length === 0) return 0
  const isProtected = toTransportModifier(page.headers.get('Strict-Transport-Security')?.toLowerCase()) >= 0
  const worst = cookies.map((cookie) => {
    const [pair = '', ...attributes] = cookie.toLowerCase().split(/\s*;\s*/)
    const [name = ''] = pair.split('=', 1)
    const [, sameSite] = attributes.find((one) => one.startsWith('samesite'))?.split('=') ?? []
    const isSecure = attributes.includes('secure')
    const isSession = /login|sess/.test(name)
    const hasSameSite = attributes.some((one) => one.startsWith('samesite'))
    const insecure = isProtected ? (isSession ? -10 : -5) : isSession ? -40 : -20
    return Math.min(
      hasSameSite ? 5 : 0,
      hasSameSite && !['lax', 'strict', ...(isSecure ? ['none'] : [])].includes(sameSite ?? '') ? -20 : 5,
      isSecure ? 5 : insecure,
      isSession && !attributes.includes('httponly') ? -30 : 5,
      name.includes('csrf') && !hasSameSite ? -20 : 5,
    )
  })
  return Math.min(...worst)
}

function toCorsModifier(headers: Headers): number {
  const allowed = headers.get('Access-Control-Allow-Origin')
  const isReflected = allowed === 'https://observatory.example'
  return isReflected && headers.get('Access-Control-Allow-Credentials')?.trim().toLowerCase() === 'true' ? -50 : 0
}

function toRedirectionModifier([first, second, ...others]: readonly URL[]): number {
  if (!first) return 0
  const last = others.at(-1) ?? second
  if (!second || last?.protocol !== 'https:') return -20
  if (second.protocol === 'http:') return -10
  return first.hostname === second.hostname ? 0 : -5
}

const privatePolicies = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const otherPolicies = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']

function toReferrerModifier(header: string | undefined): number {
  if (header === undefined) return 0
  const policies = header.split(',').map((policy) => policy.trim())
  const last = policies.findLast((policy) => [...privatePolicies, ...otherPolicies].includes(policy)) ?? ''
  return privatePolicies.includes(last) ? 5 : -5
}

function toFramesModifier(header: string | undefined, policy: string | undefined): number {
  if (/(?:^|;)\s*frame-ancestors\s/.test(policy ?? '')) return 5
  if (header === 'deny' || header === 'sameorigin') return 5
  return header?.startsWith('allow-from') ? 0 : -20
}

function toIntegrityModifier({ url, html, headers }: Answer): number {
  if (!headers.get('Content-Type')?.startsWith('text/html')) return 0
  const scripts = [...scriptsOf(parse(html))].flatMap(({ src, integrity }) =>
    src === undefined ? [] : [{ url: new URL(src, url), hasIntegrity: integrity !== undefined && integrity !== '' }],
  )
  const foreign = scripts.filter((script) => script.url.hostname !== url.hostname)
  const points = foreign.map(({ url: { protocol }, hasIntegrity }) =>
    protocol === 'https:' ? (hasIntegrity ? 5 : -5) : hasIntegrity ? -20 : -50,
  )
  const hasOwn = scripts.some((script) => script.url.hostname === url.hostname && script.hasIntegrity)
  return Math.min(...points, hasOwn || foreign.length > 0 ? 5 : 0)
}

type Attributes = Readonly<Record<string, string | undefined>>

function* scriptsOf(node: DefaultTreeAdapterTypes.ParentNode): Generator<Attributes> {
  for (const child of node.childNodes) {
    if (!('attrs' in child)) continue
    if (child.tagName === 'script') yield Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]))
    yield* scriptsOf(child)
  }
}
