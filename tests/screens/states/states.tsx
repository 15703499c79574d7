import type { ReactNode } from 'react'
import { forced, type StateName } from './states-data.ts'

interface StatesProps {
  name: string
  states?: readonly StateName[]
  isDark?: boolean
  /** Renders the content in a state. */
  children: (state: StateName) => ReactNode
}

const pointed: readonly StateName[] = ['rest', 'hover', 'focus', 'active']

/** A primitive in each state. The browser is told to show those that a pointer or the focus bring about. */
export function States({ name, states = pointed, isDark = false, children }: StatesProps) {
  return (
    <section className={isDark ? 'states ground-ink' : 'states'}>
      <h3>{name}</h3>
      <ul>
        {states.map((state) => (
          <li key={state} data-force={state in forced ? state : undefined}>
            <p className="states-name">{state}</p>
            <div className="states-shown">{children(state)}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Something that has states of its own, such as being empty. */
export function Shown({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <section className="states">
      <h3>{name}</h3>
      <div className={`states-shown ${className}`}>{children}</div>
    </section>
  )
}
