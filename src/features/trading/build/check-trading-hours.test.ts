import { expect, test } from 'vitest'
import { problemsOf, text } from '#engine/content/content-fixture.ts'

const start = 'category: dat-lenh\norder: 10\npublishedAt: 2026-03-02T08:30+07:00\n'
const hose = '09:00, 09:15, 11:30, 13:00, 14:30, 14:45, 15:00'
const hnx = '09:00, 11:30, 13:00, 14:30, 14:45, 15:00'

const wrong = (hour: string, market: string, hours: string, sentence: string, place: string) =>
  `faqs/a/vi.md:${place} "${hour}" is no hour of ${market}, whose sessions begin and end at ${hours} (src/features/trading/markets.ts): "${sentence}"`

test.each<[string, string, string, string[]]>([
  ['the hours of the market', 'Hỏi?', 'HOSE khớp lệnh liên tục từ 09:15 đến 11:30.', []],
  [
    'an hour of another market',
    'Hỏi?',
    'HNX mở cửa lúc 09:15.',
    [wrong('09:15', 'hnx', hnx, 'HNX mở cửa lúc 09:15.', '5:16')],
  ],
  [
    'a sentence about the market of the title',
    'HOSE mở cửa lúc nào?',
    'Từ 09:15. Buổi chiều từ 13:15.',
    [wrong('13:15', 'hose', hose, 'Buổi chiều từ 13:15.', '5:25')],
  ],
  ['a sentence about several markets', 'Hỏi?', 'HOSE và HNX đóng cửa lúc 16:00.', []],
  ['a sentence about no market', 'Hỏi?', 'Quầy mở cửa lúc 08:00.', []],
  ['futures', 'Hỏi?', 'Hợp đồng tương lai mở cửa lúc 08:45.', []],
])('%s', async (_case, title, body, problems) => {
  const found = await problemsOf({ 'faqs/a/entry.yaml': start, 'faqs/a/vi.md': text(body, `title: ${title}`) })
  expect(found).toEqual(problems)
})
