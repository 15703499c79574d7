import { notFound } from '@tanstack/react-router'
import type { Address } from '#model/address.ts'
import type { NotFoundData } from '#model/not-found.ts'
import type { PayloadKind, PayloadOf } from '#model/payload.ts'
import type { RouterContext } from './router-context.ts'

/** The part of a loader's arguments that a page needs. */
interface LoaderArguments {
  context: RouterContext
  location: { pathname: string; searchStr: string }
  deps: { page?: number }
}

/** The page at the location, which the route expects to be of a kind. @throws not-found where the site has none. */
export async function loadPage<K extends PayloadKind>(kind: K, args: LoaderArguments): Promise<PayloadOf<K>> {
  const { context, location, deps } = args
  const address: Address = { path: location.pathname, page: deps.page ?? 1 }
  const payload = await context.pages.load(address)
  if (!payload) throw toNotFound(location.pathname + location.searchStr)
  if (!isOfKind(payload, kind)) throw new Error(`${address.path} is a ${payload.kind}; its route shows a ${kind}`)
  return payload
}

/** The typed way to say "not found": the router itself takes and gives anything. */
export function toNotFound(path: string) {
  const data: NotFoundData = { path, status: 404 }
  return notFound({ data })
}

function isOfKind<K extends PayloadKind>(payload: { kind: PayloadKind }, kind: K): payload is PayloadOf<K> {
  return payload.kind === kind
}
