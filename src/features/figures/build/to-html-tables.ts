/** The tables of a rendered text: rows of cells without markup, the head first. */
export function toHtmlTables(html: string): string[][][] {
  return [...html.matchAll(/<table[^>]*>(.*?)<\/table>/gs)].map(([, table = '']) =>
    [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => toWords(cell)),
    ),
  )
}

function toWords(cell: string): string {
  return cell
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
