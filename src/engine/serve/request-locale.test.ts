import { expect, test } from 'vitest'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { createLocaleReader } from './request-locale.ts'

const readLocale = createLocaleReader(parseSiteConfig({ SITE_HOSTS: 'en.firm.example=en' }))

function localeOf(headers: Record<string, string>, search = ''): Locale {
  const url = new URL(`http://firm.example/${search}`)
  return readLocale({ url, headers: new Headers(headers) })
}

/** Asks with both default languages: undefined if the header has no effect. */
function acceptedLocale(header: string): Locale | undefined {
  const [plain, english] = ['firm.example', 'en.firm.example'].map((host) =>
    localeOf({ Host: host, 'Accept-Language': header }),
  )
  return plain === english ? plain : undefined
}

test.each<[string, Locale | undefined]>([
  ['vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
  ['vi-VN, en-US', 'vi'],
  ['en-GB, vi-VN', 'en'],
  ['EN-us', 'en'],
  ['fr-FR, vi', 'vi'],
  ['en;q=0.5, vi;q=0.8', 'vi'],
  ['en;q=0, vi;q=0.1', 'vi'],
  ['en;q=0', undefined],
  ['en-US, vi;q=0.7, en;q=0.3', 'en'],
  ['en;q=abc, vi;q=0.1', 'vi'],
  ['fr, de', undefined],
  ['english', undefined],
  ['*', undefined],
  ['', undefined],
  [',,,', undefined],
])('Accept-Language %j → %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale)
})

test.each<[string, string, Record<string, string>, Locale]>([
  ['a link first', '?lang=en', { Cookie: 'i18n_redirected=vi', 'Accept-Language': 'vi' }, 'en'],
  ['then the cookie', '', { Cookie: 'a=b; i18n_redirected=en', 'Accept-Language': 'vi' }, 'en'],
  ['then the browser', '', { 'Accept-Language': 'en' }, 'en'],
  ['then the host', '', { 'Accept-Language': 'fr', Host: 'en.firm.example' }, 'en'],
  ['then the default', '', { 'Accept-Language': 'fr' }, 'vi'],
  ['an unknown language in a link is ignored', '?lang=fr', { Cookie: 'i18n_redirected=en' }, 'en'],
  ['an unknown language in the cookie is ignored', '', { Cookie: 'i18n_redirected=EN', 'Accept-Language': 'en' }, 'en'],
  ['an inherited name in the cookie is ignored', '', { Cookie: 'i18n_redirected=__proto__' }, 'vi'],
])('%s', (_name, search, headers, locale) => {
  expect(localeOf(headers, search)).toBe(locale)
})

test.each([['x'.repeat(8192)], [','.repeat(8192)], [';q='.repeat(2000)], ['"'.repeat(8192)], ['a;"\\'.repeat(2000)]])(
  'a malformed header has no effect',
  (header) => {
    expect(acceptedLocale(header)).toBeUndefined()
  },
)
