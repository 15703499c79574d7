import { afterEach, expect, test } from 'vitest'
import { speakFrom } from '#lib/say/speech.ts'
import { describeElsewhere, describeHeldBack } from './describe-held-back.ts'

afterEach(() => speakFrom(undefined))

test('what keeps a folder back is told in the language of the program, also where a sentence has no values', () => {
  speakFrom({ language: 'vi', words: new Map([['Unclosed bracket', 'Dấu ngoặc chưa đóng']]) })
  const error = {
    file: 'news/a/entry.yaml',
    line: 3,
    column: 1,
    message: 'Unclosed bracket',
    rule: 'unreadable',
    class: 'integrity',
    severity: 'error',
  } as const
  expect(describeHeldBack([{ path: 'news/a', isPublished: true, errors: [error], isWaiting: false }])[0]).toContain(
    'news/a/entry.yaml:3:1 Dấu ngoặc chưa đóng',
  )
})

test.each([
  [{ isPublished: true }, 'warning: news/a stays as it was published'],
  [{ isPublished: true, isCommitted: true }, 'warning: news/a stays as it was committed'],
  [{ isPublished: false, isCommitted: true }, 'warning: news/a is left out'],
])('what becomes of a folder that is held back: %j', (how, expected) => {
  expect(describeHeldBack([{ path: 'news/a', errors: [], isWaiting: false, ...how }])[0]).toBe(expected)
})

test.each([
  [{ files: ['menus.yaml'] }, 'warning: menus.yaml stays as it was published'],
  [{ files: ['menus.yaml', 'wording.yaml'] }, 'warning: menus.yaml and wording.yaml stay as they were published'],
  [
    { files: ['menus.yaml', 'wording.yaml'], isCommitted: true },
    'warning: menus.yaml and wording.yaml stay as they were committed',
  ],
])('what becomes of files of the content itself: %j', (how, expected) => {
  const one = { path: '', isPublished: true, errors: [], isWaiting: false, ...how }
  expect(describeHeldBack([one])[0]).toBe(expected)
})

test.each([
  [undefined, /To publish them: git switch main$/],
  ['/srv/main', /main is checked out in \/srv\/main, .* there, then here: git switch main$/],
])('what is on another branch, which %s has', (worktree, expected) => {
  expect(describeElsewhere({ paths: ['news/a'], branch: 'main', present: 'other', worktree })).toMatch(expected)
  expect(describeElsewhere({ paths: [], branch: 'main', present: 'other', worktree })).toBeUndefined()
})
