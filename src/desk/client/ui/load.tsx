import type { ReactNode } from 'react'
import { useDesk } from '../context/desk-context.ts'
import type { Loaded } from './use-request.ts'

interface LoadProps<Value> {
  request: { loaded: Loaded<Value>; retry: () => void }
  children: (value: Value) => ReactNode
}

/** The answer to a request, or a sentence until it is there. */
export function Load<Value>({ request: { loaded, retry }, children }: LoadProps<Value>) {
  const { t, explain } = useDesk()
  if (loaded.state === 'loading') return <p className="desk-note">{t.shell.loading}</p>
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
