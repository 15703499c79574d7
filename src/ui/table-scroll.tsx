import type { ReactNode } from 'react'
import '#shell/styles/tables.css'

interface TableScrollProps {
  /** The name of the table; without it the container takes no focus, for tables that always fit (two columns). */
  name?: string | undefined
  /** True if on a phone each row is a block: then each cell, but for the names of the rows, has the name of its column in `data-of`. */
  isStacked?: boolean
  children: ReactNode
}

/**
 * The container of a table, which scrolls sideways where the table is too wide (tables.css), also by keyboard. A group, because
 * each region would be a landmark.
 */
export function TableScroll({ name, isStacked = false, children }: TableScrollProps) {
  const group = name === undefined ? {} : { role: 'group', 'aria-label': name, tabIndex: 0 }
  return (
    <div className={isStacked ? 'table-scroll table-stacked' : 'table-scroll'} {...group}>
      {children}
    </div>
  )
}
