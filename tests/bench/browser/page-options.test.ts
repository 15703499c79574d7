import { InvalidArgumentError } from '@commander-js/extra-typings'
import { expect, test } from 'vitest'
import { collectPairs, parseLocale, parseNumber } from './page-options.ts'

test.each([
  ['0', 0],
  ['150', 150],
  ['1.6', 1.6],
])('the number %s', (text, number) => {
  expect(parseNumber(text)).toBe(number)
})

test.each(['', '-1', '1,6', '1.', 'Infinity'])('"%s" is no number', (text) => {
  expect(() => parseNumber(text)).toThrow(InvalidArgumentError)
})

test('pairs are collected by their names; a value may contain "="', () => {
  const first = collectPairs('list=/news/?page=2', {})
  expect(collectPairs('article=/news/a/', first)).toEqual({ list: '/news/?page=2', article: '/news/a/' })
})

test.each(['astro', '=dir', 'astro='])('"%s" is no pair', (text) => {
  expect(() => collectPairs(text, {})).toThrow(InvalidArgumentError)
})

test('a language is one of the site', () => {
  expect(parseLocale('en')).toBe('en')
  expect(() => parseLocale('fr')).toThrow(InvalidArgumentError)
})
