import { expect, test } from 'vitest'
import { findLanguage, readSystemLanguage } from './find-language.ts'

test.each<[string[], string, string]>([
  [[], 'vi-VN', 'vi'],
  [[], 'vi', 'vi'],
  [[], 'en-GB', 'en'],
  [[], 'de-DE', 'en'],
  [[], 'vil', 'en'],
  [['--lang', 'vi'], 'en-US', 'vi'],
  [['--lang=en'], 'vi-VN', 'en'],
  [['--content', 'x', '--lang', 'vi'], 'en-US', 'vi'],
  [['--lang'], 'vi-VN', 'vi'],
  [['--lang', 'fr'], 'vi-VN', 'en'],
])('%j on a system of %s: %s', (args, system, language) => {
  expect(findLanguage(args, system)).toBe(language)
})

test.each<[Record<string, string>, string | undefined]>([
  [{ LC_ALL: '', LANG: 'vi_VN.UTF-8' }, 'vi-VN'],
  [{ LC_ALL: '', LC_MESSAGES: '', LANG: 'vi_VN@x' }, 'vi-VN'],
  [{ LC_ALL: 'C.UTF-8', LANG: 'vi_VN' }, 'C'],
  [{ LC_MESSAGES: 'vi', LANG: 'en_US' }, 'vi'],
  [{ LC_ALL: '', LANG: '' }, undefined],
  [{}, undefined],
])('%j names %s', (environment, language) => {
  expect(readSystemLanguage(environment)).toBe(language)
})
