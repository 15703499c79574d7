import { useEffect, useState } from 'react'

/**
 * Loads a module after hydration. Undefined until it has loaded, and where loading fails: the page must stay usable
 * without it. `load` must be the same function at each render.
 */
export function useLazyModule<Module>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>()
  useEffect(() => {
    let isMounted = true
    load().then(
      (loaded) => isMounted && setModule(() => loaded),
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [load])
  return module
}
