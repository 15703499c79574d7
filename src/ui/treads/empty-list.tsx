import type { ReactNode } from 'react'
import { Treads } from './treads.tsx'
import './empty-list.css'

/** In place of a list without entries: a stair that lacks a tread, and why. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <div className="empty-list">
      <Treads levels={[1, 2, { missing: 3 }, 2]} span={3} />
      {children}
    </div>
  )
}
