import type { Attachment } from '#model/entries/attachments.ts'
import { readUnchanged } from '../assets/read-unchanged.ts'
import type { DocumentTexts } from './open-search-cache.ts'

/** The longest text that is indexed of a document: about a hundred pages. */
const longestText = 300_000

/** Reads the texts of PDFs that are not known yet. A PDF without text, or with a damaged one, is found by its title alone. */
export async function readDocumentTexts(
  contentDirectory: string,
  attachments: readonly Pick<Attachment, 'path' | 'sha256' | 'format'>[],
  texts: DocumentTexts,
): Promise<void> {
  for (const { path, sha256, format } of attachments) {
    if (format !== 'pdf' || texts.get(sha256) !== undefined) continue
    const bytes = await readUnchanged(contentDirectory, { path, hash: sha256 })
    texts.set(sha256, await readText(new Uint8Array(bytes)).catch(() => ''))
  }
}

async function readText(bytes: Uint8Array): Promise<string> {
  // Only where there is a new document: to load it takes a tenth of a second.
  const { extractText, getDocumentProxy } = await import('unpdf')
  const { text } = await extractText(await getDocumentProxy(bytes, { verbosity: 0 }), { mergePages: true })
  return text.normalize('NFC').slice(0, longestText)
}
