import type { RegisteredRouter } from '@tanstack/react-router'
import { PayloadError } from '#data/http-source.ts'
import { readLatestBuild } from '#data/releases.ts'
import { ChunkError } from '#lib/import-chunk.ts'
import { loadDocument } from './load-document.ts'
import { missingComponents } from './missing-components.ts'
import { mayReload } from './reload-guard.ts'

/**
 * What is done about a failed navigation before the visitor hears of it. True where something is under way that will
 * replace the page; false where only the error page is left.
 */
export async function recover(error: unknown, router: RegisteredRouter): Promise<boolean> {
  if (error instanceof PayloadError) return loadAnew(router)
  if (!(error instanceof ChunkError)) return false
  const latest = await readLatestBuild(router.options.context.clock())
  if (latest !== undefined && latest !== router.options.context.build) return loadAnew(router)
  // The release is this one: what did not come may come the second time.
  for (const load of missingComponents(router)) await load()
  if (missingComponents(router).length > 0) return false
  await router.invalidate()
  return true
}

/** The page from the server, whose answer is the truth; once, and not again within the guard's time. */
async function loadAnew(router: RegisteredRouter): Promise<boolean> {
  const { publicHref, pathname, searchStr } = router.latestLocation
  if (!(await isWithinReach(publicHref))) return false
  // The visitor may have gone on.
  if (router.latestLocation.publicHref !== publicHref) return true
  if (!mayReload(pathname + searchStr, router.options.context.clock().getTime(), () => sessionStorage)) return false
  loadDocument(publicHref)
  return true
}

/** Milliseconds that the server has for the page's headers. */
const patienceMs = 8000

/** A document that cannot be had would leave the visitor with the browser's own error page, and nothing else. */
async function isWithinReach(href: string): Promise<boolean> {
  try {
    await fetch(href, { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) })
    return true
  } catch {
    return false
  }
}
