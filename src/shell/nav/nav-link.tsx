import { useLingui } from '@lingui/react/macro'
import type { NavItem } from '#model/nav.ts'
import { ContentIcon } from '#ui/icons/content-icon.tsx'
import { HrefLink } from '#ui/link.tsx'

interface NavLinkProps {
  item: NavItem
  isShort?: boolean
  className?: string
}

/** A link to an item of the navigation tree. */
export function NavLink({ item: { label, shortLabel, icon, target }, isShort = false, className }: NavLinkProps) {
  const { i18n } = useLingui()
  const text = i18n._(isShort && shortLabel ? shortLabel : label)
  return (
    <HrefLink href={target.href} anchor={target.anchor} className={className}>
      {icon && <ContentIcon name={icon} className="nav-icon" />}
      {text}
    </HrefLink>
  )
}
