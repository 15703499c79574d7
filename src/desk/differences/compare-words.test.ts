import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { compareWords } from './compare-words.ts'

test.each<[string, string, string, string]>([
  ['nothing', 'a b', 'a b', '=a b'],
  ['a word', 'lãi 5 tỷ đồng', 'lãi 6 tỷ đồng', '=lãi |-5 |+6 |=tỷ đồng'],
  ['a word that is added', 'a c', 'a b c', '=a |+b |=c'],
  ['a word that goes', 'a b c', 'a c', '=a |-b |=c'],
  ['all', 'a', 'b', '-a|+b'],
  ['from nothing', '', 'a', '+a'],
  ['to nothing', 'a', '', '-a'],
  ['line ends of Windows', 'a\r\nb', 'a\nb', '=a|-\r\n|+\n|=b'],
])('%s', (_name, before, after, expected) => {
  const signs = { same: '=', removed: '-', added: '+' }
  expect(
    compareWords(before, after)
      .map(({ kind, text }) => signs[kind] + text)
      .join('|'),
  ).toBe(expected)
})

const words = array(constantFrom('a ', 'b ', 'c ', '\n', 'd'), { maxLength: 60 }).map((all) => all.join(''))

test('the runs of one side make that side, whatever the texts', () => {
  assert(
    property(words, words, (before, after) => {
      const runs = compareWords(before, after)
      const side = (left: 'removed' | 'added') =>
        runs
          .filter(({ kind }) => kind !== left)
          .map(({ text }) => text)
          .join('')
      expect([side('added'), side('removed')]).toEqual([before, after])
    }),
    { numRuns: 500 },
  )
})

test('two long texts that have nothing in common take no long time', () => {
  const start = performance.now()
  expect(compareWords('a '.repeat(20_000), 'b '.repeat(20_000)).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  expect(performance.now() - start).toBeLessThan(5000)
})
