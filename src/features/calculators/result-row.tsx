import type { ReactNode } from 'react'

interface ResultRowProps {
  name: string
  value: ReactNode
  isSum?: boolean
}

/** A figure of a result, with its name. */
export function ResultRow({ name, value, isSum = false }: ResultRowProps) {
  return (
    <div className={isSum ? 'is-sum' : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
