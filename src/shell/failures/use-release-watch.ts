import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readLatestBuild } from '#data/releases.ts'
import { loadDocument } from './load-document.ts'
import { watchRelease } from './release-watch.ts'

/** Once there is a newer release, the next navigation loads a document from it. The current page is never replaced. */
export function useReleaseWatch(): void {
  const router = useRouter()
  useEffect(() => {
    const { build, clock } = router.options.context
    const { isOutdated, stop } = watchRelease(build, { readLatest: readLatestBuild, clock })
    const unsubscribe = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, hrefChanged }) => {
      const isHashOnly =
        toLocation.pathname === fromLocation?.pathname && toLocation.searchStr === fromLocation.searchStr
      if (!isOutdated() || !hrefChanged || isHashOnly) return
      // The router writes the URL at the end of this task; the document must replace the new history entry, not the old one.
      router.history.flush()
      // Where it has just been loaded, and is still of this release, the app shows the page.
      loadDocument(toLocation.publicHref, clock)
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [router])
}
