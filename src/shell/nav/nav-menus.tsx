import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { navItemsIn, type NavItem } from '#model/nav.ts'
import { Disclosure, type OpenMenu } from './nav-disclosure.tsx'
import { NavLink } from './nav-link.tsx'
import { NavTree } from './nav-tree.tsx'
import './nav-menus.css'

/** The items below one item of the main bar: in a wide panel if several of them have children, else in a short list. */
export function SectionMenu({ item, ...menu }: { item: NavItem } & OpenMenu) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const children = item.children ?? []
  const leaves = children.filter((child) => !child.children)
  const groups = children.filter((child) => child.children)
  const label = i18n._(item.label)
  if (groups.length < 2) {
    return (
      <Disclosure id={item.label.id} label={t`Các mục trong ${label}`} {...menu}>
        <div className="nav-panel nav-panel-short">
          <NavTree items={children} />
        </div>
      </Disclosure>
    )
  }
  return (
    <Disclosure id={item.label.id} label={t`Các mục trong ${label}`} {...menu}>
      <div className="nav-panel">
        <div className="shell-width nav-panel-wide">
          <NavLink item={item} className="nav-panel-title arrow" />
          {leaves.length > 0 && <NavTree items={leaves} />}
          {groups.map((group) => (
            <NavTree key={group.label.id} items={[group]} />
          ))}
        </div>
      </div>
    </Disclosure>
  )
}

/** All sections in one panel, behind a button at the end of the main bar. */
export function ExtraMenu(menu: OpenMenu) {
  const { t } = useMacro()
  return (
    <Disclosure id="nav-bar-extra" label={t`Tất cả danh mục`} isExtra {...menu}>
      <div className="nav-panel">
        <div className="shell-width nav-panel-all">
          {navItemsIn('nav-bar-extra').map((item) => (
            <div key={item.label.id}>
              <NavLink item={item} className="nav-panel-title arrow" />
              <NavTree items={item.children ?? []} depth={1} />
            </div>
          ))}
        </div>
      </div>
    </Disclosure>
  )
}
