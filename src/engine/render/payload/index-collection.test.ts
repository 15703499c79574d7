import { expect, test } from 'vitest'
import { readWith, text } from '#engine/content/content-fixture.ts'
import { indexCollection } from './index-collection.ts'

function report(slug: string, day: string, type: string, more = '') {
  return {
    [`reports/${slug}/entry.yaml`]: `type: ${type}\nreportDate: 2026-09-${day}\nanalysts: [{ vi: A, en: A }]\npublishedAt: 2026-09-${day}T08:30+07:00\n${more}`,
    [`reports/${slug}/vi.md`]: text(),
  }
}

const withdrawal =
  'status: withdrawn\nwithdrawal:\n  at: 2026-09-20T08:30+07:00\n  reason: { vi: Sai số liệu., en: Wrong figures. }\n'

const changes = {
  ...report('vi-mo-1', '01', 'vi-mo'),
  ...report('chien-luoc-1', '02', 'chien-luoc'),
  ...report('vi-mo-2', '03', 'vi-mo', withdrawal),
  ...report('chuyen-de-1', '04', 'chuyen-de'),
  ...report('vi-mo-3', '05', 'vi-mo'),
  ...report('chien-luoc-2', '06', 'chien-luoc'),
}

test.each<[string, { newer?: string; older?: string }]>([
  ['vi-mo-1', { newer: 'vi-mo-3' }],
  ['vi-mo-3', { older: 'vi-mo-1' }],
  ['chien-luoc-1', { newer: 'chien-luoc-2' }],
  ['chien-luoc-2', { older: 'chien-luoc-1' }],
  // The only one of its type.
  ['chuyen-de-1', {}],
  // Withdrawn.
  ['vi-mo-2', {}],
])('the neighbours of %s are those in the list that its page leads back to', async (slug, { newer, older }) => {
  const { content } = await readWith(changes)
  const index = indexCollection(content.entries.reports)
  expect(index.findNewer(slug)?.slug).toBe(newer)
  expect(index.findOlder(slug)?.slug).toBe(older)
})
