import { notFound } from '@tanstack/react-router'
import type { NotFoundData } from '#engine/model/urls/not-found.ts'
import type { RouterContext } from './router-context.ts'
import type { RequestedLocation } from './to-redirect.ts'

/** The part of a loader's arguments that a redirect needs. */
export interface PageRequest {
  context: RouterContext
  location: RequestedLocation
}

interface Matched {
  matches: readonly { paramsError?: unknown }[]
}

/**
 * Throws for a location without a page: a redirect if a rule applies, else a not-found error. The rules are loaded here,
 * because few visitors need them; if that fails, the page is not found.
 */
export async function throwMissing({ location }: PageRequest): Promise<never> {
  const redirect = await import('./to-redirect.ts')
    .then(({ toRedirect }) => toRedirect(location))
    .catch(() => undefined)
  throw redirect ?? toNotFound({ path: location.pathname + location.searchStr, status: 404 })
}

/** `beforeLoad` of the root route, because invalid parameters keep the loader of their route from running. */
export function checkParams(args: PageRequest): Promise<void> | undefined {
  const { matches } = args as PageRequest & Matched // present at run time; naming its type here would make the root route's type refer to itself
  return matches.some(({ paramsError }) => paramsError) ? throwMissing(args) : undefined
}

/** Typed, because the router accepts any data. */
function toNotFound(data: NotFoundData) {
  return notFound({ data })
}
