import { expect, test } from 'vitest'
import { listed, Message, say, toWords } from './message.ts'

const words = new Map([
  ['The row has {0}, its head {1}', 'Dòng có {0}, tiêu đề có {1}'],
  ['{0} cells', '{0} ô'],
  ['{1} before {0}', '{0} sau {1}'],
])

test.each<[Message, string, string]>([
  [say`words alone`, 'words alone', 'words alone'],
  [say`The row has ${say`${2} cells`}, its head ${3}`, 'The row has 2 cells, its head 3', 'Dòng có 2 ô, tiêu đề có 3'],
  [new Message('{1} before {0}', ['a', 'b']), 'b before a', 'a sau b'],
  [say`braces of a value ${'{0}'} stay`, 'braces of a value {0} stay', 'braces of a value {0} stay'],
  [new Message('a place without a value {3}'), 'a place without a value {3}', 'a place without a value {3}'],
  [listed(['a', say`${1} cells`]), 'a, 1 cells', 'a, 1 ô'],
  [listed([]), '', ''],
])('%s', (message, english, translated) => {
  expect([String(message), toWords(message, { language: 'vi', words })]).toEqual([english, translated])
})
