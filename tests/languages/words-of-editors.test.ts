import { expect, test } from 'vitest'
import { toLanguageName } from '../../src/engine/content/languages/language-packs.ts'
import { locales } from '../../src/engine/model/locale/locale.ts'
import { readWords } from '../../src/engine/program/read-words.ts'
import { say, toWords } from '../../src/lib/say/message.ts'

// The Vietnamese of programs: the spelling of the house, and one term for one thing.

/** Forms that no text has, and what is written for them. */
const refused: readonly (readonly [RegExp, string])[] = [
  [/[òóỏõọ][ae](?!\p{L})/iu, 'the tone mark of an open “oa” and “oe” is on the last letter: hoá, xoá, khoá'],
  [/(?<!q)u[ỳýỷỹỵ](?!\p{L})/iu, 'the tone mark of an open “uy” is on the u: ủy, tùy, hủy'],
  [/rút lại|bị rút|đã rút|được rút/i, 'thu hồi (withdraw)'],
  [/bộ sưu tập/i, 'loại mục (collection)'],
  [/góp ý|lời khuyên/i, 'gợi ý, để tham khảo (advice)'],
  [/Có phải ý bạn/i, 'Ý bạn là (did you mean)'],
  [/\bdời\b/i, 'đổi lịch (postpone)'],
  [/nội dung mẫu|dữ liệu mẫu/i, 'minh hoạ (sample)'],
  [/(?:\d|\}) %/, 'no space before %'],
]

const words = [...readWords('vi').words]

test.each(refused)('%s is not written; %s', (form) => {
  expect(words.filter(([, text]) => form.test(text)).map(([, text]) => text)).toEqual([])
})

test('languages are named in Vietnamese', () => {
  const names = locales.map((locale) => toWords(say`${toLanguageName(locale)}`, readWords('vi')))
  expect(names).toEqual(locales.map(() => expect.stringMatching(/^tiếng \p{Lu}/u)))
})

const end = (text: string) => /[.:?]$/.exec(text.trim())?.[0] ?? ''

test('a sentence ends as its English does', () => {
  const others = words.filter(([english, text]) => /^[A-Z]/.test(english) && end(english) !== end(text))
  expect(others).toEqual([])
})
