import type { NavItem } from '#engine/model/menus/nav-item.ts'

/** Sections below each other; a single one that is too long for a column takes two. */
export interface NavColumn {
  items: readonly NavItem[]
  isWide: boolean
}

interface Section {
  item: NavItem
  lines: number
}

/** A column is not made shorter than this, unless all sections find room in shorter ones. */
const leastLines = 12

/** A section of so few lines begins no column after one that is too long: it stands before that. */
const fewLines = 3

/** Lays sections out in the order of the tree, in one row of columns that is as low as it can be. */
export function toColumns(sections: readonly NavItem[], tracks = 6): readonly NavColumn[] {
  const measured = sections.map((item) => ({ item, lines: countLines(item) }))
  const longest = Math.max(leastLines, ...measured.map(({ lines }) => lines))
  const total = measured.reduce((sum, { lines }) => sum + lines, 0)
  const least = Math.min(leastLines, Math.max(...measured.map(({ lines }) => lines), Math.ceil(total / tracks)))
  for (let most = least; most < longest; most++) {
    const columns = fill(measured, most)
    if (countTracks(columns) <= tracks) return columns
  }
  return fill(measured, longest)
}

function fill(sections: readonly Section[], most: number): readonly NavColumn[] {
  const columns: { items: NavItem[]; lines: number }[] = []
  for (const { item, lines } of sections) {
    const before = lines > fewLines ? columns.at(-1) : columns.findLast((column) => column.lines <= most)
    if (before && before.lines + lines <= most) {
      before.items.push(item)
      before.lines += lines
    } else columns.push({ items: [item], lines })
  }
  return columns.map(({ items, lines }) => ({ items, isWide: lines > most }))
}

function countTracks(columns: readonly NavColumn[]): number {
  return columns.reduce((tracks, { isWide }) => tracks + (isWide ? 2 : 1), 0)
}

function countLines({ children = [] }: NavItem): number {
  return children.reduce((lines, child) => lines + countLines(child), 1)
}
