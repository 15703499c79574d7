import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { listFiles } from '#compiler/disk/files.ts'
import { toIndexFiles } from '#features/lists/build/to-index-files.ts'
import type { ListIndex } from '#features/lists/payload.ts'
import type { IconSet } from '#lib/icons/icon-set.ts'
import { toReleaseMetaUrl, type Release } from '#model/config/release.ts'
import type { CachePolicy, SiteManifest } from '#model/config/site-manifest.ts'
import { toIconSetUrl } from '#model/icons.ts'
import { locales } from '#model/locale/locale.ts'
import { toCatalogueUrl } from '#model/urls/address.ts'
import type { Payload } from '#site/payloads.ts'
import type { Code } from '../code/build-code.ts'
import type { Catalogues } from '../code/catalogues.ts'
import { toReleaseFiles } from './to-release-files.ts'
import { toSitemap } from './to-sitemap.ts'
import { writeOutput } from './write-output.ts'

interface StaticSources {
  origin: string
  code: Code
  catalogues: Catalogues
  payloads: readonly Payload[]
  indexes: readonly ListIndex[]
  release: Release
  iconSets: readonly IconSet[]
  publicDirectory: string
}

/** Writes all files except pages and payloads: list indexes, assets, catalogues, `public/`, robots.txt, sitemap.xml. */
export async function writeStaticFiles(outDirectory: string, sources: StaticSources): Promise<SiteManifest['files']> {
  const files: SiteManifest['files'] = {}
  const add = async (url: string, bytes: Uint8Array, cache: CachePolicy) => {
    files[url] = await writeOutput(outDirectory, { file: `files${url}`, bytes, cache })
  }
  const copy = async (directory: string, cache: CachePolicy, filter: (url: string) => boolean = () => true) => {
    const paths = await listFiles(directory)
    await Promise.all(
      paths.map(async (path) => {
        const url = `/${relative(directory, path).split(sep).join('/')}`
        if (filter(url)) await add(url, await readFile(path), cache)
      }),
    )
  }
  const { release, origin, code, catalogues, payloads, indexes, iconSets, publicDirectory } = sources
  await Promise.all([
    copy(code.clientDirectory, 'immutable', (url) => url.startsWith('/assets/')),
    copy(publicDirectory, 'revalidate'),
    ...locales.map((locale) =>
      add(toCatalogueUrl(release.id, locale), Buffer.from(JSON.stringify(catalogues[locale])), 'day'),
    ),
    ...Array.from(toReleaseFiles(release, payloads), ([url, json]) =>
      add(url, Buffer.from(json), url === toReleaseMetaUrl(release.id) ? 'immutable' : 'revalidate'),
    ),
    ...toIndexFiles(release.id, indexes).map(([url, json]) => add(url, Buffer.from(json), 'revalidate')),
    ...iconSets.map((set) => add(toIconSetUrl(set.prefix), Buffer.from(JSON.stringify(set)), 'revalidate')),
    add('/robots.txt', Buffer.from(`User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`), 'revalidate'),
    add('/sitemap.xml', Buffer.from(await toSitemap(origin, payloads)), 'revalidate'),
  ])
  return files
}
