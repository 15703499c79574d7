/**
 * ARIA roles of a table whose rows are blocks on small screens: some screen readers no longer treat it as a table then.
 * Spread these, because the linter reports literal roles as redundant.
 */
export const tableRoles = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
