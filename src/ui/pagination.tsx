import type { ReactNode } from 'react'
import { toPaginationWindow } from './pagination-window.ts'

interface PaginationProps {
  page: number
  pages: number
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
  /** A real link to a page of the list. */
  renderLink: (link: PaginationLink) => ReactNode
}

export interface PaginationLink {
  page: number
  label: string
  rel?: 'prev' | 'next'
  /** Says what an arrow means to those who see it; its label says it to those who do not. */
  'data-tooltip'?: string
  isCurrent: boolean
  className: string
  children: ReactNode
}

const cell = 'inline-flex h-11 min-w-11 items-center justify-center rounded-sm px-2 tabular text-sm'
const quiet = `${cell} text-ink hover:bg-surface-deep`
const current = `${cell} bg-brand-800 font-semibold text-white`

export function Pagination({ page, pages, labels, renderLink }: PaginationProps) {
  if (pages <= 1) return null
  const step = (target: number, rel: 'prev' | 'next', label: string, sign: string) =>
    target >= 1 && target <= pages
      ? renderLink({
          page: target,
          label,
          rel,
          'data-tooltip': label,
          isCurrent: false,
          className: quiet,
          children: sign,
        })
      : null
  return (
    <nav aria-label={labels.nav} className="mt-12 border-t border-line pt-6">
      <ul className="flex flex-wrap items-center gap-1">
        <li>{step(page - 1, 'prev', labels.previous, '←')}</li>
        {toPaginationWindow(page, pages).map((slot) => (
          <li key={slot}>
            {typeof slot === 'string' ? (
              <span className={`${cell} text-ink-muted`}>…</span>
            ) : (
              renderLink({
                page: slot,
                label: labels.page(slot),
                isCurrent: slot === page,
                className: slot === page ? current : quiet,
                children: slot,
              })
            )}
          </li>
        ))}
        <li>{step(page + 1, 'next', labels.next, '→')}</li>
      </ul>
    </nav>
  )
}
