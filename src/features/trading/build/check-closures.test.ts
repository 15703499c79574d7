import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

const closure = (expiresAt: string, body: string): Changes => ({
  'announcements/tb/entry.yaml': `refNo: 02/2026/TB\naudience: khach-hang\nseverity: thong-tin\neffectiveFrom: 2026-04-27\nexpiresAt: ${expiresAt}\npublishedAt: 2026-04-16T08:30+07:00\n`,
  'announcements/tb/vi.md': text(body),
})

test.each<[string, Changes, string[]]>([
  ['one week', closure('2026-05-04', 'Thị trường nghỉ ba ngày trong một tuần.'), []],
  ['two weeks', closure('2026-05-06', 'Thị trường nghỉ ba ngày trong hai tuần liên tiếp.'), []],
  [
    'two weeks of which there is one',
    closure('2026-05-04', 'Thị trường nghỉ ba ngày làm việc trong hai tuần liên tiếp.'),
    [
      '“nghỉ ba ngày làm việc trong hai tuần liên tiếp”: from 27 April 2026 until 4 May 2026, when the market opens again, are 1 calendar weeks',
    ],
  ],
])('a closure of %s', async (_case, changes, problems) => {
  const found = await problemsOf(changes)
  expect(found.flatMap((problem) => /“nghỉ.*weeks/.exec(problem)?.[0] ?? [])).toEqual(problems)
})
