import { expect, test } from 'vitest'
import type { Term } from '#engine/content/wording/wording-list.ts'
import { mapLocales, type Locale } from '#engine/model/locale/locale.ts'
import { findCatalogueWording } from './find-catalogue-wording.ts'

const none = mapLocales((): string[] => [])
const terms: Term[] = [
  { preferred: { vi: 'thư điện tử' }, refused: { ...none, vi: ['email'] }, allowed: none, sure: true },
  { preferred: { en: 'client' }, refused: { ...none, en: ['customer'] }, allowed: none, sure: true },
]

const advice = '“email”: One term for one thing; write “thư điện tử”'

test.each<[Locale, string, string[]]>([
  ['vi', 'Ứng tuyển qua thư điện tử, {range} ₫ mỗi giờ', []],
  ['vi', 'Ứng tuyển qua email', [`a.po:2:23 warning: ${advice} [wording]`]],
  ['vi', '<0>Gửi email</0> tới {email}', [`a.po:2:16 warning: ${advice} [wording]`]],
  [
    'en',
    '{count, plural, one {# customer} other {# clients}}',
    ['a.po:2:32 warning: “customer”: One term for one thing; write “client” [wording]'],
  ],
  ['en', '{customer} of {0}, {kind, select, customer {a} other {b}}', []],
])('a message in %s: %s', (locale, text, expected) => {
  const found = findCatalogueWording('a.po', `msgid "a"\nmsgstr "${text}"\n`, { locale, terms })
  expect(found).toEqual(expected)
})
