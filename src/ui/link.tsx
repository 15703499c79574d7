import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Href } from '#lib/href.ts'

interface HrefLinkProps {
  href: Href
  /** A heading of the target page. */
  anchor?: string | undefined
  /** Parameters of the target, a list: which page of it, and its filters. */
  search?: Readonly<Record<string, unknown>> | undefined
  className?: string | undefined
  rel?: string | undefined
  lang?: string | undefined
  tabIndex?: -1
  'aria-hidden'?: true
  'aria-label'?: string | undefined
  'data-tooltip'?: string | undefined
  'aria-current'?: 'page' | 'true' | undefined
  children?: ReactNode
}

/** A link to a path that came as data. It takes checked paths only: where the route is known in code, use `Link`. */
export function HrefLink({ href, anchor, search, children, ...rest }: HrefLinkProps) {
  const to = href as '/' // a checked path has no parameters left; to the router it is a static one
  return (
    <Link
      to={to}
      // The router's own marks depend on the filters of the address, with which no page is prerendered.
      {...(search && { search, suppressHydrationWarning: true })}
      {...(anchor !== undefined && { hash: anchor })}
      // The router marks links to the current page itself: of the pages of a list that is one, and a heading of this
      // page only where the address names it.
      activeOptions={{ exact: true, includeSearch: search !== undefined, includeHash: anchor !== undefined }}
      {...rest}
    >
      {children}
    </Link>
  )
}
