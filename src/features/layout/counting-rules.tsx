import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import './counting-rules.css'

/** The rules that a count follows, on demand: list items. */
export function CountingRules({ children }: { children: ReactNode }) {
  return (
    <details className="counting-rules">
      <summary>
        <Trans>Cách tính</Trans>
      </summary>
      <ul>{children}</ul>
    </details>
  )
}
