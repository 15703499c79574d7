import { expect, test } from 'vitest'
import { readWith, text } from './content-fixture.ts'

function version(name: string, number: string, facts: string) {
  return {
    [`governance/${name}/entry.yaml`]: `code: quy-che\nversion: "${number}"\nadoptedOn: 2026-01-02\n${facts}`,
    [`governance/${name}/vi.md`]: text(),
    [`governance/${name}/en.md`]: text(),
  }
}

test.each([
  ['announced', '2026-11-21', { old: ['in-force'], next: ['not-yet-in-force'] }],
  ['on its first day', '2027-01-01', { old: ['superseded', 'no-longer-in-force'], next: ['in-force'] }],
])('a version is superseded when the next one takes effect: %s', async (_case, day, expected) => {
  const changes = {
    ...version(
      'old',
      '1.0',
      'effectiveFrom: 2026-01-05\neffectiveTo: 2026-12-31\npublishedAt: 2026-01-04T08:00+07:00\n',
    ),
    ...version('next', '1.1', 'effectiveFrom: 2027-01-01\nsupersedes: old\npublishedAt: 2026-11-13T08:00+07:00\n'),
  }
  const { content } = await readWith(changes, { now: new Date(`${day}T08:00+07:00`) })
  const marks = content.entries.governance.map((entry) => [entry.slug, entry.marks] as const)
  expect(Object.fromEntries(marks)).toMatchObject(expected)
})
