import { expect, test } from 'vitest'
import { parseWords } from './parse-words.ts'

test.each<[string, string, [string, string][]]>([
  ['nothing', '', []],
  ['its head', 'msgid ""\nmsgstr ""\n"Language: vi\\n"\n', []],
  ['a text', '#: src/a.ts\nmsgid "yes"\nmsgstr "có"\n', [['yes', 'có']]],
  [
    'several',
    'msgid "a"\nmsgstr "á"\n\n#: b.ts\nmsgid "b"\nmsgstr "ế"\n',
    [
      ['a', 'á'],
      ['b', 'ế'],
    ],
  ],
  ['one without a translation', 'msgid "a"\nmsgstr ""\n\nmsgid "b"\nmsgstr "ế"\n', [['b', 'ế']]],
  ['marks', 'msgid "\\"{0}\\" \\\\*\\n{1}"\nmsgstr "“{0}” \\\\*\\n{1}"\n', [['"{0}" \\*\n{1}', '“{0}” \\*\n{1}']]],
  ['several lines', 'msgid ""\n"a "\n"b"\nmsgstr ""\n"á "\n"ế"\n', [['a b', 'á ế']]],
])('%s', (_name, catalogue, words) => {
  expect([...parseWords(catalogue)]).toEqual(words)
})
