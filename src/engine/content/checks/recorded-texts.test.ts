import { expect, test } from 'vitest'
import { examineWith, problemsOf, text, type Changes } from '../content-fixture.ts'
import { type Severity } from '../source/diagnostics.ts'
import { facts, disclosure, first, withoutDocument, lockOf } from './archive-fixture.ts'

// What checks say of texts that are recorded as disclosed, which never change.

const lostCell = '|a|b|\n|-|-|\n|1|2|3|'

const lost = 'The row has 3 cells, and the head of its table 2'

async function fixesOf(changes: Changes): Promise<Severity[]> {
  const { diagnostics } = await examineWith(changes)
  return diagnostics.list.filter(({ fix }) => fix).map(({ severity }) => severity)
}

async function recorded(yaml: string): Promise<Changes> {
  const entry = { ...first, ...disclosure('a', yaml, lostCell) }
  return { ...entry, ...(await lockOf(entry)) }
}

test.each<[string, Changes, string[]]>([
  ['is recorded', await recorded(facts), ['disclosures/a/vi.md:8:6 warning:', 'disclosures/a/en.md:8:6 warning:']],
  [
    'is a sample, which was never disclosed',
    await recorded(`${facts}sample: true\n`),
    ['disclosures/a/vi.md:8:6', 'disclosures/a/en.md:8:6'],
  ],
  [
    'is not recorded',
    disclosure('a', withoutDocument, lostCell),
    ['disclosures/a/vi.md:8:6', 'disclosures/a/en.md:8:6'],
  ],
])('a newer rule of form in what %s', async (_name, changes, expected) => {
  const problems = await problemsOf(changes)
  expect(problems.filter((problem) => problem.includes(lost))).toEqual(
    expected.map((start) => expect.stringContaining(`${start} ${lost}`)),
  )
})

test.each<[string, string, string]>([
  ['of a table', facts, '|a|b|\n|-|-|\n|1|2|\nNguồn: SHS.'],
  ['of a sample, of which everything is said', `${facts}sample: true\n`, '|a|b|\n|-|-|\n|1|2|\nNguồn: SHS.'],
  ['of the words of a sample', `${facts}sample: true\n`, 'Nghị quyết bị huỷ bỏ, báo qua email.'],
])('nothing mends what is recorded: the form %s', async (_name, yaml, body) => {
  const entry = { ...first, ...disclosure('a', yaml, body) }
  expect(await fixesOf(entry)).not.toEqual([])
  expect(await fixesOf({ ...entry, ...(await lockOf(entry)) })).toEqual([])
})

test('a text that says what a recorded one says is told so, and not the recorded one', async () => {
  const sentence = 'Nghị quyết được thông qua với tỷ lệ tán thành của toàn bộ cổ đông dự họp.'
  const entry = { ...first, ...disclosure('a', facts, sentence) }
  const before = {
    'news/n/entry.yaml': 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n',
    'news/n/vi.md': text(`Một. ${sentence}`),
  }
  const problems = await problemsOf({ ...entry, ...before, ...(await lockOf(entry)) })
  expect(problems.filter((problem) => problem.includes('These words'))).toEqual([
    expect.stringMatching(/^news\/n\/vi\.md:6:1 advice: .* content\/disclosures\/a\/vi\.md:6;/),
  ])
})
