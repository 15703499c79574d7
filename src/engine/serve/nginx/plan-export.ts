import type { FileRecord } from '#engine/model/config/store.ts'
import { imagePrefix, splitImageUrl } from '#engine/model/images/image-url.ts'
import { toAddressKey } from '#engine/model/urls/address.ts'
import type { FileKey } from '#engine/store/output-file.ts'
import { say } from '#lib/say/message.ts'
import { ExportError } from '../export/export-site.ts'
import { lastPageSuffix } from './address-maps.ts'
import { imagePath } from './image-maps.ts'
import { planTypes, type TypePlan } from './plan-types.ts'
import type { SentFile } from './response-maps.ts'

type ServedRecord = Omit<FileRecord, 'size'>

/** A file that an export has under a key of the store: ZIPs too, which the store does not have. */
export interface ListedSource {
  key: FileKey
  record: ServedRecord
}

/** A file of the export. Its name below each of its trees is `key` and `suffix`. */
export interface PlannedFile extends SentFile {
  /** Tells nginx the media type where the extension does not. */
  suffix: string
  source: ListedSource
  /** Further names of the same file. */
  links: string[]
}

export interface ExportPlan {
  files: PlannedFile[]
  types: TypePlan
  /** The ends of the names of files, by `/files/…`. */
  suffixes: (readonly [url: string, suffix: string])[]
  /** The paths of short links, and where they lead. */
  shortLinks: (readonly [url: string, location: string])[]
  /** Modifiers such that each image that is no drawing has a WebP variant of one of them. */
  imageMarkers: string[]
}

/** The end of the names of images: that of their URL is the extension of their source. */
const imageTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
} as const

/** Plans the files of an export, and their places. @throws {ExportError} for addresses that nginx could not tell apart */
export function planExport(listed: readonly ListedSource[]): ExportPlan {
  const shortLinks = listed.flatMap(({ key, record }) => {
    const location = record.headers?.['Location']
    return key.kind === 'file' && location !== undefined ? [[key.url, location] as const] : []
  })
  const links = new Set(shortLinks.map(([url]) => url))
  const sources = listed.filter(({ key }) => key.kind !== 'file' || !links.has(key.url))
  const urls = sources.flatMap(({ key, record: { type } }) => (key.kind === 'file' ? [{ url: key.url, type }] : []))
  const types = planTypes([
    ...urls.filter(({ url }) => !url.startsWith(imagePrefix)),
    ...Object.entries(imageTypes).map(([extension, type]) => ({ url: `/image.${extension}`, type })),
    { url: '/page.html', type: 'text/html; charset=utf-8' },
  ])
  const files = sources.map((source) => toPlannedFile(source, types))
  linkLastPages(files)
  return {
    files,
    types,
    suffixes: files.flatMap(({ key, suffix }) =>
      key.startsWith('/files/') ? [[key.slice('/files'.length), suffix] as const] : [],
    ),
    shortLinks,
    imageMarkers: toImageMarkers(urls.map(({ url }) => url)),
  }
}

function toPlannedFile(source: ListedSource, types: TypePlan): PlannedFile {
  const { key, record } = source
  const { cache } = record
  if (key.kind !== 'file') {
    return { key: toPageKey(key), suffix: '', cache, headers: { 'Content-Language': key.locale }, source, links: [] }
  }
  const image = key.url.startsWith(imagePrefix)
  const name = image ? toImageKey(key.url, record.type) : `/files${checkUrl(key.url)}`
  const suffix = image ? '' : types.toSuffix(key.url, record.type)
  return { key: name, suffix, cache, headers: record.headers, source, links: [] }
}

function toPageKey(key: Exclude<FileKey, { kind: 'file' }>): string {
  if (key.kind !== 'page') return `/pages/${key.locale}/~${key.kind === 'gone' ? 410 : 404}.html`
  if (key.path !== '/' && !/^(?:\/[A-Za-z0-9_-]+)+$/.test(key.path)) {
    throw new ExportError(say`${key.path} has other characters than letters, digits, _ and -; nginx would not find it`)
  }
  return `/pages/${key.locale}${toAddressKey(key)}.html`
}

/** Addresses become names of files as they are. */
function checkUrl(url: string): string {
  if (/^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~@+,&=-]+)+$/.test(url) && !/\.type\d+$/.test(url)) return url
  throw new ExportError(say`${url} has other characters than those of the site's files; nginx would not find it`)
}

function toImageKey(url: string, type: string): string {
  const parts = splitImageUrl(url)
  const [extension] = Object.entries(imageTypes).find(([, known]) => known === type) ?? []
  if (!parts || extension === undefined || !imagePath.test(parts.path)) {
    throw new ExportError(say`${url} (${type}) is no image that nginx would find`)
  }
  return `/images/${parts.modifiers}/${parts.path}.${extension}`
}

/** Gives the last page of each list a second name. */
function linkLastPages(files: readonly PlannedFile[]): void {
  const last = new Map<string, { page: number; file: PlannedFile }>()
  for (const file of files) {
    const { key } = file.source
    if (key.kind !== 'page' || key.page === 1) continue
    const first = toPageKey({ ...key, page: 1 })
    if (key.page > (last.get(first)?.page ?? 1)) last.set(first, { page: key.page, file })
  }
  for (const [first, { file }] of last) file.links.push(first.replace(/\.html$/, `${lastPageSuffix}.html`))
}

function toImageMarkers(urls: readonly string[]): string[] {
  const variants = urls.flatMap((url) => splitImageUrl(url) ?? [])
  const missing = new Set(variants.map(({ path }) => path))
  for (const { modifiers, path } of variants) if (modifiers === '_') missing.delete(path)
  const markers: string[] = []
  while (missing.size > 0) {
    const covered = new Map<string, Set<string>>()
    for (const { modifiers, path } of variants) {
      if (!missing.has(path) || !modifiers.includes('f_webp')) continue
      covered.set(modifiers, (covered.get(modifiers) ?? new Set()).add(path))
    }
    const [best] = [...covered].toSorted(([, one], [, other]) => other.size - one.size)
    if (!best) throw new ExportError(say`${[...missing].join(', ')}: an image without a variant in WebP`)
    markers.push(best[0])
    for (const path of best[1]) missing.delete(path)
  }
  return markers
}
