import { expect, test } from 'vitest'
import { toNavKey, type NavItem } from '#engine/model/menus/nav-item.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { toColumns } from './to-columns.ts'

/** A section of so many lines: its title, and a group of the other ones. */
const section = (lines: number, number: number): NavItem => {
  const target = { href: toHref('/$', { _splat: String(number) }) }
  const leaf: NavItem = { label: { vi: { text: 'leaf' }, en: { text: 'leaf' } }, target }
  if (lines === 1) return leaf
  return { ...leaf, children: [{ ...leaf, children: Array.from({ length: lines - 2 }, () => leaf) }] }
}

test.each<[lines: number[], columns: string]>([
  [[], ''],
  [[5], '0'],
  [[6, 6], '0 1'],
  [[6, 7], '0 1'],
  [[1, 2], '0 1'],
  [[2, 2, 3, 1], '0 1 2 3'],
  [[2, 1, 1, 2, 1, 1, 2, 1], '0 1+2 3 4+5 6 7'],
  [[8, 5, 1, 10], '0 1+2 3'],
  // The shortest ones stand before one that is too long for a column.
  [[12, 6, 5, 24, 1], '0 1+2+4 3*'],
  // Columns grow before there are more than six.
  [[12, 17, 8, 4, 24, 1, 19, 3], '0 1 2+3+5 4* 6+7'],
  [[20, 20, 20, 20], '0 1 2 3'],
])('sections of %j lines: %s', (lines, columns) => {
  const drawn = toColumns(lines.map(section)).map(
    ({ items, isWide }) => items.map((item) => toNavKey(item).slice(1)).join('+') + (isWide ? '*' : ''),
  )
  expect(drawn.join(' ')).toBe(columns)
})
