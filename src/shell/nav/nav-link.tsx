import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { NavItem, NavTarget } from '#model/nav.ts'
import { ContentIcon } from '#ui/icons/content-icon.tsx'
import { HrefLink } from '#ui/link.tsx'

interface NavLinkProps {
  item: NavItem
  isShort?: boolean
  className?: string
}

/** A link to an item of the navigation tree, on this site or another one. */
export function NavLink({ item: { label, shortLabel, icon, target }, isShort = false, className }: NavLinkProps) {
  const { i18n } = useLingui()
  const text = i18n._(isShort && shortLabel ? shortLabel : label)
  if ('external' in target) {
    return (
      <ExternalLink name={target.external} className={className}>
        {text}
      </ExternalLink>
    )
  }
  return (
    <HrefLink href={target.href} anchor={target.anchor} className={className}>
      {icon && <ContentIcon name={icon} className="nav-icon" />}
      {text}
    </HrefLink>
  )
}

interface ExternalLinkProps {
  name: Extract<NavTarget, { external: unknown }>['external']
  className: string | undefined
  children: string
}

function ExternalLink({ name, className, children }: ExternalLinkProps) {
  const { config } = useRouteContext({ from: '__root__' })
  return (
    <a href={config[name]} rel="noopener noreferrer" className={className}>
      <span className="arrow arrow-out">
        {children}
        <span className="sr-only">
          {' '}
          <Trans>(trang web bên ngoài)</Trans>
        </span>
      </span>
    </a>
  )
}
