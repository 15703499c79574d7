import { say } from '#lib/say/message.ts'
import type { WordingRule } from '#lib/text/wording-rule.ts'
import { toSampleRules } from '../wording/sample-rules.ts'
import { vietnameseNumberRules } from './number-rules.ts'

const pad = (number = ''): string => number.padStart(2, '0')

const romans = ['I', 'II', 'III', 'IV']
const toRoman = (digit = ''): string => romans[Number(digit) - 1] ?? digit

/** The tone marks, as they follow a letter in the decomposed form. */
const toneMark = /[\u0300\u0301\u0303\u0309\u0323]/

/** Two vowels with the tone mark on the other one: `uỷ` and `ủy`, `óa` and `oá`. */
function moveTone(vowels: string): string {
  const [first = '', second = ''] = vowels.normalize('NFD').match(/\p{L}\p{M}*/gu) ?? []
  const mark = toneMark.exec(first + second)?.[0] ?? ''
  const moved = toneMark.test(first) ? first.replace(mark, '') + second + mark : first + mark + second.replace(mark, '')
  return moved.normalize('NFC')
}

/** The same as the end of a phrase, which can be left out. */
const suffix = /(?: \((?:(?:số liệu|dữ liệu|nội dung) )?minh hoạ\)|[;,] (?:số liệu|dữ liệu) minh hoạ)(?=[.,;:]|$)/giu

/** Words that the interface says once for each page and list: `minh hoạ`, but not as a part of a name, or of a worked example. */
const illustration =
  /(?<!(?:doanh nghiệp|công ty|ngân hàng|tổ chức|đơn vị|giải thưởng|giải|quỹ|chỉ số|hình|ví dụ|bảng) )\(?(?:(?:số liệu|dữ liệu|nội dung) )?minh hoạ\)?(?! \p{Lu}(?!\p{L}))/giu

/** One form for each of the things that Vietnamese writers spell in several. */
export const vietnameseRules: readonly WordingRule[] = [
  {
    pattern: /(?<![\p{L}\d/.,-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?![\d/-])/gu,
    message: say`A date has two digits for day and month, and slashes`,
    toReplacement: ([all, day, , month, year]) =>
      Number(day) > 31 || Number(month) > 12 ? all : `${pad(day)}/${pad(month)}/${year}`,
  },
  {
    // Not a moment, nor a part of a name of a file.
    pattern: /(?<![\p{L}\d/.,:_-])(\d{4})([/-])(\d{1,2})\2(\d{1,2})(?![\p{L}\d/:_-]|\.\p{L})/gu,
    message: say`A date has the form 18/11/2026`,
    toReplacement: ([all, year, , month, day]) =>
      Number(day) > 31 || Number(month) > 12 ? all : `${pad(day)}/${pad(month)}/${year}`,
  },
  {
    pattern: /(?<=(?:ngày|[Tt]hứ (?:Hai|Ba|Tư|Năm|Sáu|Bảy)|Chủ nhật) )(\d{1,2})\/(\d{1,2})(?![\d/])/g,
    message: say`A date has two digits for day and month`,
    toReplacement: ([all, day, month]) => (Number(day) > 31 || Number(month) > 12 ? all : `${pad(day)}/${pad(month)}`),
  },
  {
    pattern: /(?<!\d)(\d{1,2}) tháng (\d{1,2}) năm (\d{4})(?!\d)/g,
    message: say`A date is written in figures`,
    toReplacement: ([, day, month, year]) => `${pad(day)}/${pad(month)}/${year}`,
  },
  {
    pattern: /(?<![\d.,])(\d{1,2}) ?(?:h|g(?=\d\d)|giờ (?=\d))(\d{2})?(?: ?phút)?(?![\p{L}\d])/gu,
    message: say`A time has the form 08:15`,
    toReplacement: ([all, hour, minute = '00']) =>
      Number(hour) > 24 || Number(minute) > 59 ? all : `${pad(hour)}:${minute}`,
  },
  {
    // Not a ratio, such as `tỷ lệ 2:10`.
    pattern: /(?<![\d:.,]|tỷ lệ )(\d):(\d{2})(?![\d:])/g,
    message: say`An hour has two digits`,
    toReplacement: ([, hour, minute]) => `${pad(hour)}:${minute}`,
  },
  {
    pattern: /(?<!\p{L})[Qq]uý ([1-4])(?![\d.,]?\d)/gu,
    message: say`A quarter has a Roman number`,
    toReplacement: ([, digit]) => `Quý ${toRoman(digit)}`,
  },
  {
    pattern: /(?<!\p{L})quý (?=(?:I{1,3}|IV)(?!\p{L}))/gu,
    message: say`The name of a quarter has a capital`,
    toReplacement: () => 'Quý ',
  },
  {
    pattern: /(?<![\p{L}\d])Q([1-4])[ /]?(?=20\d\d)/gu,
    message: say`A quarter is written in full`,
    toReplacement: ([, digit]) => `Quý ${toRoman(digit)}/`,
  },
  {
    pattern: /(?<=Quý (?:I{1,3}|IV)) năm (?=\d{4})/g,
    message: say`The year of a quarter follows a slash`,
    toReplacement: () => '/',
  },
  {
    pattern: /(?<!\p{L})VN[DĐ](?!\p{L})|₫/gu,
    message: say`The currency in prose has its name`,
    toReplacement: () => 'đồng',
  },
  {
    pattern: /(?<=\d) ?đ(?!\p{L})/gu,
    message: say`The currency in prose has its name`,
    toReplacement: () => ' đồng',
  },
  {
    // After a q, the u belongs to the consonant: quý.
    pattern: /(?<!q)u[ỳýỷỹỵ](?!\p{L})/giu,
    message: say`In an open “uy” the tone mark is on the u`,
    toReplacement: ([uy]) => moveTone(uy),
  },
  {
    pattern: /[òóỏõọ][ae](?!\p{L})/giu,
    message: say`In an open “oa” and “oe” the tone mark is on the last letter`,
    toReplacement: ([vowels]) => moveTone(vowels),
  },
  {
    pattern: /(?<!\p{L})Sở (?:Giao dịch [Cc]|giao dịch C)hứng khoán|(?<!\p{L})Sở GDCK/gu,
    message: say`One form for the exchanges`,
    toReplacement: () => 'Sở giao dịch chứng khoán',
  },
  ...vietnameseNumberRules,
  ...toSampleRules(suffix, illustration),
]
