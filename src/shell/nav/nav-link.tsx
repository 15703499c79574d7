import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { NavItem } from '#model/nav.ts'
import { ContentIcon } from '#ui/icons/content-icon.tsx'
import { HrefLink } from '#ui/link.tsx'

interface NavLinkProps {
  item: NavItem
  isShort?: boolean
  className?: string
}

/** A link to an item of the navigation tree, on this site or another one. */
export function NavLink({ item, isShort = false, className }: NavLinkProps) {
  const { i18n } = useLingui()
  const { config } = useRouteContext({ from: '__root__' })
  const label = i18n._(isShort && item.shortLabel ? item.shortLabel : item.label)
  if ('external' in item.target) {
    return (
      <a href={config[item.target.external]} rel="noopener noreferrer" className={className}>
        <span className="arrow arrow-out">
          {label}
          <span className="sr-only">
            {' '}
            <Trans>(trang web bên ngoài)</Trans>
          </span>
        </span>
      </a>
    )
  }
  return (
    <HrefLink href={item.target.href} anchor={item.target.anchor} className={className}>
      {item.icon && <ContentIcon name={item.icon} className="nav-icon" />}
      {label}
    </HrefLink>
  )
}
