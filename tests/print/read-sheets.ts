import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { readInk, type Span } from './read-ink.ts'
import { readTexts, type SheetText } from './read-texts.ts'

/** A sheet of paper. Lengths are in points, from its upper left corner. */
export interface Sheet {
  width: number
  height: number
  /** In the order of reading. */
  texts: readonly SheetText[]
  /** Lines, surfaces and pictures. */
  drawings: readonly Span[]
}

/**
 * Reads the sheets of a tagged PDF. What is printed in white, or behind something else, counts as seen: neither is in pages of
 * this site.
 */
export async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  // A copy: the reader takes the bytes for itself.
  const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 })
  const { OPS } = await getResolvedPDFJS()
  const sheets: Sheet[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    sheets.push({
      width,
      height,
      texts: readTexts(await page.getTextContent({ includeMarkedContent: true }), await page.getStructTree(), height),
      drawings: readInk(await page.getOperatorList(), OPS, height),
    })
  }
  return sheets
}
