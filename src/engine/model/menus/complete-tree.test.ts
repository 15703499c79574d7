import { describe, expect, test } from 'vitest'
import { toHref } from '../urls/href.ts'
import { completeTree, listPages } from './complete-tree.ts'
import { toNavKey, type AddedPage, type NavItem } from './nav-item.ts'

const item = (path: string, children?: NavItem[]): NavItem => ({
  label: { vi: { text: path }, en: { text: path } },
  target: { href: toHref('/$', { _splat: path }) },
  ...(children && { children }),
})

const page = (path: string): AddedPage => ({
  href: toHref('/$', { _splat: path }),
  titles: { vi: { text: path }, en: { text: path, lang: 'vi' } },
})

const titles = { vi: { text: 'a' }, en: { text: 'a' } }

/** `a(b c(d))` */
function draw(items: readonly NavItem[]): string {
  return items
    .map((each) => toNavKey(each) + (each.children ? `(${draw(each.children)})` : ''))
    .join(' ')
    .replaceAll('/', '')
}

const tree = [item('a', [item('a/b', [item('a/b/c')])]), item('d')]

describe('pages without an item', () => {
  test.each<[pages: string[], drawn: string]>([
    [[], 'a(ab(abc)) d'],
    [['a/x'], 'a(ab(abc) ax) d'],
    [['d/x', 'd/y'], 'a(ab(abc)) d(dx dy)'],
    [['a/b/x'], 'a(ab(abc abx)) d'],
    [['a/b/c/x/y'], 'a(ab(abc(abcxy))) d'],
    [['d/x', 'd/x/y'], 'a(ab(abc)) d(dx(dxy))'],
    [['d/x/y', 'd/x'], 'a(ab(abc)) d(dx(dxy))'],
    [['e', 'e/x'], 'a(ab(abc)) d e(ex)'],
    [['ab'], 'a(ab(abc)) d ab'],
  ])('%j: %s', (pages, drawn) => {
    const completed = completeTree(tree, { pages: pages.map(page) })
    expect(draw(completed)).toBe(drawn)
    expect([...listPages(completed)].length).toBe(4 + pages.length)
  })
})

test('at the top level they are in the full menus', () => {
  const completed = completeTree(tree, { pages: [page('e')] })
  expect(completed.at(-1)?.positions).toEqual(['nav-bar-extra', 'ver-menu'])
})

test.each([
  ['https://dai-hoi.example/', 'a(meetingUrl ax)'],
  [undefined, 'a(ax)'],
])('an item outside is shown where the setting names its address: %s', (meetingUrl, drawn) => {
  const outside: NavItem = { label: titles, target: { setting: 'meetingUrl' } }
  expect(draw(completeTree([item('a', [outside])], { pages: [page('a/x')], meetingUrl }))).toBe(drawn)
})

test('headings of a page are no pages', () => {
  const heading: NavItem = { label: titles, target: { href: toHref('/ve-shs'), anchor: 'b' } }
  const completed = completeTree([item('ve-shs', [heading])], { pages: [page('ve-shs/x')] })
  expect(draw(completed)).toBe('ve-shs(ve-shs#b ve-shsx)')
  expect([...listPages(completed)]).toEqual(['/ve-shs', '/ve-shs/x'])
})
