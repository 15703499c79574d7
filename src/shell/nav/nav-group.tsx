import ChevronDown from 'virtual:icon/lucide/chevron-down'
import type { NavItem } from '#engine/model/menus/nav-item.ts'
import { NavLink } from './nav-link.tsx'
import { NavTree } from './nav-tree.tsx'
import { useNavText } from './use-nav-text.ts'

/** A link to the section's own page, and a button that opens the pages below it: a `<details>`, which needs no script. */
export function NavGroup({ item }: { item: NavItem }) {
  const { text, lang } = useNavText()(item.label)
  return (
    <>
      <NavLink item={item} />
      {item.children && (
        <details>
          <summary aria-label={text} lang={lang}>
            <ChevronDown />
          </summary>
          <NavTree items={item.children} />
        </details>
      )}
    </>
  )
}
