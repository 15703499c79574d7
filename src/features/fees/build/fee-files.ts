import { create as toContentDisposition } from 'content-disposition'
import type { Content } from '#features/content.ts'
import { toFeesCsvName, toFeesCsvUrl } from '../fee-file.ts'
import { locales, type Locale } from '#model/locale/locale.ts'
import type { FileRecord, SiteManifest } from '#model/config/site-manifest.ts'
import { toMediaType } from '#publish/output/media-type.ts'
import { writeOutput } from '#publish/output/write-file.ts'
import { toCsv } from '#publish/output/to-csv.ts'
import { toFeeRows } from './to-fee-rows.ts'

/** A file that is made from content, and how it is served. */
export interface MadeFile extends Required<Pick<FileRecord, 'type' | 'cache' | 'headers'>> {
  url: string
  bytes: Uint8Array
}

/** The fees in force, a file for each language. */
export function toFeeFiles(content: Pick<Content, 'entries'>): MadeFile[] {
  return locales.map((locale) => toFeeFile(content, locale))
}

export function toFeeFile(content: Pick<Content, 'entries'>, locale: Locale): MadeFile {
  const url = toFeesCsvUrl(locale)
  const fallback = url.slice(url.lastIndexOf('/') + 1)
  return {
    url,
    bytes: toCsv(toFeeRows(content, locale)),
    type: toMediaType(url),
    cache: 'revalidate',
    headers: {
      'Content-Disposition': toContentDisposition(toFeesCsvName(locale), { type: 'attachment', fallback }),
      'Content-Language': locale,
    },
  }
}

/** Puts files that are made from content into the output. */
export async function writeMadeFiles(outDirectory: string, made: readonly MadeFile[]): Promise<SiteManifest['files']> {
  const written = made.map(async ({ url, headers, ...output }) => {
    const record = await writeOutput(outDirectory, { file: `files${url}`, ...output })
    return [url, { ...record, headers }] as const
  })
  return Object.fromEntries(await Promise.all(written))
}
