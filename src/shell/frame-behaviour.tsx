import { LazyToasts } from './lazy-toasts.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { useAnnouncer } from './use-announcer.ts'
import { useHomeArrival } from './use-home-arrival.ts'
import { usePlainLinks } from './use-plain-links.ts'
import { usePrefetch } from './use-prefetch.ts'

export function FrameBehaviour() {
  useAnnouncer()
  useHomeArrival()
  usePlainLinks()
  usePrefetch()
  return (
    <>
      <LoadingBar />
      <LazyToasts />
    </>
  )
}
