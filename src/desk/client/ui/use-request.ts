import { useCallback, useEffect, useState } from 'react'

export type Loaded<Value> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'done'; value: Value; isStale: boolean }

/**
 * The answer to a request, asked for anew whenever `key` changes; the last answer is shown meanwhile.
 *
 * @param request is given the signal that ends it
 */
export function useRequest<Value>(
  key: string,
  request: (signal: AbortSignal) => Promise<Value>,
): { loaded: Loaded<Value>; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    setLoaded((before) => (before.state === 'done' ? { ...before, isStale: true } : { state: 'loading' }))
    const load = async () => {
      try {
        const value = await request(controller.signal)
        if (!controller.signal.aborted) setLoaded({ state: 'done', value, isStale: false })
      } catch (error) {
        if (!controller.signal.aborted) setLoaded({ state: 'failed', error })
      }
    }
    void load()
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what is asked for
  }, [key, attempt])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  return { loaded, retry }
}
