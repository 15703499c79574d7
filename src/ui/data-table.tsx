import type { ReactNode } from 'react'
import { TableScroll } from './table-scroll.tsx'
import './plain-table.css'

interface DataRow {
  key: string
  /** The first column: the thing that the row is about. */
  head: ReactNode
  /** The language of the head, if it is not the page's. */
  lang?: string | undefined
  /** The other columns, in their order. */
  cells: readonly ReactNode[]
}

interface DataTableProps {
  name: string
  /** The names of the columns, each another. */
  columns: readonly string[]
  rows: readonly DataRow[]
}

/** A table with a row for each thing, and a column for each fact of it. On a phone each thing is a block. */
export function DataTable({ name, columns, rows }: DataTableProps) {
  return (
    <TableScroll name={name} isStacked>
      <table aria-label={name} className="plain-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, lang, cells }) => (
            <tr key={key}>
              <th scope="row" lang={lang}>
                {head}
              </th>
              {columns.slice(1).map((column, index) => (
                <td key={column} data-of={column}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
