import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { readInk } from './read-ink.ts'
import { readTexts, type SheetText } from './read-texts.ts'

/** A sheet of paper. Lengths are in points, from its upper left corner. */
export interface Sheet {
  width: number
  height: number
  /** Where its lowest text or drawing ends. 0 on an empty sheet. */
  inkEnd: number
  /** In the order of reading. */
  texts: readonly SheetText[]
}

/** Reads a tagged PDF. Text that is hidden from view only counts as if it were seen. */
export async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  // A copy: the reader takes the bytes for itself.
  const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 })
  const { OPS } = await getResolvedPDFJS()
  const sheets: Sheet[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const texts = readTexts(
      await page.getTextContent({ includeMarkedContent: true }),
      await page.getStructTree(),
      height,
    )
    const inkEnd = Math.max(readInk(await page.getOperatorList(), OPS, height), ...texts.map(({ bottom }) => bottom))
    sheets.push({ width, height, inkEnd, texts })
  }
  return sheets
}
