import { expect, test } from 'vitest'
import { toSheetNames } from './to-sheet-names.ts'

test.each<[string, string[], string[]]>([
  ['short names', ['Dividends', 'Fees'], ['Dividends', 'Fees']],
  ['31 characters', ['a'.repeat(31)], ['a'.repeat(31)]],
  ['more', ['a'.repeat(32)], [`${'a'.repeat(30)}…`]],
  ['half of a character', [`${'a'.repeat(29)}📈bc`], [`${'a'.repeat(29)}…`]],
  ['signs of formulas', ["'[Fees]: a/b?'"], ['Fees a b']],
  ['the same twice, in other letters', ['Fees', 'FEES', 'fees'], ['Fees', 'FEES 2', 'fees 3']],
  ['the same start', ['b'.repeat(40), 'b'.repeat(41)], [`${'b'.repeat(30)}…`, `${'b'.repeat(28)}… 2`]],
  ['nothing', ['?'], ['1']],
])('%s', (_case, titles, names) => {
  expect(toSheetNames(titles)).toEqual(names)
})
