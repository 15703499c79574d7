import type { Address } from '#engine/model/urls/address.ts'
import type { PayloadKind, PayloadOf } from '#site/map/payloads.ts'
import { throwMissing, type PageRequest } from './throw-missing.ts'

/** The part of a loader's arguments that a page needs. */
interface LoaderArguments extends PageRequest {
  deps: { page?: number }
}

/** The page at the location, of the kind that the route shows. @throws a redirect or a not-found error where there is none. */
export async function loadPage<K extends PayloadKind>(kind: K, args: LoaderArguments): Promise<PayloadOf<K>> {
  const { context, location, deps } = args
  const address: Address = { path: location.pathname, page: deps.page ?? 1 }
  const payload = await context.pages.load(address)
  if (!payload) return throwMissing(args)
  if (!isOfKind(payload, kind)) throw new Error(`${address.path} is a ${payload.kind}; its route shows a ${kind}`)
  return payload
}

function isOfKind<K extends PayloadKind>(payload: { kind: PayloadKind }, kind: K): payload is PayloadOf<K> {
  return payload.kind === kind
}
