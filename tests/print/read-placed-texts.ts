import { getDocumentProxy } from 'unpdf'
import type { PlacedText } from './read-texts.ts'

/** The texts of each sheet where they are, also of a PDF without tags, which only Chromium writes. */
export async function readPlacedTexts(bytes: Uint8Array): Promise<PlacedText[][]> {
  // A copy: the reader takes the bytes for itself.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const sheets: PlacedText[][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    sheets.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const left = Number(item.transform[4])
        return [{ text: item.str, left, right: left + item.width }]
      }),
    )
  }
  return sheets
}
