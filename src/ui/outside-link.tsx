import type { ReactNode } from 'react'

interface OutsideLinkProps {
  href: string | undefined
  /** Says that the link leaves the site, to those who do not see the arrow. */
  note: string
  className?: string | undefined
  children: ReactNode
}

/** A link to another site. */
export function OutsideLink({ href, note, className, children }: OutsideLinkProps) {
  return (
    <a href={href} rel="noopener noreferrer" className={className}>
      <span className="arrow arrow-out">
        {children}
        <span className="sr-only"> {note}</span>
      </span>
    </a>
  )
}
