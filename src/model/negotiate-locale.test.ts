import { expect, test } from 'vitest'
import type { Locale } from './locale.ts'
import { matchLanguages, negotiateLocale } from './negotiate-locale.ts'

test.each<[string[], Locale | undefined]>([
  [['vi-VN', 'en-US'], 'vi'],
  [['en-GB', 'vi-VN'], 'en'],
  [['fr-FR', 'vi'], 'vi'],
  [['EN-us'], 'en'],
  [['fr', 'de'], undefined],
  [['*'], undefined],
  [['english'], undefined],
  [[''], undefined],
  [[], undefined],
])('browser languages %j → %s', (languages, locale) => {
  expect(matchLanguages(languages)).toBe(locale)
})

test.each<[string, Parameters<typeof negotiateLocale>[0], Locale]>([
  ['a link first', { param: 'en', cookie: 'vi', languages: ['vi'], fallback: 'vi' }, 'en'],
  ['then the cookie', { cookie: 'en', languages: ['vi'], fallback: 'vi' }, 'en'],
  ['then the browser', { languages: ['en'], fallback: 'vi' }, 'en'],
  ['then the fallback', { languages: ['fr'], fallback: 'en' }, 'en'],
  ['an unknown link is no choice', { param: 'fr', cookie: 'en', languages: [], fallback: 'vi' }, 'en'],
  ['an unknown cookie is no choice', { cookie: 'EN', languages: ['vi'], fallback: 'en' }, 'vi'],
  ['nor is an inherited name', { cookie: '__proto__', languages: [], fallback: 'vi' }, 'vi'],
])('%s', (_name, signals, locale) => {
  expect(negotiateLocale(signals)).toBe(locale)
})
