import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create as toContentDisposition } from 'content-disposition'
import type { FileRecord, SiteManifest } from '#model/config/site-manifest.ts'
import { toAttachmentUrl, toDownloadName, type Attachment } from '#model/entries/attachments.ts'
import { toMediaType } from '../output/to-media-type.ts'
import { writeOutput } from '../output/write-output.ts'

/** The headers of a document: browsers show it inline if they can, and save it under a readable name. */
export function toAttachmentRecord(attachment: Attachment): Required<Pick<FileRecord, 'type' | 'cache' | 'headers'>> {
  const { file, language } = attachment
  return {
    type: toMediaType(file),
    // Visitors must see a correction as soon as it is published.
    cache: 'revalidate',
    headers: {
      'Content-Disposition': toContentDisposition(toDownloadName(attachment), { type: 'inline', fallback: file }),
      'Content-Language': language === 'both' ? 'vi, en' : language,
    },
  }
}

/** Writes all documents of the content. Returns their records by URL. */
export async function writeAttachments(
  outDirectory: string,
  contentDirectory: string,
  attachments: readonly Attachment[],
): Promise<SiteManifest['files']> {
  const written = attachments.map(async (attachment) => {
    const url = toAttachmentUrl(attachment)
    const bytes = await readFile(join(contentDirectory, attachment.path))
    const { headers, ...how } = toAttachmentRecord(attachment)
    return [url, { ...(await writeOutput(outDirectory, { file: `files${url}`, bytes, ...how })), headers }] as const
  })
  return Object.fromEntries(await Promise.all(written))
}
