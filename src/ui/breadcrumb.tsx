import type { ReactNode } from 'react'

/** The way from the top to this page. The page itself is the heading below, and not repeated. */
export function Breadcrumb({ label, children }: { label: string; children: ReactNode[] }) {
  return (
    <nav aria-label={label} className="text-sm text-ink-muted">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {children.map((child, index) => (
          // The way is fixed for a page: positions are its identity.
          <li key={index} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {child}
          </li>
        ))}
      </ol>
    </nav>
  )
}
