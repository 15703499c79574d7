import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { NavItem, OutsideTarget } from '#model/nav-item.ts'
import { ContentIcon } from '#ui/icons/content-icon.tsx'
import { HrefLink } from '#ui/link.tsx'
import { useNavText } from './use-nav-text.ts'

interface NavLinkProps {
  item: NavItem
  isShort?: boolean
  className?: string
}

/** A link to an item of the navigation tree. */
export function NavLink({ item: { label, shortLabel, icon, target }, isShort = false, className }: NavLinkProps) {
  const toText = useNavText()
  const { text, lang } = toText(isShort && shortLabel ? shortLabel : label)
  if ('setting' in target) return <OutsideLink target={target} text={text} />
  return (
    <HrefLink href={target.href} anchor={target.anchor} className={className} lang={lang}>
      {icon && <ContentIcon name={icon} className="nav-icon" />}
      {text}
    </HrefLink>
  )
}

/** A link that says that it leaves the site, in text for those who do not see the arrow. */
function OutsideLink({ target, text }: { target: OutsideTarget; text: string }) {
  const { config } = useRouteContext({ from: '__root__' })
  return (
    <a href={config[target.setting]} rel="noopener noreferrer">
      <span className="arrow arrow-out">
        {text}
        <span className="sr-only">
          {' '}
          <Trans>(trang web bên ngoài)</Trans>
        </span>
      </span>
    </a>
  )
}
