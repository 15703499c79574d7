import { expect, test } from 'vitest'
import { entry, problemsOf, readWith, text } from '../content-fixture.ts'

test('one run reports all errors', async () => {
  const problems = await problemsOf({
    'news/a/entry.yaml': 'category: x\n',
    'news/a/vi.md': text('', 'title: A'),
    'news/b/vi.md': text('[x](/khong-co)'),
  })
  expect(problems.map((problem) => problem.split(' ')[0]).toSorted()).toEqual([
    'news/a/entry.yaml:1:1',
    'news/a/entry.yaml:1:11',
    'news/a/vi.md:2:1',
    'news/b/entry.yaml:1:1',
    'news/b/vi.md:6:5',
  ])
})

test('a thousand errors are counted, and the first fifty are printed, sorted by position', async () => {
  const entries = Array.from({ length: 500 }, (_, index) => {
    const folder = `news/a-${String(index).padStart(3, '0')}`
    return entry({ [`${folder}/entry.yaml`]: 'category: x\npublishedAt: y\n', [`${folder}/vi.md`]: text() })
  })
  const reading = readWith(Object.assign({}, ...entries))
  const message = await reading.then(
    () => '',
    (error: Error) => error.message,
  )
  const lines = message.split('\n')
  expect(lines[0]).toMatch(
    /\/news\/a-000\/entry\.yaml:1:11 "category" must be one of thi-truong, .*, not "x"\. \[fields\]$/,
  )
  expect(lines[49]).toMatch(/\/news\/a-024\/entry\.yaml:2:14 "publishedAt": Must be a date and time with offset/)
  expect(lines.slice(50)).toEqual(['… and 950 more', '1,000 errors, 0 warnings'])
})
