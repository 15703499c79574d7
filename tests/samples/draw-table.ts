import { colors } from './print-style.ts'

interface Table {
  rows: readonly (readonly string[])[]
  alignments: readonly ('left' | 'right' | 'center')[]
  /** The name of the table, for those who hear it. */
  title?: string
  /** True if its first row names the columns; without it, it is names and values. */
  hasHeading: boolean
}

/** A table between hairlines, whose columns are as wide as what they hold asks for. */
export function drawTable(
  document: PDFKit.PDFDocument,
  part: PDFKit.PDFStructureElement,
  { rows, alignments, title, hasHeading }: Table,
): void {
  document.font('text').fillColor(colors.ink)
  const widths = hasHeading ? toWidths(document, rows) : [170, '*']
  // The library's types do not know of these two, its documentation does.
  const parent = { structParent: part }
  const scopes = { column: { scope: 'Column' }, row: { scope: 'Row' } }
  document.table({
    ...parent,
    columnStyles: widths,
    defaultStyle: {
      border: { top: 0, right: 0, bottom: 0.5, left: 0 },
      borderColor: { top: colors.line, right: colors.line, bottom: colors.line, left: colors.line },
      padding: { top: 5, right: 6, bottom: 5, left: 6 },
      textColor: colors.ink,
    },
    data: rows.map((row, rowIndex) =>
      row.map((text, column) => {
        const isColumnName = hasHeading && rowIndex === 0
        const isRowName = column === 0 && !isColumnName
        return {
          text,
          align: { x: alignments[column] ?? 'left', y: 'top' as const },
          ...(isColumnName && { type: 'TH' as const, ...scopes.column, backgroundColor: colors.surface }),
          ...(isRowName && { type: 'TH' as const, ...scopes.row }),
          ...(title && rowIndex === 0 && column === 0 && { title }),
          font: { src: isColumnName || isRowName ? 'strong' : 'text' },
        }
      }),
    ),
  })
  document.x = document.page.margins.left
  document.font('text')
}

/** Widths that fill the page: each column by its longest text, but none so wide that others are squeezed. */
function toWidths(document: PDFKit.PDFDocument, rows: readonly (readonly string[])[]): number[] {
  const { width, margins } = document.page
  const available = width - margins.left - margins.right
  const count = Math.max(...rows.map((row) => row.length))
  const wanted = Array.from({ length: count }, (_, column) => {
    const longest = Math.max(...rows.map((row) => document.widthOfString(row[column] ?? '')))
    return Math.min(longest * 1.08 + 14, (available * 1.6) / count)
  })
  const sum = wanted.reduce((total, one) => total + one, 0)
  return wanted.map((one) => (one / sum) * available)
}
