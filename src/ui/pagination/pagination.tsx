import type { ReactNode } from 'react'
import { toPaginationItems } from '#lib/pagination-window.ts'
import './pagination.css'

interface PaginationProps {
  page: number
  pages: number
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
  /** Renders the link to a page of the list. */
  renderLink: (link: PaginationLink) => ReactNode
}

export interface PaginationLink {
  page: number
  label: string
  rel?: 'prev' | 'next'
  /** The meaning of an arrow, for those who see it; `label` is for screen readers. */
  'data-tooltip'?: string
  isCurrent: boolean
  className?: string
  children?: ReactNode
}

export function Pagination({ page, pages, labels, renderLink }: PaginationProps) {
  if (pages <= 1) return null
  const step = (target: number, rel: 'prev' | 'next', label: string) =>
    target >= 1 &&
    target <= pages && (
      <li>{renderLink({ page: target, label, rel, 'data-tooltip': label, isCurrent: false, className: 'arrow' })}</li>
    )
  return (
    <nav aria-label={labels.nav}>
      <ul className="pagination">
        {step(page - 1, 'prev', labels.previous)}
        {toPaginationItems(page, pages).map(({ slot, only }) => (
          <li key={slot} className={only && `is-${only}`}>
            {typeof slot === 'string' ? (
              <span>…</span>
            ) : (
              renderLink({ page: slot, label: labels.page(slot), isCurrent: slot === page, children: slot })
            )}
          </li>
        ))}
        {step(page + 1, 'next', labels.next)}
      </ul>
    </nav>
  )
}
