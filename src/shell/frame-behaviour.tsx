import { LazyToasts } from './messages/lazy-toasts.tsx'
import { LoadingBar } from './loading/loading-bar.tsx'
import { useAnnouncer } from './links/use-announcer.ts'
import { useHomeArrival } from './scroll/use-home-arrival.ts'
import { useLocaleSwitch } from './language/use-locale-switch.ts'
import { useLazyModule } from '#ui/use-lazy-module.ts'
import { usePlainLinks } from './links/use-plain-links.ts'
import { usePrefetch } from './links/use-prefetch.ts'
import { useReleaseWatch } from './failures/use-release-watch.ts'

const loadIcons = () => import('./content-icons.tsx')

// For the error page: it must have come before the release that it will be needed for has gone.
export { faceFailure } from './failures/face-failure.ts'

export function FrameBehaviour() {
  useAnnouncer()
  useHomeArrival()
  useLocaleSwitch()
  usePlainLinks()
  usePrefetch()
  useReleaseWatch()
  const icons = useLazyModule(loadIcons)
  return (
    <>
      <LoadingBar />
      <LazyToasts />
      {icons && <icons.ContentIcons />}
    </>
  )
}
