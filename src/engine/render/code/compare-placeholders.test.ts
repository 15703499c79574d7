import { createCompiledCatalog } from '@lingui/cli/api'
import { expect, test } from 'vitest'
import { comparePlaceholders, toPlaceholders } from './compare-placeholders.ts'

function compile(message: string): unknown {
  const { source } = createCompiledCatalog('en', { id: message }, { namespace: 'json' })
  return (JSON.parse(source) as { messages: { id: unknown } }).messages.id // the format of Lingui
}

test.each<[string, string[]]>([
  ['Trang chủ', []],
  ['Trang {0}', ['{0}']],
  ['trang {0}/{pages}', ['{0}', '{pages}']],
  ['phiên <0>{0}</0>', ['</0>', '<0>', '{0}']],
  ['{total, plural, other {# mục}}', ['{total}']],
  ['{n, plural, one {<0>{a}</0>} other {{b}}}', ['</0>', '<0>', '{a}', '{b}', '{n}']],
])('%s', (message, names) => {
  expect([...toPlaceholders(compile(message))].toSorted()).toEqual(names)
})

test.each<[string, string, string | undefined]>([
  ['Trang {0}', 'Page {0}', undefined],
  ['{total, plural, other {# mục}}', '{total, plural, one {# entry} other {# entries}}', undefined],
  ['Trang {0}', 'Page {page}', 'lacks {0} and has {page}, which the source does not have'],
  ['phiên <0>{0}</0>', 'session of {0}', 'lacks <0>, </0>'],
  ['Trang', 'Page {0}', 'has {0}, which the source does not have'],
])('%s → %s', (source, translation, problem) => {
  expect(comparePlaceholders(compile(source), compile(translation))).toBe(problem)
})
