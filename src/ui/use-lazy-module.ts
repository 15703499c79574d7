import { useEffect, useState } from 'react'

/** How long after a failure a module is asked for again: a lost request first, then a network that was away. */
const pausesMs = [2000, 15_000]

/**
 * Loads a module after hydration. Undefined until it has loaded, and where loading fails each time: the page must stay usable
 * without it. `load` must be the same function at each render.
 */
export function useLazyModule<Module>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isMounted = true
    const attempt = (failures: number) => {
      load().then(
        (loaded) => isMounted && setModule(() => loaded),
        () => {
          const pauseMs = pausesMs[failures]
          if (isMounted && pauseMs !== undefined) timer = setTimeout(attempt, pauseMs, failures + 1)
        },
      )
    }
    attempt(0)
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [load])
  return module
}
