import { useEffect, useState } from 'react'

/**
 * A module that the first view does without: asked for once the page stands, so that hydration never waits for it.
 * Undefined until then, and for good where it cannot be had: what uses it must leave the page usable. `load` must be
 * the same function at each render.
 */
export function useLater<Module>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>()
  useEffect(() => {
    let isWanted = true
    load().then(
      (loaded) => isWanted && setModule(() => loaded),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [load])
  return module
}
