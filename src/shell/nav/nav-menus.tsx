import { useLingui } from '@lingui/react/macro'
import { toNavKey, type NavItem } from '#engine/model/menus/nav-item.ts'
import { Disclosure, type OpenMenu } from './nav-disclosure.tsx'
import { NavLink } from './nav-link.tsx'
import { NavTree } from './nav-tree.tsx'
import { useNavText } from './use-nav-text.ts'
import './nav-menus.css'

/** The items below one item of the main bar: in a wide panel if several of them have children, else in a short list. */
export function SectionMenu({ item, ...menu }: { item: NavItem } & OpenMenu) {
  const { t } = useLingui()
  const children = item.children ?? []
  const leaves = children.filter((child) => !child.children)
  const groups = children.filter((child) => child.children)
  const label = useNavText()(item.label).text
  if (groups.length < 2) {
    return (
      <Disclosure id={toNavKey(item)} label={t`Các mục trong ${label}`} {...menu}>
        <div className="nav-panel nav-panel-short" tabIndex={-1}>
          <NavTree items={children} />
        </div>
      </Disclosure>
    )
  }
  return (
    <Disclosure id={toNavKey(item)} label={t`Các mục trong ${label}`} {...menu}>
      <div className="nav-panel" tabIndex={-1}>
        <div className="shell-width nav-panel-wide">
          <div className="nav-panel-head">
            <NavLink item={item} className="nav-panel-title arrow" />
            {leaves.length > 0 && <NavTree items={leaves} />}
          </div>
          {groups.map((group) => (
            <NavTree key={toNavKey(group)} items={[group]} />
          ))}
        </div>
      </div>
    </Disclosure>
  )
}
