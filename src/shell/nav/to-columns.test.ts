import { expect, test } from 'vitest'
import { toNavKey, type NavItem } from '#engine/model/nav-item.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { toColumns } from './to-columns.ts'

/** A section of so many lines: its title, and a group of the other ones. */
const section = (lines: number, number: number): NavItem => {
  const target = { href: toHref('/$', { _splat: String(number) }) }
  const leaf: NavItem = { label: { id: 'leaf' }, target }
  if (lines === 1) return leaf
  return { ...leaf, children: [{ ...leaf, children: Array.from({ length: lines - 2 }, () => leaf) }] }
}

test.each<[lines: number[], columns: string]>([
  [[], ''],
  [[5], '0'],
  [[5, 5], '0+1'],
  [[5, 6], '0 1'],
  [[4, 4, 3, 2], '0+1 2+3'],
  [[2, 11, 2], '0 1* 2'],
  [[11, 1, 9, 1], '0* 1+2 3'],
  [[8, 9, 1], '0 1+2'],
  [[8, 9, 2], '0 1* 2'],
])('sections of %j lines in columns of 10, or 8 for a single one: %s', (lines, columns) => {
  const drawn = toColumns(lines.map(section), { several: 10, single: 8 }).map(
    ({ items, isWide }) => items.map((item) => toNavKey(item).slice(1)).join('+') + (isWide ? '*' : ''),
  )
  expect(drawn.join(' ')).toBe(columns)
})
