import { useEffect, useState, type ReactNode } from 'react'
import type { ReadingProgress } from '../../protocol/changes.ts'
import { useDesk } from '../context/desk-context.ts'
import type { Loaded } from './use-request.ts'

interface LoadProps<Value> {
  request: { loaded: Loaded<Value>; retry: () => void }
  children: (value: Value) => ReactNode
}

/** The answer to a request, or a sentence until it is there. */
export function Load<Value>({ request: { loaded, retry }, children }: LoadProps<Value>) {
  const { t, explain } = useDesk()
  if (loaded.state === 'loading') return <Waiting />
  if (loaded.state === 'failed') {
    return (
      <div className="desk-message desk-message-danger" role="alert">
        <p>{explain(loaded.error)}</p>
        <button type="button" className="button desk-small" onClick={retry}>
          {t.shell.retry}
        </button>
      </div>
    )
  }
  return children(loaded.value)
}

/** In milliseconds: what takes longer says how far it is. */
const pause = 1000

/** Says that something is loaded and, while the desk reads all of the content, how far it has come. */
function Waiting() {
  const { t, api } = useDesk()
  const [progress, setProgress] = useState<ReadingProgress['progress']>()
  useEffect(() => {
    const look = () =>
      api.reading().then(
        (answer) => setProgress(answer.progress),
        // The request that is waited for says why.
        () => setProgress(undefined),
      )
    const timer = setInterval(() => void look(), pause)
    return () => clearInterval(timer)
  }, [api])
  if (!progress) return <p className="desk-note desk-waiting">{t.shell.loading}</p>
  const words = t.shell.reading(progress.done, progress.of)
  return (
    <p className="desk-note desk-waiting">
      {words} <progress className="desk-progress" aria-label={words} value={progress.done} max={progress.of} />
    </p>
  )
}
