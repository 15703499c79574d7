import type { Clock } from '#lib/clock.ts'
import { mayReload } from './reload-guard.ts'

/**
 * Loads a URL of this site from the server, and replaces the current history entry. All automatic loads are made here, so
 * that none can be without the reload guard. @returns whether the guard allows it
 */
export function loadDocument(href: string, clock: Clock): boolean {
  const { pathname, search, hash, href: target } = new URL(href, location.href)
  if (!mayReload(pathname + search, clock().getTime(), () => sessionStorage)) return false
  // To a URL that differs only in its hash, `replace` would only scroll.
  const isCurrent = pathname === location.pathname && search === location.search
  if (isCurrent && hash) location.reload() // oxlint-disable-line own/no-bare-reload -- after the guard
  else location.replace(target) // oxlint-disable-line own/no-bare-reload -- after the guard
  return true
}
