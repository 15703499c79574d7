import { useLazyModule } from '#ui/use-lazy-module.ts'
import { usePlainLinks } from './links/use-plain-links.ts'

const load = () => import('./frame-behaviour.tsx')

/**
 * Loads the behaviour of the frame after hydration. The page can be read, and its links work, without it: those of most
 * lists and menus are plain ones.
 */
export function AfterHydration() {
  usePlainLinks()
  const loaded = useLazyModule(load)
  return loaded && <loaded.FrameBehaviour />
}
