import { expect, test } from 'vitest'
import { describeChange } from './describe-change.ts'

test.each<[string[], string]>([
  [['published', 'entry.yaml', 'vi.md', 'a.pdf', 'a.pdf#listing'], 'entry.yaml, vi.md, a.pdf'],
  [['withdrawn'], 'its withdrawal'],
  [['published'], 'its moment'],
  [['a.pdf#listing'], 'how its documents are listed'],
  [['en.md', 'withdrawn'], 'en.md, its withdrawal'],
])('what is recorded of %j', (added, parts) => {
  const change = { id: 'disclosures/a', added }
  expect(String(describeChange(change, { isDone: true }))).toBe(`disclosures/a: recorded ${parts}`)
  expect(String(describeChange(change, { isDone: false }))).toBe(`disclosures/a: not recorded: ${parts}`)
})
