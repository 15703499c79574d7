import { useLazyModule } from '#ui/use-lazy-module.ts'

const load = () => import('./frame-behaviour.tsx')

/** Loads the behaviour of the frame after hydration. The page can be read, and its links open documents, without it. */
export function AfterHydration() {
  const loaded = useLazyModule(load)
  return loaded && <loaded.FrameBehaviour />
}
