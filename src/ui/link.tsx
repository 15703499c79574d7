import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Href } from '#lib/href.ts'

interface HrefLinkProps {
  href: Href
  /** A heading of the target page. */
  anchor?: string | undefined
  /** Search parameters of the target, where it is a list: its page number and filters. */
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

/** A link to a path that comes from data and was checked by the build. Where the code knows the route, use `Link`. */
export function HrefLink({ href, anchor, search, children, ...rest }: HrefLinkProps) {
  const to = href as '/' // a checked path has no parameters left: the router treats it as a static one
  return (
    <Link
      to={to}
      // Whether the router marks the link as active depends on filters in the URL, which prerendering does not know.
      {...(search && { search, suppressHydrationWarning: true })}
      {...(anchor !== undefined && { hash: anchor })}
      // The router marks links to the current page: of a list, only the link to the page shown; with an anchor, only
      // where the URL has the same hash.
      activeOptions={{ exact: true, includeSearch: search !== undefined, includeHash: anchor !== undefined }}
      {...rest}
    >
      {children}
    </Link>
  )
}
