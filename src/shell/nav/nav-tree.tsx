import type { NavItem } from '#model/nav.ts'
import { NavLink } from './nav-link.tsx'

/** Items and what is below them, as nested lists; `depth` says how many levels are shown. */
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
