import { bundlesPath } from '#engine/model/bundles.ts'
import { policyHeader } from '#engine/model/config/framed-policy.ts'
import type { SiteConfig } from '#engine/model/config/site-config.ts'
import type { CachePolicy, ReleaseFacts } from '#engine/model/config/store.ts'
import { toLocaleCookie } from '#engine/model/locale/locale-cookie.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { cacheControl } from '../cache-control.ts'
import { toFramedHeaders, toHeaderSettings, toSecurityHeaders } from '../security-headers.ts'
import { quote, quotePattern, quoteValue, toMap, type MapLine } from './config-text.ts'
import { toFileLines, type FileRule, type FileValues } from './file-rules.ts'
import { suffixPattern } from './plan-types.ts'
import { bytesTree, textTrees } from './trees.ts'

/** A file of an export as responses see it: `key` is its path below its tree, without the end for its type. */
export interface SentFile {
  key: string
  cache: CachePolicy
  headers?: Readonly<Record<string, string>> | undefined
}

/** Headers, each with the variable of its value: nginx sends none whose value is empty. */
export type HeaderVariables = readonly (readonly [name: string, variable: string])[]

interface ResponseOptions {
  files: readonly SentFile[]
  release: ReleaseFacts
  config: SiteConfig
}

const trees = [...Object.values(textTrees), bytesTree].join('|')

/**
 * The headers of all answers, as variables that depend on the status and on the file that is sent. They are set in one place:
 * a location of nginx with a header of its own would have none of the others.
 */
export function toResponseMaps({ files, release, config }: ResponseOptions): {
  maps: string
  headers: HeaderVariables
} {
  const parts = [toFileHeaders(files), toComputedHeaders(), toSecurityMaps(release, files)]
  const sent = toMap('site_sent', {
    of: '$uri',
    lines: [[quote(`~^/(?:${trees})(?<site_key>/.*?)${suffixPattern}$`), '$site_key']],
  })
  return {
    maps: [sent, toSecureMap(config), ...parts.map(({ maps }) => maps)].join(''),
    headers: parts.flatMap(({ headers }) => headers),
  }
}

interface Part {
  maps: string
  headers: HeaderVariables
}

/** `Content-Language` → `site_content_language`. */
const toVariable = (name: string): string => `site_${name.toLowerCase().replaceAll('-', '_')}`

/**
 * For a range beyond the end nginx has added all headers once, for the file, when it finds that out, and adds them again for
 * the error: there they are empty.
 */
function toHeaderMap(variable: string, value: string): string {
  return toMap(`${variable}_header`, { of: '$status', fallback: value, lines: [['416', '""']], isVolatile: true })
}

const folders = ['_social', '_i18n'].join('|')

const cacheRules: readonly FileRule[] = [
  [/^\/files\/assets\//, cacheControl.immutable],
  [new RegExp(`^/(?:images|files/(?:${folders}))/`), cacheControl.day],
]

const languageRules: readonly FileRule[] = locales.flatMap((locale): FileRule[] => [
  [new RegExp(`^/pages/${locale}/`), locale],
  [new RegExp(`^/files/.*\\.${locale}\\.[a-z0-9]+$`), locale],
])

/** Events of the calendar; other files have the title of their document. */
const dispositionRules: readonly FileRule[] = [[/\/(?<site_name>[a-z0-9.-]+\.ics)$/, 'inline; filename={site_name}']]

const knownRules: Readonly<Record<string, readonly FileRule[]>> = {
  'Content-Language': languageRules,
  'Content-Disposition': dispositionRules,
}

/** Headers that the release states for each file. */
function toFileHeaders(files: readonly SentFile[]): Part {
  const stated = files.flatMap(({ headers = {} }) => Object.keys(headers))
  // A policy of its own is among the headers about security.
  const names = [...new Set([...Object.keys(knownRules), ...stated])].filter((name) => name !== policyHeader)
  const toValues = (name: string): FileValues => files.map(({ key, headers }) => [key, headers?.[name] ?? ''])
  const caches: FileValues = files.map(({ key, cache }) => [
    key,
    key.startsWith('/pages/') ? 'page' : cacheControl[cache],
  ])
  return {
    maps: [
      toMap('site_file_cache', {
        of: '$site_sent',
        fallback: quote(cacheControl.revalidate),
        lines: [
          ['""', 'no-store'],
          ...toFileLines(caches, [[/^\/pages\//, 'page'], ...cacheRules], cacheControl.revalidate).map(
            ([match, value]): MapLine => [match, value === '"page"' ? '"private, no-cache"' : value],
          ),
        ],
      }),
      toMap('site_cache_control', {
        of: '$status',
        fallback: '$site_file_cache',
        lines: [
          ['204', '""'],
          [quote('~^30[12378]$'), 'no-cache'],
          [quote('~^(?:40[0135-9]|41[1-57]|5)'), 'no-store'],
        ],
      }),
      toHeaderMap('site_cache_control', '$site_cache_control'),
      ...names.flatMap((name) => [
        toMap(toVariable(name), { of: '$site_sent', lines: toFileLines(toValues(name), knownRules[name] ?? []) }),
        toHeaderMap(toVariable(name), `$${toVariable(name)}`),
      ]),
    ].join(''),
    headers: [
      ['Cache-Control', 'site_cache_control_header'],
      ...names.map((name) => [name, `${toVariable(name)}_header`] as const),
    ],
  }
}

/** Headers that depend on the request too. */
function toComputedHeaders(): Part {
  const texts = Object.entries(textTrees).filter(([encoding]) => encoding !== 'identity')
  return {
    maps: [
      toMap('site_content_encoding_header', {
        of: '"$status $uri"',
        lines: texts.map(([encoding, tree]) => [quote(`~^(?:200|410) /${tree}/`), encoding]),
        isVolatile: true,
      }),
      toMap('site_vary', {
        of: '$site_sent',
        lines: [
          [quote('~^/pages/'), '"Cookie, Accept-Language, Accept-Encoding"'],
          [quote(String.raw`~^/files${bundlesPath}/.*\.zip$`), '""'],
          [quote('~^/(?:files|images)/'), 'Accept-Encoding'],
        ],
      }),
      toHeaderMap('site_vary', '$site_vary'),
      // nginx adds it where it looks for a range and finds none that it sends, and only there.
      toMap('site_accept_ranges_header', {
        of: '"$status $site_range $http_if_range $uri"',
        lines: [
          [quote(`~^200 whole .*/${bytesTree}/`), 'bytes'],
          [quote(`~^200 part  /${bytesTree}/`), 'bytes'],
          [quote(`~^304 .*/${bytesTree}/`), 'bytes'],
        ],
        isVolatile: true,
      }),
      toMap('site_set_cookie_header', {
        of: '"$site_is_secure $site_param_locale $site_sent"',
        lines: locales.flatMap((locale) =>
          [true, false].map((isSecure): MapLine => [
            quote(`~^${isSecure ? 1 : ''} ${locale} /pages/`),
            quoteValue(toLocaleCookie(locale, isSecure)),
          ]),
        ),
        isVolatile: true,
      }),
      toMap('site_allow_header', {
        of: '"$status $request_method"',
        lines: [
          [quote('~^405 '), '"GET, HEAD, OPTIONS"'],
          ['"204 OPTIONS"', '"GET, HEAD, OPTIONS"'],
        ],
      }),
    ].join(''),
    headers: [
      ['Content-Encoding', 'site_content_encoding_header'],
      ['Vary', 'site_vary_header'],
      ['Accept-Ranges', 'site_accept_ranges_header'],
      ['Set-Cookie', 'site_set_cookie_header'],
      ['Allow', 'site_allow_header'],
    ],
  }
}

/** `$site_is_secure`: whether the visitor's connection is encrypted. */
function toSecureMap({ isProxyTrusted }: SiteConfig): string {
  return toMap('site_is_secure', {
    of: isProxyTrusted ? '$http_x_forwarded_proto' : '$scheme',
    lines: [[quotePattern(/^[ \t]*https[ \t]*(?:,|$)/i), '1']],
  })
}

/** Every answer has these. Some would make the site unusable without TLS, and only pages have styles. */
function toSecurityMaps({ settings, styleHashes }: ReleaseFacts, files: readonly SentFile[]): Part {
  const make = (isSecure: boolean, isPage: boolean) =>
    toSecurityHeaders({ isSecure, ...toHeaderSettings(settings), styleHashes: isPage ? styleHashes : [] })
  const [plain, secure, plainPage, securePage] = [
    make(false, false),
    make(true, false),
    make(false, true),
    make(true, true),
  ]
  const names = Object.keys(secure)
  const framed = files.flatMap(({ key, headers }) => {
    const policy = headers?.[policyHeader]
    return policy === undefined ? [] : [{ key, policy }]
  })
  /** Documents that other sites may frame: exact texts are looked up before the patterns. */
  const toFramedLines = (name: string): MapLine[] =>
    framed.flatMap(({ key, policy }) =>
      [false, true].map((isSecure): MapLine => {
        const value = toFramedHeaders({ isSecure, policy })[name] ?? ''
        return [quote(`${isSecure ? 1 : ''} ${key}`), value === '' ? '""' : quoteValue(value)]
      }),
    )
  const toLines = (name: string): MapLine[] => [...toFramedLines(name), ...toPageLines(name)]
  const toPageLines = (name: string): MapLine[] =>
    (
      [
        // The file tells it also where nginx sends no type, because the client has the page already.
        [quote(String.raw`~^1 .*\.html$`), securePage[name]],
        [quote('~^1 '), secure[name]],
        [quote(String.raw`~\.html$`), plainPage[name]],
      ] as const
    ).flatMap(([match, value = '']): MapLine[] => (value === plain[name] ? [] : [[match, quoteValue(value)]]))
  return {
    maps: names
      .flatMap((name) => [
        toMap(toVariable(name), {
          of: '"$site_is_secure $site_sent"',
          fallback: quoteValue(plain[name] ?? ''),
          lines: toLines(name),
        }),
        toHeaderMap(toVariable(name), `$${toVariable(name)}`),
      ])
      .join(''),
    headers: names.map((name) => [name, `${toVariable(name)}_header`]),
  }
}
