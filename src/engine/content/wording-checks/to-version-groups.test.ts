import { expect, test } from 'vitest'
import { site } from '#site/site.ts'
import { toVersionGroups } from './to-version-groups.ts'
import type { VisibleResult } from './visible-result.ts'

const entry = (name: string, facts: object = {}) =>
  ({ result: { state: 'valid', name: `content/${name}`, facts }, visibility: 'visible' }) as VisibleResult // only the parts that versions use

test.each<[what: string, one: VisibleResult, other: VisibleResult, isSame: boolean]>([
  ['two of a collection', entry('news/a'), entry('news/b'), false],
  ['one that supersedes the other', entry('news/a'), entry('news/b', { supersedes: 'a' }), true],
  ['one that corrects the other', entry('news/a'), entry('news/b', { corrects: { entry: 'a' } }), true],
  ['the same slug elsewhere', entry('news/a'), entry('jobs/b', { supersedes: 'a' }), false],
  ['schedules of a product', entry('fees/a', { product: 'ky-quy' }), entry('fees/b', { product: 'ky-quy' }), true],
  ['of two products', entry('fees/a', { product: 'ky-quy' }), entry('fees/b', { product: 'luu-ky' }), false],
  ['of another collection', entry('news/a', { product: 'a' }), entry('news/b', { product: 'a' }), false],
  ['two pages', entry('pages/a', { product: 'a' }), entry('pages/b', { product: 'a' }), false],
])('versions of one document: %s', (_what, one, other, isSame) => {
  const groupOf = toVersionGroups([one, other], { site, folder: 'content' })
  const [first, second] = [one, other].map(({ result }) => (result.state === 'valid' ? groupOf(result.name) : ''))
  expect(first === second).toBe(isSame)
})
