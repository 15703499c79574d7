import type { NavItem } from '#engine/model/nav-item.ts'

/** Sections below each other; a single one that is too long for a column takes several. */
export interface NavColumn {
  items: readonly NavItem[]
  isWide: boolean
}

/** The most lines of a column with several sections, and of one with a single section. */
interface Limits {
  several: number
  single: number
}

/** Lays sections out in columns of about so many lines, in the order of the tree. */
export function toColumns(
  sections: readonly NavItem[],
  { several, single }: Limits = { several: 22, single: 17 },
): readonly NavColumn[] {
  const columns: { items: NavItem[]; lines: number }[] = []
  for (const item of sections) {
    const lines = countLines(item)
    const last = columns.at(-1)
    if (last && last.lines + lines <= several) {
      last.items.push(item)
      last.lines += lines
    } else columns.push({ items: [item], lines })
  }
  return columns.map(({ items, lines }) => ({ items, isWide: items.length === 1 && lines > single }))
}

function countLines({ children = [] }: NavItem): number {
  return children.reduce((lines, child) => lines + countLines(child), 1)
}
