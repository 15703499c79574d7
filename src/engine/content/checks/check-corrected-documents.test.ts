import { expect, test } from 'vitest'
import { problemsOf, type Changes } from '../content-fixture.ts'
import { disclosure, facts, first, lockOf } from './archive-fixture.ts'

const correction = `${facts.replace('2026-10-08T17:30', '2026-10-09T17:30')}corrects: { entry: a, reason: { vi: Sai, en: Wrong } }\n`

const correcting = (document: string): Changes => ({
  ...first,
  ...disclosure('b', correction),
  'disclosures/b/a.csv': document,
})

const again = correcting('a,b\n1,2\n')

test.each<[string, Changes, string[]]>([
  ['a corrected document', correcting('a,b\n1,3\n'), []],
  [
    'the document that it corrects',
    again,
    [
      'disclosures/b/entry.yaml:9:13 warning: "attachments.0.file": Is the very file a.csv of disclosures/a, which this entry corrects (the same SHA-256)',
    ],
  ],
  ['the document that it corrects, as it was disclosed', { ...again, ...(await lockOf(again)) }, []],
])('a correction attaches %s', async (_name, changes, expected) => {
  const found = (await problemsOf(changes)).filter((problem) => problem.includes('the very file'))
  expect(found).toEqual(expected.map((start) => expect.stringContaining(start)))
})
