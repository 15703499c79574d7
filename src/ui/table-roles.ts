/**
 * What the parts of a table are, said outright: where a phone shows its rows as blocks, some screen readers see no table
 * any more. To be spread; written as attributes they look redundant to the linter.
 */
export const tableRoles = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
