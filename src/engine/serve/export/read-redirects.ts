import { isOfVersion } from '#engine/model/urls/find-redirect.ts'
import {
  listRules,
  redirectIndexUrl,
  toRedirectPartUrl,
  type RedirectIndex,
  type RedirectPart,
} from '#engine/model/urls/redirect-table.ts'
import type { RedirectRule } from '#engine/model/urls/redirects.ts'
import type { OpenStore } from '#engine/store/open-store.ts'

/** All redirects of the current release, in the order of their addresses. */
export async function readRedirects(store: OpenStore): Promise<RedirectRule[]> {
  const read = async (url: string): Promise<unknown> => {
    const record = store.current().findFile(url)
    return record && JSON.parse(new TextDecoder().decode(await store.read(record, undefined)))
  }
  const index = await read(redirectIndexUrl)
  if (!isOfVersion(index)) return []
  const { parts } = index as RedirectIndex // written by this program
  const numbers = Array.from({ length: parts }, (_none, number) => number)
  const found = await Promise.all(numbers.map((number) => read(toRedirectPartUrl(number))))
  return listRules(found.filter(isOfVersion) as unknown as RedirectPart[]) // as above
}
