import { relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ContentError, toContentError } from '#engine/content/source/diagnostics.ts'
import { rules } from '#engine/content/source/rules.ts'
import { say } from '#lib/say/message.ts'
import { stampFacts, withdrawFacts } from './edit-facts.ts'
import { toFormerLine, withFormerLines } from './with-former-lines.ts'

const moment = '2026-11-28T16:40+07:00'
const draft = 'code: a\nstatus: draft\nrefNo: x\ncode: a\n'
const published = 'code: a\npublishedAt: 2026-11-20T08:00+07:00\nrefNo: x\n'

test.each<[string, string, string, number[]]>([
  ['a draft that is stamped', draft, stampFacts(draft, moment), [1, 3, 4, 4]],
  ['one without an end of line', draft.trimEnd(), stampFacts(draft.trimEnd(), moment), [1, 3, 4, 4]],
  ['one with line ends of Windows', draft.replaceAll('\n', '\r\n'), stampFacts(draft, moment), [1, 3, 4, 4]],
  ['a moment that is replaced', published, stampFacts(published, moment), [1, 2, 3]],
  ['a withdrawal', published, withdrawFacts(published, moment, { en: 'Wrong' }), [1, 2, 3, 3, 3]],
])('the lines of %s are those before', (_name, before, after, expected) => {
  expect(expected.map((_, index) => toFormerLine(index + 1, { before, after }))).toEqual(expected)
})

const errorIn = (name: string) => toContentError(rules.archiveLock, name, say`x`).diagnostics

test('an error of that file alone is moved', () => {
  const file = resolve('content/disclosures/a/entry.yaml')
  const own = errorIn(relative(process.cwd(), file)).map((one) => ({ ...one, line: 2 }))
  const error = new ContentError([...own, ...errorIn('content/archive.lock')], { waiting: ['news/a'] })
  const moved = withFormerLines(error, file, { before: draft, after: stampFacts(draft, moment) })
  expect(moved.diagnostics.map(({ line }) => line)).toEqual([3, 1])
  expect(moved.waiting).toEqual(['news/a'])
})
