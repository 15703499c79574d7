import { policyHeader } from '#engine/model/config/framed-policy.ts'
import { schemeScriptHash } from '#engine/model/config/scheme-script.ts'
import type { BuildSettings } from '#engine/model/config/site-config.ts'
import { htmlPolicy } from '#lib/trusted-types.ts'

interface HeaderOptions {
  /** True if the request came over TLS. Over plain HTTP, headers that require TLS would make the site unusable. */
  isSecure: boolean
  /** The icon services that pages request; empty if this site provides all icons. */
  iconOrigins: readonly string[]
  /** The service to which forms for e-mail alerts are sent, if there is one. */
  alertOrigin?: string | undefined
  /** The hashes of the styles in documents: no other style in a document has any effect. */
  styleHashes: readonly string[]
}

/** The settings of a release that its security headers state. */
export const toHeaderSettings = ({ iconOrigins, alerts }: Pick<BuildSettings, 'iconOrigins' | 'alerts'>) => ({
  iconOrigins,
  alertOrigin: alerts?.origin,
})

interface FramedOptions extends Pick<HeaderOptions, 'isSecure'> {
  /** As the record of its file states it. */
  policy: string
}

/** The headers of every response, besides documents that other sites may frame: pages, errors, assets, redirects, 304. */
export function toSecurityHeaders(options: HeaderOptions): Readonly<Record<string, string>> {
  const { isSecure } = options
  return {
    [policyHeader]: toContentSecurityPolicy(options),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Origin-Agent-Cluster': '?1',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Permissions-Policy': permissionsPolicy,
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Headers that such a document cannot have: one would forbid all frames, one has no meaning in a sandbox, and is reported there. */
const notInFrames = ['X-Frame-Options', 'Origin-Agent-Cluster']

/**
 * The headers of a document that other sites may frame. It states its own policy, which allows its styles and nothing else, and may be
 * embedded in pages that ask for permission to embed.
 */
export function toFramedHeaders({ isSecure, policy }: FramedOptions): Readonly<Record<string, string>> {
  const all = Object.entries(toSecurityHeaders({ isSecure, iconOrigins: [], styleHashes: [] }))
  const others = Object.fromEntries(all.filter(([name]) => !notInFrames.includes(name)))
  return { ...others, [policyHeader]: policy, 'Cross-Origin-Resource-Policy': 'cross-origin' }
}

function toContentSecurityPolicy({ isSecure, iconOrigins, alertOrigin, styleHashes }: HeaderOptions): string {
  return [
    "default-src 'none'",
    // Pages, which have styles, have one script.
    `script-src 'self'${styleHashes.length > 0 ? ` '${schemeScriptHash}'` : ''}`,
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...iconOrigins].join(' '),
    "media-src 'self'",
    "manifest-src 'self'",
    // Samples of the documents that other sites frame; no other allows it.
    ...(styleHashes.length > 0 ? ["frame-src 'self'"] : []),
    ["form-action 'self'", ...(alertOrigin === undefined ? [] : [alertOrigin])].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${htmlPolicy}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** All features of browsers that this site does not use. It uses autoplay, for a muted video. */
const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')
