import { expect, test } from 'vitest'
import { movesScroll, type ScrollPlace } from './scroll-rules.ts'

const place = (pathname: string, section?: string, hash = ''): ScrollPlace => ({ pathname, section, hash })
const [news, latest] = [place('/tin-tuc', 'tin-tuc'), place('/tin-tuc/tin-tuc-moi-nhat', 'tin-tuc')]
const article = place('/tin-tuc/mot-bai')
const about = place('/ve-shs', 've-shs')

test.each<[string, ScrollPlace | undefined, ScrollPlace, boolean]>([
  ['on the first page the browser sets the position', undefined, about, false],
  ['also with a hash', undefined, place('/ve-shs', 've-shs', 'ban'), false],
  ['another query of the same path stays', latest, latest, false],
  ['a hash of the same path moves', article, { ...article, hash: 'phan-2' }, true],
  ['another query, the same hash: stays', { ...article, hash: 'phan-2' }, { ...article, hash: 'phan-2' }, false],
  ['from a hash to none of the same path stays', { ...article, hash: 'phan-2' }, article, false],
  ['within a section it stays', news, latest, false],
  ['within a section, to a hash, it moves', news, { ...latest, hash: 'a' }, true],
  ['from outside into a section: the top', about, news, true],
  ['from a section to a page without one: the top', latest, article, true],
  ['from a page without a section into one: the top', article, latest, true],
  ['between pages without a section: the top', article, place('/thong-bao/mot'), true],
])('%s', (_case, from, to, moves) => {
  expect(movesScroll({ from, to, isTraversal: false })).toBe(moves)
})

test.each([undefined, news, latest, article])('Back and Forward always restore the saved position', (from) => {
  expect(movesScroll({ from, to: latest, isTraversal: true })).toBe(true)
})
