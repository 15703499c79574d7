import type { NavItem } from '#model/nav.ts'
import { NavLink } from './nav-link.tsx'

/** Items and the items below them as nested lists, to a depth of `depth` levels. */
export function NavTree({ items, depth = 3 }: { items: readonly NavItem[]; depth?: number }) {
  return (
    <ul className="nav-tree">
      {items.map((item) => (
        <li key={item.label.id}>
          <NavLink item={item} />
          {item.children && depth > 1 && <NavTree items={item.children} depth={depth - 1} />}
        </li>
      ))}
    </ul>
  )
}
