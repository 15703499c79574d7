import { expect, test } from 'vitest'
import { contentWith, entry, now, text } from './content/content-fixture.ts'
import { examineContent } from './content/read-content.ts'
import { ownLinksCheck } from './settings-checks.ts'

test.each([
  ['https://shs.example/ve-shs?lang=en#a', 'Write /ve-shs?lang=en#a: a link within the site names no host'],
  ['HTTPS://SHS.example', 'Write /: a link within the site names no host'],
  ['https://shs.example.vn/ve-shs', undefined],
  ['https://www.shs.example/ve-shs', undefined],
  ['/ve-shs', undefined],
  ['mailto:a@shs.example', undefined],
])('a link to %s', async (href, message) => {
  const directory = await contentWith(entry({ 'news/a/vi.md': text(`[Một](${href})`), 'news/a/en.md': null }))
  const { diagnostics } = await examineContent(directory, { now, checks: [ownLinksCheck('https://shs.example')] })
  expect(diagnostics.list.map((found) => [found.line, found.column, found.message])).toEqual(
    message ? [[6, 7, message]] : [],
  )
})
