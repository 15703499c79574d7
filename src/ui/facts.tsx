import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
}

/** Names and values of a document. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 border-b border-line lg:grid-cols-1 lg:border-b-0">
      {facts.map(({ label, value }) => (
        <div key={label} className="border-t border-line py-3">
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd className="tabular font-semibold text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
