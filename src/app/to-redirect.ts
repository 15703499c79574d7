import { redirect } from '@tanstack/react-router'
import { findRedirect, type ReadRules } from '#engine/model/urls/find-redirect.ts'

/** The part of the router's location that rules need. */
export interface RequestedLocation {
  pathname: string
  searchStr: string
  hash: string
}

/** Rules are the site's own files, as servers read them, which look for one before they send a page that is not found. */
const readRules: ReadRules = async (url) => {
  if (typeof location !== 'object') return undefined
  const answer = await fetch(url)
  return answer.ok ? answer.json() : undefined
}

/** The redirect that a loader throws for a location without a page; undefined where no rule applies. */
export async function toRedirect({ pathname, searchStr, hash }: RequestedLocation) {
  const search = readSearch(pathname) ?? searchStr
  const found = await findRedirect({ pathname, search, hash: hash && `#${hash}` }, readRules)
  return (
    found &&
    redirect({
      href: found.location,
      statusCode: found.status,
      // The router would rewrite such a query (`?a=1&a=2` as a list, `?a=1.0` as 1), so the browser loads the document.
      reloadDocument: search !== searchStr,
    })
  )
}

/** The query in the address bar; undefined where another page is requested, as by a prefetch. */
function readSearch(pathname: string): string | undefined {
  return typeof location === 'object' && location.pathname === pathname ? location.search : undefined
}
