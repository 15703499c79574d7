import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'
import { findInvisible } from './find-invisible.ts'

test.each<[string, string, string]>([
  ['quy\u00ADvong', 'Invisible character U+00AD (soft hyphen); remove it', 'quyvong'],
  ['ka\u200Blo', 'Invisible character U+200B (zero-width space); remove it', 'kalo'],
  ['a\u200Cb', 'Invisible character U+200C (zero-width non-joiner); remove it', 'ab'],
  ['a\u200Db', 'Invisible character U+200D (zero-width joiner); remove it', 'ab'],
  ['a\u2060b', 'Invisible character U+2060 (word joiner); remove it', 'ab'],
  ['a\uFEFFb', 'Invisible character U+FEFF (byte-order mark); remove it', 'ab'],
  ['a\u200Fb', 'Invisible character U+200F (right-to-left mark); remove it', 'ab'],
  ['a\u202Eb', 'Invisible character U+202E (right-to-left override); remove it', 'ab'],
  ['a\u0007b', 'Invisible character U+0007 (control character); remove it', 'ab'],
  ['a\u034Fb', 'Invisible character U+034F (combining grapheme joiner); remove it', 'ab'],
  ['a\uFE0Fb', 'Invisible character U+FE0F (variation selector); remove it', 'ab'],
  ['a\u{E0041}b', 'Invisible character U+E0041 (tag); remove it', 'ab'],
  ['a\uFFF9b', 'Invisible character U+FFF9 (interlinear annotation); remove it', 'ab'],
  ['a\u3164b', 'Invisible character U+3164 (Hangul filler); remove it', 'ab'],
  ['dòng\u2028hai', 'Invisible character U+2028 (line separator); write a plain space', 'dòng hai'],
  ['dòng \u2028hai', 'Invisible character U+2028 (line separator); remove it', 'dòng hai'],
  ['a\u000Bb', 'Invisible character U+000B (control character); write a plain space', 'a b'],
  ['a\u2029b', 'Invisible character U+2029 (paragraph separator); leave a blank line instead', 'ab'],
  [
    '5\u202F000',
    'Space that programs read otherwise: U+202F (narrow no-break space); write a no-break space, U+00A0',
    '5\u00A0000',
  ],
  ['a\u3000b', 'Space that programs read otherwise: U+3000 (ideographic space); write a plain space', 'a b'],
  ['a\u2800b', 'Space that programs read otherwise: U+2800 (empty Braille pattern); write a plain space', 'a b'],
  [
    'b\n\uF0B7\tmục',
    'Character of a symbol font, which others show as a box: U+F0B7 (private use); write “-”',
    'b\n-\tmục',
  ],
  [
    'b\n\uE4C4\tmục',
    'Character of a symbol font, which others show as a box: U+E4C4 (private use); write “-”',
    'b\n-\tmục',
  ],
  [
    'b, \uF0B7 mục',
    'Character of a symbol font, which others show as a box: U+F0B7 (private use); write “•”',
    'b, • mục',
  ],
  [
    '\uF123',
    'Character of a symbol font, which others show as a box: U+F123 (private use); write a character that fonts have',
    '',
  ],
  [
    'a\uFFFCb',
    'Here was an object, such as an image, that was not copied: U+FFFC (object replacement character); add it, or remove the character',
    'ab',
  ],
])('%j', (text, message, clean) => {
  expect(findInvisible(text).map((one) => String(one.message))).toEqual([message])
  expect(cleanText(text)).toBe(clean)
})

test.each(['5.500\u00A0tỷ\tđồng\n', '👨‍👩‍👧 👩🏽‍💻 ✔️ ☎︎ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇻🇳', 'می‌خواهم', '“…” – × ₫ → •'])(
  '%j is left as it is',
  (text) => {
    expect(findInvisible(text)).toEqual([])
  },
)

test.each(['a\u00AD', '😀\u200D', '\uE000', '\n\uF0B7 a'])(
  'the time for many %j grows with their number alone',
  (part) => {
    const start = process.cpuUsage()
    findInvisible(part.repeat(20_000 / part.length))
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
  },
)
