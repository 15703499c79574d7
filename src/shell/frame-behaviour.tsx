import { useLazyModule } from '#ui/use-lazy-module.ts'
import { useReleaseWatch } from './failures/use-release-watch.ts'
import { useLocaleSwitch } from './language/use-locale-switch.ts'
import { useAnnouncer } from './links/use-announcer.ts'
import { useCarriedStair } from './links/use-carried-stair.ts'
import { usePlainLinks } from './links/use-plain-links.ts'
import { usePrefetch } from './links/use-prefetch.ts'
import { LoadingBar } from './loading/loading-bar.tsx'
import { LazyToasts } from './messages/lazy-toasts.tsx'
import { useHomeArrival } from './scroll/use-home-arrival.ts'
import { useStripFocus } from './scroll/use-strip-focus.ts'
import { LazySearch } from './search/lazy-search.tsx'
import { useTypeface } from './use-typeface.ts'

const loadIcons = () => import('./content-icons.tsx')

// Used by the error page. Part of this chunk, so that it is already loaded when a new release removes the chunks of this one.
export { handleFailure } from './failures/handle-failure.ts'

export function FrameBehaviour() {
  useAnnouncer()
  useHomeArrival()
  useLocaleSwitch()
  usePlainLinks()
  useCarriedStair()
  usePrefetch()
  useReleaseWatch()
  useStripFocus()
  useTypeface()
  const icons = useLazyModule(loadIcons)
  return (
    <>
      <LoadingBar />
      <LazyToasts />
      <LazySearch />
      {icons && <icons.ContentIcons />}
    </>
  )
}
