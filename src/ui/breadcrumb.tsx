import type { ReactNode } from 'react'

/** The way from the top to this page. The page itself is the heading below, and not repeated. */
export function Breadcrumb({ label, children }: { label: string; children: ReactNode[] }) {
  return (
    <nav aria-label={label} className="crumbs">
      <ol>
        {children.map((child, index) => (
          // The way is fixed for a page: positions are its identity.
          <li key={index}>{child}</li>
        ))}
      </ol>
    </nav>
  )
}
