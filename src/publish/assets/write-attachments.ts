import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create as toContentDisposition } from 'content-disposition'
import { toAttachmentUrl, toDownloadName, type Attachment } from '#model/entries/attachments.ts'
import type { FileRecord, SiteManifest } from '#model/config/site-manifest.ts'
import { toMediaType } from '../output/to-media-type.ts'
import { writeOutput } from '../output/write-output.ts'

/** How a document is served: shown where the browser can, and saved under a name that people read. */
export function toAttachmentRecord(attachment: Attachment): Required<Pick<FileRecord, 'type' | 'cache' | 'headers'>> {
  const { file, language } = attachment
  return {
    type: toMediaType(file),
    // A correction counts from the moment it is published: who comes back is to see it at once.
    cache: 'revalidate',
    headers: {
      'Content-Disposition': toContentDisposition(toDownloadName(attachment), { type: 'inline', fallback: file }),
      'Content-Language': language === 'both' ? 'vi, en' : language,
    },
  }
}

/** Every document of the content, and how to serve it. */
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
