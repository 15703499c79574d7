import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { problemsOf, type Changes } from '#engine/content/content-fixture.ts'
import { siteContent } from '../../../../tests/site/site.ts'

const profile = await readFile(`${siteContent}/profile/cong-ty/entry.yaml`, 'utf8')

/** The profile with one desk. */
const withDesks = (name: string): Changes => ({
  'profile/cong-ty/entry.yaml': profile.replace(
    /^desks:\n(?: {2}.*\n)+/m,
    `desks:\n  - desk: ${name}\n    name: { vi: Kênh A, en: Channel A }\n    phone: "+842431000095"\n    email: a@example.com\n`,
  ),
})
const policy = (body: string): Changes => ({
  'faqs/a/entry.yaml': 'category: tai-khoan\norder: 10\npublishedAt: 2026-03-02T08:30+07:00\n',
  'faqs/a/vi.md': `---\ntitle: Gửi ở đâu?\n---\n\n${body}\n`,
})

test.each<[string, Changes, string[]]>([
  [
    'a desk that is there',
    { ...withDesks('phan-anh'), ...policy('Số điện thoại nhận phản ánh có tại trang liên hệ.') },
    [],
  ],
  [
    'a desk that is not there',
    { ...withDesks('khach-hang'), ...policy('Địa chỉ và số điện thoại nhận phản ánh có tại trang liên hệ.') },
    [
      '“Địa chỉ và số điện thoại nhận phản ánh” in vi.md sends readers to a desk that profile/cong-ty does not have: add "phan-anh" to its "desks"',
    ],
  ],
  ['other words', { ...withDesks('khach-hang'), ...policy('Phản ánh của Quý khách được trả lời.') }, []],
])('%s', async (_case, changes, problems) => {
  const found = await problemsOf(changes)
  expect(found.flatMap((problem) => /“.*desks"/.exec(problem)?.[0] ?? [])).toEqual(problems)
})
