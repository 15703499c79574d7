import { LazyToasts } from './lazy-toasts.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { useAnnouncer } from './use-announcer.ts'
import { useHomeArrival } from './use-home-arrival.ts'
import { useLocaleSwitch } from './use-locale-switch.ts'
import { useLater } from './use-later.ts'
import { usePlainLinks } from './use-plain-links.ts'
import { usePrefetch } from './use-prefetch.ts'
import { useReleaseWatch } from './use-release-watch.ts'

const loadIcons = () => import('./content-icons.tsx')

// For the error page: it must have come before the release that it will be needed for has gone.
export { faceFailure } from './face-failure.ts'

export function FrameBehaviour() {
  useAnnouncer()
  useHomeArrival()
  useLocaleSwitch()
  usePlainLinks()
  usePrefetch()
  useReleaseWatch()
  const icons = useLater(loadIcons)
  return (
    <>
      <LoadingBar />
      <LazyToasts />
      {icons && <icons.ContentIcons />}
    </>
  )
}
