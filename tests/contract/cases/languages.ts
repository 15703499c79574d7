import { toLocaleCookie } from '#engine/model/locale/locale-cookie.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { Row, RowRequest } from '../row.ts'
import { notFound, page, redirect, toHtmlHeaders } from './expectations.ts'

const path = '/ve-shs'
const cookie = (value: string) => ({ Cookie: `i18n_redirected=${value}` })
const accept = (value: string) => ({ 'Accept-Language': value })
const host = (value: string) => ({ Host: value })

/** Which of the two languages a request for the same page gets. */
const choices: readonly (readonly [name: string, request: Partial<RowRequest>, locale: Locale])[] = [
  ['nothing chosen', {}, 'vi'],
  ['a cookie', { headers: cookie('en') }, 'en'],
  ['a cookie among others', { headers: { Cookie: 'a=1; i18n_redirected=en; b=i18n_redirected=vi' } }, 'en'],
  ['a cookie without spaces', { headers: { Cookie: 'a=1;i18n_redirected=en' } }, 'en'],
  ['a cookie before the browser', { headers: { ...cookie('vi'), ...accept('en') } }, 'vi'],
  ['a cookie before the host', { headers: { ...cookie('vi'), ...host('en.shs.example') } }, 'vi'],
  ['a cookie in capitals', { headers: cookie('EN') }, 'vi'],
  ['a cookie of an unknown language', { headers: { ...cookie('fr'), ...accept('en') } }, 'en'],
  ['a cookie with a region', { headers: cookie('en-US') }, 'vi'],
  ['an empty cookie', { headers: cookie('') }, 'vi'],
  ['a cookie with markup', { headers: cookie('<script>') }, 'vi'],
  ['a cookie with a similar name', { headers: { Cookie: 'xi18n_redirected=en' } }, 'vi'],
  ['a cookie with a longer name', { headers: { Cookie: 'i18n_redirected2=en' } }, 'vi'],
  ['a cookie named __proto__', { headers: { Cookie: '__proto__=en; constructor=en' } }, 'vi'],
  ['a cookie of 4 KB before', { headers: { Cookie: `a=${'x'.repeat(4000)}; i18n_redirected=en` } }, 'en'],
  ['a parameter of an unknown language', { path: `${path}?lang=fr`, headers: cookie('en') }, 'en'],
  ['a parameter in capitals', { path: `${path}?lang=EN` }, 'vi'],
  ['an empty parameter', { path: `${path}?lang=` }, 'vi'],
  ['a parameter with a region', { path: `${path}?lang=en-US` }, 'vi'],
  ['a parameter with another name', { path: `${path}?language=en` }, 'vi'],
  ['a parameter in capitals by name', { path: `${path}?LANG=en` }, 'vi'],
  ['a browser in English', { headers: accept('en') }, 'en'],
  ['a browser in British English', { headers: accept('en-GB,en;q=0.9') }, 'en'],
  ['a browser in capitals', { headers: accept('EN-us') }, 'en'],
  ['a browser in Vietnamese', { headers: accept('vi-VN,vi;q=0.9,en;q=0.8') }, 'vi'],
  ['a browser by weights', { headers: accept('vi;q=0.5, en;q=0.9') }, 'en'],
  ['a browser by weights, in order', { headers: accept('vi;q=0.9, en;q=0.5') }, 'vi'],
  ['a browser by the weight of the region', { headers: accept('en-US, vi;q=0.7, en;q=0.3') }, 'en'],
  ['a browser with equal weights', { headers: accept('en, vi') }, 'en'],
  ['a browser in languages of others', { headers: accept('fr-FR, de;q=0.8') }, 'vi'],
  ['a browser in others first', { headers: accept('fr, en;q=0.2, vi;q=0.1') }, 'en'],
  ['a browser that refuses Vietnamese', { headers: accept('vi;q=0, en;q=0.1') }, 'en'],
  ['a browser that refuses English', { headers: accept('en;q=0') }, 'vi'],
  ['a browser that takes any', { headers: accept('*') }, 'vi'],
  ['a browser that takes any, English first', { headers: accept('en, *;q=0.5') }, 'en'],
  ['a browser with rubbish', { headers: accept(';;;q=,,=') }, 'vi'],
  ['a browser with rubbish and English', { headers: accept(';q=1, ,en') }, 'en'],
  ['a browser with three decimals', { headers: accept('vi;q=0.899, en;q=0.9') }, 'en'],
  ['a browser with spaces', { headers: accept(' vi ; q=0.1 , en ; q=0.2 ') }, 'en'],
  ['a browser with a language of three letters', { headers: accept('eng, vie') }, 'vi'],
  ['a browser with an empty header', { headers: accept('') }, 'vi'],
  ['a host in English', { headers: host('en.shs.example') }, 'en'],
  ['a host in English with its port', { headers: host('en.shs.example:8443') }, 'en'],
  ['a host in English with another port', { headers: host('en.shs.example:1') }, 'vi'],
  ['a host in capitals', { headers: host('EN.SHS.example') }, 'en'],
  ['a host with a final dot', { headers: host('en.shs.example.') }, 'en'],
  ['a host with the port of TLS', { headers: host('en.shs.example:443') }, 'en'],
  ['a host in capitals with a final dot and its port', { headers: host('En.shs.Example.:8443') }, 'en'],
  ['a host in Vietnamese', { headers: host('vi.shs.example') }, 'vi'],
  ['a host after the browser', { headers: { ...host('vi.shs.example'), ...accept('en') } }, 'en'],
  ['a browser of others, and a host', { headers: { ...host('en.shs.example'), ...accept('fr') } }, 'en'],
  ['a longer host', { headers: host('en.shs.example.evil.test') }, 'vi'],
  ['a host below', { headers: host('a.en.shs.example') }, 'vi'],
  ['a foreign host', { headers: host('evil.test') }, 'vi'],
  ['a host by X-Forwarded-Host', { headers: { 'X-Forwarded-Host': 'en.shs.example' } }, 'vi'],
  ['a default in English', { settings: 'proxy' }, 'en'],
  ['a default in English, a cookie', { settings: 'proxy', headers: cookie('vi') }, 'vi'],
  ['a default in English, a browser', { settings: 'proxy', headers: accept('vi') }, 'vi'],
  ['a default in English, a browser of others', { settings: 'proxy', headers: accept('fr') }, 'en'],
]

const setsCookie = (locale: Locale, isSecure = false) => ({
  headers: { 'Set-Cookie': toLocaleCookie(locale, isSecure) },
})

export const languages: readonly Row[] = [
  ...choices.map(([name, request, locale]): Row => [`language: ${name}`, { path, ...request }, page(path, locale)]),
  ['language: a parameter', { path: `${path}?lang=en` }, page(path, 'en', setsCookie('en'))],
  ['language: a parameter of the default', { path: `${path}?lang=vi` }, page(path, 'vi', setsCookie('vi'))],
  [
    'language: a parameter before all else',
    { path: `${path}?lang=vi`, headers: { ...cookie('en'), ...accept('en'), ...host('en.shs.example') } },
    page(path, 'vi', setsCookie('vi')),
  ],
  ['language: the first of two parameters', { path: `${path}?lang=en&lang=vi` }, page(path, 'en', setsCookie('en'))],
  ['language: an unknown parameter first', { path: `${path}?lang=fr&lang=en` }, page(path, 'vi')],
  ['language: an escaped parameter', { path: `${path}?lang=%65%6e` }, page(path, 'en', setsCookie('en'))],
  ['language: an escaped name of the parameter', { path: `${path}?l%61ng=en` }, page(path, 'en', setsCookie('en'))],
  ['language: a parameter among others', { path: `${path}?a=1&lang=en&b=2` }, page(path, 'en', setsCookie('en'))],
  [
    'language: a parameter that would add a cookie',
    { path: `${path}?lang=en%0d%0aSet-Cookie:%20a=b` },
    page(path, 'vi'),
  ],
  [
    'language: the cookie is for TLS alone behind a proxy',
    { path: `${path}?lang=vi`, settings: 'proxy', headers: { 'X-Forwarded-Proto': 'https' } },
    page(path, 'vi', setsCookie('vi', true)),
  ],
  ...[
    ['HTTPS', true],
    ['https,http', true],
    ['https, https', true],
    ['http', false],
    ['http, https', false],
  ].map(([protocols, isSecure]): Row => [
    `language: the cookie is for TLS alone where the first of ${protocols} is`,
    { path: `${path}?lang=vi`, settings: 'proxy', headers: { 'X-Forwarded-Proto': String(protocols) } },
    page(path, 'vi', setsCookie('vi', isSecure === true)),
  ]),
  [
    'language: X-Forwarded-Proto counts only where it is trusted',
    { path: `${path}?lang=en`, headers: { 'X-Forwarded-Proto': 'https' } },
    page(path, 'en', setsCookie('en')),
  ],
  ['language: of the not-found page, by the browser', { path: '/khong-co', headers: accept('en') }, notFound('en')],
  ['language: of the not-found page, by the cookie', { path: '/khong-co', headers: cookie('en') }, notFound('en')],
  [
    'language: of the not-found page, by the host',
    { path: '/khong-co', headers: host('en.shs.example') },
    notFound('en'),
  ],
  [
    'language: of the not-found page, by the parameter',
    { path: '/khong-co?lang=en' },
    notFound('en', { headers: { ...toHtmlHeaders('en'), 'Set-Cookie': toLocaleCookie('en', false) } }),
  ],
  ['language: of the not-found page, by default', { path: '/khong-co', settings: 'proxy' }, notFound('en')],
  [
    'language: a redirect keeps the parameter and sets no cookie',
    { path: '/lien-he?lang=en' },
    redirect(307, '/ho-tro/lien-he?lang=en'),
  ],
  [
    'language: files have none',
    { path: '/robots.txt?lang=en', headers: cookie('en') },
    { status: 200, headers: { 'Set-Cookie': null, 'Content-Language': null, Vary: 'Accept-Encoding' } },
  ],
]
