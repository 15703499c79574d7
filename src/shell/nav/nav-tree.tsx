import { toNavKey, type NavItem } from '#engine/model/menus/nav-item.ts'
import { NavLink } from './nav-link.tsx'

/** Items and all items below them as nested lists. */
export function NavTree({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className="nav-tree">
      {items.map((item) => (
        <li key={toNavKey(item)}>
          <NavLink item={item} />
          {item.children && <NavTree items={item.children} />}
        </li>
      ))}
    </ul>
  )
}
