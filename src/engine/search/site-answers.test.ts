import { expect, test } from 'vitest'
import type { AskedCard } from '#engine/model/search/answer-card.ts'
import type { Href } from '#lib/href.ts'
import { makeSearchFiles, openSearch, toDocument } from './search-fixture.ts'

function toCard(title: string, asked: readonly string[]): AskedCard {
  return { asked, title, lines: [], link: { href: '/a' as Href, text: title }, isSample: false } // no page is opened
}

const search = openSearch(
  await makeSearchFiles(
    [
      toDocument('Lịch nghỉ giao dịch dịp 30/4'),
      toDocument('Tư vấn phát hành trái phiếu', { body: ['Doanh nghiệp lần đầu.'] }),
      toDocument('Tài liệu họp'),
      toDocument('Lễ ký hợp đồng'),
    ],
    [
      toCard('Nghỉ', ['lịch nghỉ lễ']),
      toCard('Khiếu nại', ['khiếu nại']),
      toCard('Môi giới', ['môi giới']),
      toCard('Điện thoại', ['tư vấn']),
      toCard('Tài liệu', ['liệu họp']),
    ],
  ),
)

test.each([
  ['all that was asked', 'lich nghi le', 'Nghỉ'],
  ['a part that no page has whole', 'lịch nghỉ lễ doanh nghiệp', 'Nghỉ'],
  ['a part, but a page has the day', 'lịch nghỉ lễ 30/4', undefined],
  ['too small a part', 'tư vấn phát hành trái phiếu kỳ lạ', undefined],
  ['two parts of the same length', 'khieu nai moi gioi', 'Khiếu nại'],
  ['a word that is no needless one, as titles show', 'tai lieu hop', undefined],
])('an answer to %s: “%s”', async (_case, q, title) => {
  expect((await search.find({ q, page: 1 })).card?.title).toBe(title)
})
