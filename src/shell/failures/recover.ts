import type { RegisteredRouter } from '@tanstack/react-router'
import { PayloadError } from '#data/http-source.ts'
import { readLatestBuild } from '#data/releases.ts'
import { ChunkError } from '#lib/import-chunk.ts'
import { loadDocument } from './load-document.ts'
import { missingComponents } from './missing-components.ts'

/** Tries to recover from a failed navigation. @returns true if a page is loading, false if only the error page is left. */
export async function recover(error: unknown, router: RegisteredRouter): Promise<boolean> {
  if (error instanceof PayloadError) return reloadFromServer(router)
  if (!(error instanceof ChunkError)) return false
  const latest = await readLatestBuild(router.options.context.clock())
  if (latest !== undefined && latest !== router.options.context.build) return reloadFromServer(router)
  // There is no newer release: a second attempt may succeed.
  for (const load of missingComponents(router)) await load()
  // Where the scripts are there and the engine does not import them, only another document can.
  if (missingComponents(router).length > 0) return error.isRefused() && reloadFromServer(router)
  await router.invalidate()
  return true
}

/** Loads the page from the server, unless the reload guard forbids it. */
async function reloadFromServer(router: RegisteredRouter): Promise<boolean> {
  const { publicHref } = router.latestLocation
  if (!(await isReachable(publicHref))) return false
  // The visitor may have navigated in the meantime.
  if (router.latestLocation.publicHref !== publicHref) return true
  return loadDocument(publicHref, router.options.context.clock)
}

/** The timeout for the headers of the page. */
const timeoutMs = 8000

/** Checked first, because a failed document load would show the browser's own error page. */
async function isReachable(href: string): Promise<boolean> {
  try {
    await fetch(href, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) })
    return true
  } catch {
    return false
  }
}
