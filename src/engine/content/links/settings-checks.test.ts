import { expect, test } from 'vitest'
import { entry, examineWith, text } from '../content-fixture.ts'
import { absoluteLinksCheck } from './settings-checks.ts'

test.each([
  ['https://shs.example/ve-shs?lang=en#a', 'Links within the site have no host; write /ve-shs?lang=en#a'],
  ['HTTPS://SHS.example', 'Links within the site have no host; write /'],
  ['https://shs.example.vn/ve-shs', undefined],
  ['https://www.shs.example/ve-shs', undefined],
  ['/ve-shs', undefined],
  ['mailto:lienhe@example.com', undefined],
])('a link to %s', async (href, message) => {
  const changes = entry({ 'news/a/vi.md': text(`[Một](${href})`), 'news/a/en.md': null })
  const { diagnostics } = await examineWith(changes, { checks: [absoluteLinksCheck('https://shs.example')] })
  expect(diagnostics.list.map((found) => [found.line, found.column, found.message])).toEqual(
    message ? [[6, 7, message]] : [],
  )
})

test('a link in a draft is a warning', async () => {
  const changes = {
    'news/a/entry.yaml': 'category: thi-truong\nstatus: draft\npublishedAt: 2026-10-12T08:30+07:00\n',
    'news/a/vi.md': text('[Một](https://shs.example/ve-shs)'),
  }
  const { diagnostics } = await examineWith(changes, { checks: [absoluteLinksCheck('https://shs.example')] })
  expect(diagnostics.list.map(({ message, severity }) => [message, severity])).toEqual([
    ['Links within the site have no host; write /ve-shs', 'warning'],
  ])
})
