import type { NavItem } from '#engine/model/nav-item.ts'

/** Sections below each other; a single one that is too long for a column takes two. */
export interface NavColumn {
  items: readonly NavItem[]
  isWide: boolean
}

/** Lays sections out in columns of about so many lines, in the order of the tree. */
export function toColumns(sections: readonly NavItem[], most = 17): readonly NavColumn[] {
  const columns: { items: NavItem[]; lines: number }[] = []
  for (const item of sections) {
    const lines = countLines(item)
    const last = columns.at(-1)
    if (last && last.lines + lines <= most) {
      last.items.push(item)
      last.lines += lines
    } else columns.push({ items: [item], lines })
  }
  return columns.map(({ items, lines }) => ({ items, isWide: lines > most }))
}

function countLines({ children = [] }: NavItem): number {
  return children.reduce((lines, child) => lines + countLines(child), 1)
}
