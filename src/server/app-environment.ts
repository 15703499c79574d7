import type { SiteRelease } from '#model/config/store.ts'

/** What the handlers of one request share. */
export interface AppEnvironment {
  /** The release that answers the whole request, whatever is published meanwhile. */
  Variables: { release: SiteRelease }
}
