import { bundlesPath } from '#brand'
import type { ZipEntry } from '#lib/zip/zip-layout.ts'
import type { FileRecord } from './config/store.ts'

// The documents of a list and a year in one download. The build writes which documents they are, and the server makes the ZIP
// of them when it is asked for: so they are stored once.

/** A file of a bundle: a document of the site, or the list of checksums. */
export interface BundleFile extends ZipEntry {
  url: string
  /** In hexadecimal digits. */
  sha256: string
}

/** The build's description of a bundle, at its URL with `.json`. */
export interface BundleManifest {
  /** The name of the download, without its extension. */
  name: string
  /** In the order of the ZIP: the list of checksums, then the documents. */
  files: BundleFile[]
}

/** The path of all bundles; the rest is the path of a list and the year. */
export { bundlesPath }

/** `zip`: all documents; `sha256`: their checksums, as `sha256sum -c` reads them; `json`: both as data. */
export type BundleFormat = 'zip' | 'sha256' | 'json'

/** `/reports/annual`, `2026` → `/downloads/reports/annual/2026.zip`. */
export function toBundleUrl(list: string, year: string, format: BundleFormat): string {
  return `${bundlesPath}${list}/${year}.${format}`
}

/** The URL of the manifest, for the URL of a ZIP; undefined for any other URL. */
export function toManifestUrl(pathname: string): string | undefined {
  const isZip = pathname.startsWith(`${bundlesPath}/`) && pathname.endsWith('.zip')
  return isZip ? pathname.replace(/\.zip$/, '.json') : undefined
}

/** To be changed with the bytes that a list of files leads to. */
const zipVersion = 1

/** Changes with the ZIP of a manifest, for entity tags. */
export function toBundleHash({ hash }: Pick<FileRecord, 'hash'>): string {
  return `${hash}-zip${zipVersion}`
}
