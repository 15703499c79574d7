import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createFirstPages } from '#data/first-pages.ts'
import { fetchCatalogue } from '#i18n/fetch-catalogue.ts'
import { machineClock } from '#lib/clock.ts'
import { pageDataId, type PageData } from '#model/page-data.ts'
import type { ListIndex } from '#features/lists/payload.ts'
import type { Payload } from '#site/payloads.ts'
import { missingComponents } from '#shell/failures/missing-components.ts'
import { answerEarlyBack } from './answer-early-back.ts'
import { createSite } from './create-site.ts'
import './site.css'

/** Takes the prerendered page over. Whatever fails before that, the page stays as it came: readable, its links working. */
async function start(): Promise<void> {
  const endEarlyBack = answerEarlyBack()
  const block = document.getElementById(pageDataId)?.textContent
  if (!block) return
  const { build, locale, config, payload }: PageData<Payload> = JSON.parse(block) // written by the build that wrote this script
  const catalogue = await fetchCatalogue(build, locale)
  const pages = createFirstPages<Payload, ListIndex>(build, locale)
  const router = createSite({ build, locale, catalogue, config, pages, clock: machineClock })
  pages.begin(router.latestLocation.pathname, payload)

  // Tells the router that this document is its own first render; without it hydration does not match.
  router.ssr = { manifest: undefined }
  await router.load()
  const hasFailed = router.state.matches.some((match) => match.status === 'error')
  // The not-found page is part of this very script: the code of the route that led to it has not been asked for.
  if (hasFailed || (payload && missingComponents(router).length > 0)) return

  function Site() {
    // An effect of this comes after those of the router, which follows the history from its own on.
    useEffect(endEarlyBack, [])
    return <RouterProvider router={router} />
  }
  hydrateRoot(document, <Site />)
}

start().catch((error: unknown) => console.error('The page stays as it was delivered:', error))
