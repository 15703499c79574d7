import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { NavItem } from '#engine/model/menus/nav-item.ts'
import { ContentIcon } from '#ui/icons/content-icon.tsx'
import { HrefLink } from '#ui/link.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { useNavText } from './use-nav-text.ts'

interface NavLinkProps {
  item: NavItem
  isShort?: boolean
  className?: string
}

/** A link to an item of the navigation tree. */
export function NavLink({ item: { label, shortLabel, icon, target }, isShort = false, className }: NavLinkProps) {
  const { t } = useLingui()
  const { config } = useRouteContext({ from: '__root__' })
  const toText = useNavText()
  const { text, lang } = toText(isShort && shortLabel ? shortLabel : label)
  if ('setting' in target) {
    return (
      <OutsideLink href={config[target.setting]} note={t`(trang web bên ngoài)`}>
        {text}
      </OutsideLink>
    )
  }
  return (
    <HrefLink href={target.href} anchor={target.anchor} className={className} lang={lang}>
      {icon && <ContentIcon name={icon} className="nav-icon" />}
      {text}
    </HrefLink>
  )
}
