import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readLatestBuild } from '#data/releases.ts'
import { loadDocument } from './load-document.ts'
import { watchRelease } from './release-watch.ts'

/** Once there is a newer release, the next page comes from the server. The page in view is never taken away. */
export function useReleaseWatch(): void {
  const router = useRouter()
  useEffect(() => {
    const { build, clock } = router.options.context
    const { isOutdated, end } = watchRelease(build, { readLatest: readLatestBuild, clock })
    const unsubscribe = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, hrefChanged }) => {
      const isHashOnly =
        toLocation.pathname === fromLocation?.pathname && toLocation.searchStr === fromLocation.searchStr
      if (!isOutdated() || !hrefChanged || isHashOnly) return
      // The address is written at the end of this task; before that the document could not be loaded in its place.
      router.history.flush()
      loadDocument(toLocation.publicHref)
    })
    return () => {
      unsubscribe()
      end()
    }
  }, [router])
}
