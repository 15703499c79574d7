import type { ReactNode } from 'react'
import './tag.css'

export type Tone = 'neutral' | 'brand' | 'info' | 'notice' | 'danger' | 'sample'

/** A short label for a category or a state. */
export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`tag tag-${tone}`}>{children}</span>
}
