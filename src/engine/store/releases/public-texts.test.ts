import { expect, test } from 'vitest'
import { entry, facts, readWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { site } from '#site/site.ts'
import { describePublicTexts, saysLess } from './public-texts.ts'

const term = 'publishedAt: 2026-10-12T08:30+07:00\nenglish: Term\n'
const withdrawal = 'status: withdrawn\nwithdrawal: { at: 2026-11-01T09:00+07:00, reason: { vi: Lý do, en: Reason } }\n'
const first: Changes = { ...entry(), 'terms/b/entry.yaml': term, 'terms/b/vi.md': text() }

async function describe(changes: Changes): Promise<string> {
  const { content } = await readWith({ ...first, ...changes })
  return describePublicTexts(site, content.entries)
}

const before = await describe({})

test.each<[string, Changes, readonly string[], boolean]>([
  ['nothing', {}, [], false],
  ['a new entry', { 'news/c/entry.yaml': facts, 'news/c/vi.md': text() }, [], false],
  ['another text', { 'news/a/vi.md': text('Khác.') }, [], false],
  ['an entry that is withdrawn', { 'news/a/entry.yaml': facts + withdrawal }, [], true],
  ['a shown entry that is withdrawn', { 'terms/b/entry.yaml': term + withdrawal }, [], true],
  ['a shown entry that is gone', { 'terms/b': null }, [], true],
  ['a shown entry that is a draft again', { 'terms/b/entry.yaml': `${term}status: draft\n` }, [], true],
  ['a page that is gone', { 'news/a': null }, ['page vi/tin-tuc/a', 'card vi/tin-tuc/a'], true],
  ['a document that is gone', {}, ['document news/a/b.pdf'], true],
  ['an image that is gone', {}, ['image news/a/b.jpg', 'index vi/tin-tuc'], false],
])('whether a release says less after a change of %s', async (_case, changes, removed, expected) => {
  expect(saysLess(before, await describe(changes), removed)).toBe(expected)
})

test.each([undefined, '', '{}', '{"withdrawn":["news/b"],"shown":1}'])('a release that says of itself %j', (known) => {
  expect(saysLess(known, before, [])).toBe(false)
})

test('an entry that stays withdrawn', async () => {
  const withdrawn = await describe({ 'news/a/entry.yaml': facts + withdrawal })
  expect(
    saysLess(withdrawn, await describe({ 'news/a/entry.yaml': facts + withdrawal, 'news/a/vi.md': text('x') }), []),
  ).toBe(false)
  expect(saysLess(withdrawn, before, [])).toBe(false)
})
