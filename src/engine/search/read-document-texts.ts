import type { Attachment } from '#engine/model/entries/attachments.ts'
import { readUnchanged, type ContentFiles } from '#engine/outputs/assets/read-unchanged.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { openPdfReader, type PdfReader } from './open-pdf-reader.ts'
import type { DocumentTexts } from './open-search-cache.ts'

interface TextReading {
  texts: DocumentTexts
  /** Told of documents whose text cannot be read. */
  warn: (line: string) => void
  openReader?: () => PdfReader
}

/** Reads the texts of PDFs that are not known yet. A PDF without text, or with a damaged one, is found by its title alone. */
export async function readDocumentTexts(
  files: ContentFiles,
  attachments: readonly Pick<Attachment, 'path' | 'sha256' | 'format'>[],
  { texts, warn, openReader = openPdfReader }: TextReading,
): Promise<void> {
  const reader = openReader()
  try {
    for (const { path, sha256, format } of attachments) {
      if (format !== 'pdf' || texts.get(sha256) !== undefined) continue
      const bytes = await readUnchanged(files, { path, hash: sha256 })
      const text = await reader.read(new Uint8Array(bytes))
      if (text === undefined) {
        warn(
          told(
            say`warning: ${path}: its text takes too long to read; the search finds it by its title. Save it as PDF again`,
          ),
        )
      }
      texts.set(sha256, text ?? '')
    }
  } finally {
    await reader.close()
  }
}
