import type { ReactNode } from 'react'
import './breadcrumb.css'

/** The pages above this one. The page itself is the heading below, and is not repeated. */
export function Breadcrumb({ label, children }: { label: string; children: ReactNode[] }) {
  return (
    <nav aria-label={label} className="crumbs">
      <ol>
        {children.map((child, index) => (
          // The items of a page never change their order.
          <li key={index}>{child}</li>
        ))}
      </ol>
    </nav>
  )
}
