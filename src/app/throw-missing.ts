import { notFound } from '@tanstack/react-router'
import type { NotFoundData } from '#model/urls/not-found.ts'
import type { RouterContext } from './router-context.ts'
import type { AskedLocation } from './to-redirect.ts'

/** The part of a loader's arguments that says what was asked for. */
export interface Asked {
  context: RouterContext
  location: AskedLocation
}

interface Matched {
  matches: readonly { paramsError?: unknown }[]
}

/**
 * Sends the visitor on from an address without a page where a rule has it; else says "not found". The rules are loaded
 * only now, as hardly any visitor needs them. Where they cannot be had, the page is not found.
 */
export async function throwMissing({ location, context }: Asked): Promise<never> {
  const redirect = await import('./to-redirect.ts').then(
    ({ toRedirect }) => toRedirect(location, context.config),
    () => undefined,
  )
  throw redirect ?? toNotFound({ path: location.pathname + location.searchStr, status: 404 })
}

/** `beforeLoad` of the root: an address that a route's parameters refuse never gets as far as that route's loader. */
export function checkParams(args: Asked): Promise<void> | undefined {
  const { matches } = args as Asked & Matched // there at run time; in the signature its type would lead back to the root
  return matches.some(({ paramsError }) => paramsError) ? throwMissing(args) : undefined
}

/** The typed way to say "not found": the router itself takes and gives anything. */
function toNotFound(data: NotFoundData) {
  return notFound({ data })
}
