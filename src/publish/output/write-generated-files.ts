import type { FileRecord, SiteManifest } from '#model/config/site-manifest.ts'
import { writeOutput } from './write-output.ts'

/** A file that is generated from content, and how it is served. */
export interface GeneratedFile extends Required<Pick<FileRecord, 'type' | 'cache' | 'headers'>> {
  url: string
  bytes: Uint8Array
}

/** Writes generated files. @throws if two have the same URL */
export async function writeGeneratedFiles(
  outDirectory: string,
  files: readonly GeneratedFile[],
): Promise<SiteManifest['files']> {
  const urls = files.map(({ url }) => url)
  const taken = urls.find((url, index) => urls.indexOf(url) !== index)
  if (taken !== undefined)
    throw new Error(`Two files have the address ${taken}: translate one of their names differently`)
  const written = files.map(async ({ url, headers, ...output }) => {
    const record = await writeOutput(outDirectory, { file: `files${url}`, ...output })
    return [url, { ...record, headers }] as const
  })
  return Object.fromEntries(await Promise.all(written))
}
