/** How a PDF opens: for everybody, with a password alone, or not at all. */
export type PdfState = 'opens' | 'locked' | 'damaged'

/**
 * How a PDF opens, and each of its pages, as a reader would that repairs what it can. It takes longer than all other checks, so that it
 * is for files that give a reason.
 */
export async function tryPdf(bytes: Uint8Array): Promise<PdfState> {
  const { getDocumentProxy } = await import('unpdf')
  try {
    // A copy, for the reader takes the memory of what it is given, and no `Buffer`.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    try {
      for (let page = 1; page <= document.numPages; page++) await document.getPage(page)
      return document.numPages > 0 ? 'opens' : 'damaged'
    } finally {
      await document.loadingTask.destroy()
    }
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged'
  }
}
