import { Link as RouterLink, useRouter, type RegisteredRouter } from '@tanstack/react-router'
import { useSyncExternalStore, type ReactNode } from 'react'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import type { Href } from '#lib/href.ts'

/** The generated interface of all routes, by the path that leads to them. */
type Routes = RegisteredRouter['routeTree']['types']['fileRouteTypes']['fileRoutesByTo']

type Params<Values> = [keyof Values] extends [never]
  ? { params?: never }
  : Record<never, never> extends Values
    ? { params?: Values }
    : { params: Values }

type Search<Values> = [keyof Values] extends [never]
  ? { search?: never }
  : Record<never, never> extends Values
    ? { search?: Values }
    : { search: Values }

/** Few, because each route that a link leads to gets a list of its own of all these. */
interface LinkAttributes {
  className?: string | undefined
  'aria-label'?: string | undefined
  children?: ReactNode
  /** A heading of the target page. */
  hash?: string
  /** True if the target takes the place of the current page in the history. */
  replace?: boolean
}

type LinkProps<To extends keyof Routes> = LinkAttributes & { to: To } & Params<Routes[To]['types']['allParams']> &
  Search<Routes[To]['types']['fullSearchSchemaInput']>

type RouteLink = <To extends keyof Routes>(props: LinkProps<To>) => ReactNode

/**
 * A link to a route that the code knows: the router's own, with types that look the route up by its path. The types of
 * the router make a list of all paths for each link, which takes memory by the square of the number of routes.
 */
export const Link = RouteLinkOrText as RouteLink // the router's component, with fewer of its properties; tests/types/links.test-d.tsx

/** Where the firm has no such page, its words. */
function RouteLinkOrText(props: LinkAttributes & { to: string }) {
  if (isLeftOut(props.to)) return <span className={props.className}>{props.children}</span>
  return <RouterLink {...props} />
}

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
export function HrefLink({ anchor, search, ...rest }: HrefLinkProps) {
  const { href, className, lang, children } = rest
  if (isLeftOut(href)) return <span {...{ className, lang, children }} />
  if (anchor === undefined && search === undefined) return <PathLink {...rest} />
  return <RoutedLink anchor={anchor} search={search} {...rest} />
}

/**
 * A plain link, which `usePlainLinks` follows within the app. A page has a hundred of them: as links of the router they took
 * a third of the script of a navigation, and more of that of hydration.
 */
function PathLink({ href, children, ...rest }: Omit<HrefLinkProps, 'anchor' | 'search'>) {
  const router = useRouter()
  // That of the page shown: the URL changes earlier, while the next page loads.
  const isShown = () => trimEnd(router.state.matches.at(-1)?.pathname) === href
  // Not `useMatches`, which takes five times as many hooks.
  const isCurrent = useSyncExternalStore(
    (onChange) => router.subscribe('onBeforeRouteMount', onChange),
    isShown,
    isShown,
  )
  return (
    <a href={href} {...rest} {...(isCurrent && { 'aria-current': 'page' })}>
      {children}
    </a>
  )
}

/** The path of an index route ends with a slash, its address does not. */
function trimEnd(path: string | undefined): string | undefined {
  return path === '/' ? path : path?.replace(/\/$/, '')
}

function RoutedLink({ href, anchor, search, children, ...rest }: HrefLinkProps) {
  const to = href as '/' // a checked path has no parameters left: the router treats it as a static one
  return (
    <RouterLink
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
    </RouterLink>
  )
}
