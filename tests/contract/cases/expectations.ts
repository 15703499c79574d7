import type { Locale } from '#engine/model/locale/locale.ts'
import type { RedirectStatus } from '#engine/model/urls/redirects.ts'
import type { Expected, ExpectedBody } from '../row.ts'

// What many rows expect.

type Headers = NonNullable<Expected['headers']>

/** The headers of whatever depends on the visitor's language. */
export const toHtmlHeaders = (locale: Locale): Headers => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Language': locale,
  'Cache-Control': 'private, no-cache',
  Vary: 'Cookie, Accept-Language, Accept-Encoding',
})

/** A page as it was prerendered. */
export const page = (
  path: string,
  locale: Locale,
  { number = 1, headers = {} }: { number?: number; headers?: Headers } = {},
): Expected => ({
  status: 200,
  headers: { ...toHtmlHeaders(locale), ETag: /^"[0-9a-f]{24}"$/, 'Set-Cookie': null, ...headers },
  body: { page: path, locale, number },
})

/** A page that is made for the request. */
export const madePage = (locale: Locale, shows: string, headers: Headers = {}): Expected => ({
  status: 200,
  headers: { ...toHtmlHeaders(locale), ETag: /^"[0-9a-f]{24}"$/, 'Set-Cookie': null, ...headers },
  shows: [shows, `<html lang="${locale}"`],
})

/** The page for addresses that do not exist. */
export const notFound = (locale: Locale = 'vi', more: Partial<Expected> = {}): Expected => ({
  status: 404,
  headers: { ...toHtmlHeaders(locale), ETag: null, Location: null },
  shows: [`<html lang="${locale}"`, '<h1'],
  ...more,
})

/** One line of text. */
export const text = (status: number, message: string, headers: Headers = {}): Expected => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Set-Cookie': null, ...headers },
  body: `${message}\n`,
})

/** For programs: of an address below `/_` or `/assets/`. */
export const missing = text(404, 'Not found')

export const redirect = (status: RedirectStatus, location: string): Expected => ({
  status,
  headers: { Location: location, 'Cache-Control': 'no-cache', 'Set-Cookie': null },
  body: '',
})

const caching = {
  immutable: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  revalidate: 'public, no-cache',
} as const

/** A file as it is. */
export const file = (url: string, type: string, cache: keyof typeof caching, headers: Headers = {}): Expected => ({
  status: 200,
  headers: {
    'Content-Type': type,
    'Cache-Control': caching[cache],
    Vary: 'Accept-Encoding',
    ETag: /^"[0-9a-f]{24}(?:-br|-gzip)?"$/,
    'Set-Cookie': null,
    ...headers,
  },
  body: { file: url } satisfies ExpectedBody,
})

export const notModified = (headers: Headers = {}): Expected => ({
  status: 304,
  headers: { 'Content-Length': null, 'Content-Encoding': null, ETag: /^"/, ...headers },
  body: '',
})
