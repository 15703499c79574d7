// First: it says in which order the layers of all sheets count.
import './site.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createFirstPages } from '#data/first-pages.ts'
import { pageDataId, type PageData } from '#engine/model/config/page-data.ts'
import type { ListIndex } from '#features/lists/payload.ts'
import { fetchCatalogue } from '#i18n/fetch-catalogue.ts'
import { machineClock } from '#lib/clock.ts'
import { nextTask } from '#lib/next-task.ts'
import { missingComponents } from '#shell/failures/missing-components.ts'
import type { Payload } from '#site/map/payloads.ts'
import { createSite } from './create-site.ts'
import { reloadOnEarlyBack } from './reload-on-early-back.ts'
import { createSearchAccess } from './search-access.ts'

/** Hydrates the prerendered page. If anything fails before, the page stays as it was delivered: its links work. */
async function start(): Promise<void> {
  const stopReloading = reloadOnEarlyBack(machineClock)
  const block = document.getElementById(pageDataId)?.textContent
  if (!block) return
  const { build, locale, config, payload, isGone } = JSON.parse(block) as PageData<Payload> // written by the same build as this script
  const catalogue = await fetchCatalogue(build, locale)
  await nextTask()
  const pages = createFirstPages<Payload, ListIndex>(build, locale)
  const search = createSearchAccess(build)
  const router = createSite({ build, locale, catalogue, config, pages, search, clock: machineClock })
  pages.setFirst(router.latestLocation.pathname, payload, isGone)
  await nextTask()

  // Marks the document as rendered by the router; otherwise hydration would not match.
  router.ssr = { manifest: undefined }
  await router.load()
  search.setReady()
  const hasFailed = router.state.matches.some((match) => match.status === 'error')
  // Without a payload the not-found page is shown, which is part of this script: its route's code is not needed.
  if (hasFailed || (payload && missingComponents(router).length > 0)) return

  function Site() {
    // Runs after the router's own effect, which starts listening to the history.
    useEffect(stopReloading, [])
    return <RouterProvider router={router} />
  }
  // As a transition, which React does in slices, so that the page answers to the visitor meanwhile.
  startTransition(() => void hydrateRoot(document, <Site />))
}

start().catch((error: unknown) => console.error('The page stays as it was delivered:', error))
