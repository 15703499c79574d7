import { expect, test } from 'vitest'
import { movesScroll, type Place } from './scroll-rules.ts'

const place = (pathname: string, section?: string, hash = ''): Place => ({ pathname, section, hash })
const [news, latest] = [place('/tin-tuc', 'tin-tuc'), place('/tin-tuc/tin-tuc-moi-nhat', 'tin-tuc')]
const article = place('/tin-tuc/mot-bai')
const about = place('/ve-shs', 've-shs')

test.each<[string, Place | undefined, Place, boolean]>([
  ['the first page is left to the browser', undefined, about, false],
  ['also with a hash', undefined, place('/ve-shs', 've-shs', 'ban'), false],
  ['another query of the same path stays', latest, latest, false],
  ['a hash of the same path moves', article, { ...article, hash: 'phan-2' }, true],
  ['another query, the same hash: stays', { ...article, hash: 'phan-2' }, { ...article, hash: 'phan-2' }, false],
  ['to where there is no hash any more stays', { ...article, hash: 'phan-2' }, article, false],
  ['within a section it stays', news, latest, false],
  ['within a section, to a hash, it moves', news, { ...latest, hash: 'a' }, true],
  ['from outside into a section: the top', about, news, true],
  ['from a section to a page that has none: the top', latest, article, true],
  ['from a page that has none into its section: the top', article, latest, true],
  ['between pages that have none: the top', article, place('/thong-bao/mot'), true],
])('%s', (_case, from, to, moves) => {
  expect(movesScroll({ from, to, isTraversal: false })).toBe(moves)
})

test.each([undefined, news, latest, article])('Back and Forward always lead to its saved position', (from) => {
  expect(movesScroll({ from, to: latest, isTraversal: true })).toBe(true)
})
