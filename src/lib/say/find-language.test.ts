import { expect, test } from 'vitest'
import { findLanguage } from './find-language.ts'

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
