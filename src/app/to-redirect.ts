import { redirect } from '@tanstack/react-router'
import { findRedirect } from '#model/urls/find-redirect.ts'
import type { PublicConfig } from '#model/site-config.ts'

/** The part of the router's location that a rule needs. */
export interface AskedLocation {
  pathname: string
  searchStr: string
  hash: string
}

/** What a loader throws to send the visitor on from an address without a page; undefined where no rule has it. */
export function toRedirect({ pathname, searchStr, hash }: AskedLocation, config: PublicConfig) {
  const search = readSearch(pathname) ?? searchStr
  const found = findRedirect({ pathname, search, hash: hash && `#${hash}` }, config)
  return (
    found &&
    redirect({
      href: found.location,
      statusCode: found.status,
      // The router would write such a query anew, `?a=1&a=2` as a list and `?a=1.0` as 1: the browser loads the page itself.
      reloadDocument: search !== searchStr,
    })
  )
}

/** The query as it stands in the address bar, where that is the address asked for: a page may be loaded in advance. */
function readSearch(pathname: string): string | undefined {
  return typeof location === 'object' && location.pathname === pathname ? location.search : undefined
}
