import type { SiteRelease, Store } from '#engine/model/config/store.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

interface FollowedReleases {
  store: Store
  /**
   * The release that was asked for last. The handler asks for the release of a request before it waits for anything: until
   * then it is that of the request.
   */
  last: () => SiteRelease
}

/** A store whose release stays where a later one cannot be read: the file was replaced by a damaged or foreign one. */
export function followReleases(store: Store): FollowedReleases {
  let last = store.current()
  let reported = ''
  const current = () => {
    try {
      last = store.current()
      reported = ''
    } catch (error) {
      // Once, not for each request.
      const message = error instanceof Error ? error.message : String(error)
      if (message !== reported) {
        console.error(told(say`Release ${String(last.number)} stays, because no other can be read: ${message}`))
      }
      reported = message
    }
    return last
  }
  return { store: { ...store, current }, last: () => last }
}
