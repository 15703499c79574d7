import {
  array,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
  string,
  tuple,
  webQueryParameters,
  type Arbitrary,
} from 'fast-check'
import { isLocale, locales, type Locale } from '#engine/model/locale/locale.ts'

/** A request with what its answer depends on. */
export interface RandomRequest {
  method: string
  pathname: string
  /** With its question mark, or empty. */
  search: string
  headers: Readonly<Record<string, string>>
  /** The language that a page must have. */
  locale: Locale
}

/** The values of a header, and the language that each chooses. */
type Choices = readonly (readonly [value: string | undefined, locale: Locale | undefined])[]

const cookies: Choices = [
  [undefined, undefined],
  ...locales.map((locale) => [`i18n_redirected=${locale}`, locale] as const),
  ...locales.map((locale) => [`a=1; i18n_redirected=${locale}; b=2`, locale] as const),
  ['i18n_redirected=fr', undefined],
  ['i18n_redirected=%00', undefined],
  ['i18n_redirected="en"; =; ;;', 'en'], // quotes are a part of the syntax of cookies
  ['xi18n_redirected=en', undefined],
]

const browsers: Choices = [
  [undefined, undefined],
  ...locales.map((locale) => [`${locale}-XX, ${locale};q=0.9, *;q=0.1`, locale] as const),
  ['fr, en;q=0.2, vi;q=0.1', 'en'],
  ['vi;q=0, fr', undefined],
  ['*', undefined],
  [';q=1,,', undefined],
]

/** The hosts are those of the settings `plain`. */
const hosts: Choices = [
  [undefined, undefined],
  ...locales.map((locale) => [`${locale}.shs.example`, locale] as const),
  ['evil.test', undefined],
  ['en.shs.example.evil.test', undefined],
]

const encodings = [undefined, 'br', 'gzip', 'gzip, br;q=0.5', 'identity', '*;q=0', 'br;q=x,,', 'deflate']
const tags = [undefined, undefined, undefined, '*', '"other"', 'W/"a", "b"', '",', '{etag}']
const ranges = [
  undefined,
  undefined,
  undefined,
  'bytes=0-99',
  'bytes=-7',
  'bytes=99999999-',
  'bytes=5-',
  'bytes=0-1,3-4',
  'x',
]

/** Parts of paths that somebody would try. Not `#` and `?`, which end a path, and no backslash: servers refuse it. */
const hostileParts = [
  '..',
  '.',
  '',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '%00',
  '%0d%0aSet-Cookie:%20a=b',
  '%',
  '%zz',
  '%5c',
  '__proto__',
  'constructor',
  'evil.test',
  '<script>',
  "$&$'",
  '⟦q⟧'.replaceAll(/[^ -~]/g, encodeURIComponent),
  '*',
  'a'.repeat(300),
  'site.sqlite',
  'vi',
  'en',
]

const parameterNames = ['lang', 'trang', 'q', 'icons', 'muc', 'nam', 'v', '__proto__', 'lang[]', 'LANG']
const parameterValues = [
  '',
  ...locales,
  'fr',
  '0',
  '1',
  '2',
  '999',
  '2.5',
  'listing',
  'listing,x',
  '__proto__',
  'phi',
  'cổ đông',
]
const hostileValues = [
  '<img src=x onerror="1">',
  '//evil.test',
  '\r\nSet-Cookie: a=b',
  '⟦#hits⟧',
  '\u0000',
  "$&$'",
  '{{q}}',
  '"\'&',
]

/** Requests for addresses of the site, and for what is nearly one: any method, any header, in any combination. */
export function arbitraryRequest(addresses: readonly string[]): Arbitrary<RandomRequest> {
  const address = constantFrom(...addresses)
  const pathname = oneof(
    { weight: 6, arbitrary: address },
    { weight: 3, arbitrary: tuple(address, nat(), constantFrom(...hostileParts), constantFrom(0, 1)).map(spoil) },
    { weight: 1, arbitrary: tuple(address, nat()).map(([path, index]) => changeCase(path, index)) },
    {
      weight: 2,
      arbitrary: array(oneof(constantFrom(...hostileParts), partOf(address)), { maxLength: 6 }).map(toPath),
    },
    { weight: 1, arbitrary: string({ unit: 'binary', maxLength: 20 }).map((text) => `/${toEscaped(text)}`) },
  )
  const parameter = tuple(
    constantFrom(...parameterNames),
    oneof(
      { weight: 4, arbitrary: constantFrom(...parameterValues) },
      { weight: 1, arbitrary: constantFrom(...hostileValues) },
    ),
  )
  const search = oneof(
    { weight: 3, arbitrary: constant('') },
    { weight: 5, arbitrary: array(parameter, { minLength: 1, maxLength: 4 }).map(toSearch) },
    { weight: 1, arbitrary: webQueryParameters().map((query) => `?${query}`) },
    { weight: 1, arbitrary: constantFrom('?', '?&&==', '?%', '?%ff=%zz', `?${'a'.repeat(9000)}`, '?//evil.test') },
  )
  return record({
    method: constantFrom('GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'HEAD', 'OPTIONS', 'POST', 'DELETE'),
    pathname,
    search,
    cookie: constantFrom(...cookies),
    browser: constantFrom(...browsers),
    host: constantFrom(...hosts),
    encoding: constantFrom(...encodings),
    tag: constantFrom(...tags),
    range: constantFrom(...ranges),
    ifRange: constantFrom(undefined, undefined, '{etag}', '"other"'),
    forwarded: constantFrom(undefined, 'evil.test'),
  }).map(({ method, pathname: path, search: query, ...values }) => ({
    method,
    pathname: path,
    search: query,
    headers: toHeaders({
      Cookie: values.cookie[0],
      'Accept-Language': values.browser[0],
      Host: values.host[0],
      'Accept-Encoding': values.encoding,
      'If-None-Match': values.tag,
      Range: values.range,
      'If-Range': values.ifRange,
      'X-Forwarded-Host': values.forwarded,
    }),
    locale: toParamLocale(query) ?? values.cookie[1] ?? values.browser[1] ?? values.host[1] ?? defaultLocale,
  }))
}

const [defaultLocale] = locales as readonly [Locale, ...Locale[]] // the first is the source language, the default

function toParamLocale(search: string): Locale | undefined {
  const lang = new URLSearchParams(search).get('lang')
  return isLocale(lang) ? lang : undefined
}

function toHeaders(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** A part of an address, exchanged or inserted. */
function spoil([path, index, part, removed]: [string, number, string, number]): string {
  const parts = path.slice(1).split('/')
  parts.splice(index % (parts.length + 1), removed, part)
  return `/${parts.join('/')}`
}

function changeCase(path: string, index: number): string {
  const at = index % path.length
  return path.slice(0, at) + path.slice(at).toUpperCase()
}

function partOf(address: Arbitrary<string>): Arbitrary<string> {
  return tuple(address, nat()).map(([path, index]) => {
    const parts = path.slice(1).split('/')
    return parts[index % parts.length] ?? ''
  })
}

function toPath(parts: readonly string[]): string {
  return `/${parts.join('/')}`
}

function toSearch(parameters: readonly (readonly [string, string])[]): string {
  return `?${parameters.map((pair) => pair.map(toEscaped).join('=')).join('&')}`
}

function toEscaped(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
