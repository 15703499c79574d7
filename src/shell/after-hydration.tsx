import { useLazyModule } from '#ui/use-lazy-module.ts'

const load = () => import('./frame-behaviour.tsx')

/** All that the frame does beside showing pages. Nobody waits for it: the page reads, and its links work, without. */
export function AfterHydration() {
  const loaded = useLazyModule(load)
  return loaded && <loaded.FrameBehaviour />
}
