import { afterAll, beforeAll, expect, test } from 'vitest'
import { say } from './message.ts'
import { keepForCode, speakFrom, toCodeLine, told, toldWords } from './speech.ts'

beforeAll(() => {
  const words = {
    Published: 'Đã đăng',
    'Published: {0}, release {1}': 'Đã đăng: {0}, bản {1}',
    error: 'lỗi',
    '{0} for {1}': '{0} cho {1}',
  }
  speakFrom({ language: 'vi', words: new Map(Object.entries(words)) })
  keepForCode()
})
afterAll(() => speakFrom(undefined))

test.each<[string, () => string, string]>([
  [
    'a line that was told',
    () => told(say`Published: ${'2026-11-21T16:40+07:00'}, release ${2}`),
    'Published: 21 November 2026, 16:40, release 2',
  ],
  [
    'a line of parts',
    () => `news/a.md:1:2 ${toldWords('error')}: ${toldWords('Published')}`,
    'news/a.md:1:2 error: Published',
  ],
  ['a part in another', () => told(say`${toldWords('Published')} for ${3}`), 'Published for 3'],
  ['signs of patterns', () => `(${told(say`[x] a-b/c {y} 1+1?`)})`, '([x] a-b/c {y} 1+1?)'],
  ['letters of another word', () => `${toldWords('error')} glỗid`, 'error glỗid'],
  ['what was never told', () => 'npm ready', 'npm ready'],
])('%s is read in the language of the code', (_name, tell, expected) => {
  expect(toCodeLine(tell())).toBe(expected)
})
