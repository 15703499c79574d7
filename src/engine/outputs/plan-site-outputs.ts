import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashBytes } from '#engine/content/disk/files.ts'
import type { BuildGraph } from '#engine/graph/build-graph.ts'
import { toLatestReleaseUrl, toReleaseMetaUrl, type Release } from '#engine/model/config/release.ts'
import type { CachePolicy } from '#engine/model/config/store.ts'
import { toIconSetUrl } from '#engine/model/icons.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toCatalogueUrl } from '#engine/model/urls/address.ts'
import type { Catalogues } from '#engine/render/code/site-texts.ts'
import type { PagePlan } from '#engine/render/pages/plan-pages.ts'
import type { IconSet } from '#lib/icons/icon-set.ts'
import { toBestOutputFile, toOutputFile } from './files/to-output-file.ts'
import type { OutputPlan } from './output-plan.ts'
import { sitemapIndexUrl } from './sitemaps/sitemap-url.ts'
import { toReleaseMeta } from './to-release-meta.ts'

/** The files of the built client. */
export interface ClientFiles {
  /** Their URLs, each with a hash of the content. */
  assets: readonly string[]
  /** The folder in which they are. */
  clientDirectory: string
}

interface SiteSources {
  origin: string
  build: string
  client: ClientFiles
  catalogues: Catalogues
  /** All pages. To be called where it matters which there are. */
  toPages: () => readonly PagePlan[]
  /** When the site was built: see `toBuildTime`. */
  toTime: () => string
  iconSets: readonly IconSet[]
  publicDirectory: string
  /** The files of `public/` by path, with a text that changes with each. */
  publicFiles: ReadonlyMap<string, string>
  recordRead: BuildGraph['recordRead']
}

/** The files that belong to the whole site: code, messages, `public/`, icons, the list of pages, robots.txt. */
export function planSiteOutputs(sources: SiteSources): OutputPlan[] {
  const { origin, build, client, catalogues, toPages, toTime, iconSets, recordRead } = sources
  const text = (url: string, cache: CachePolicy, toText: () => string): OutputPlan => ({
    key: `file ${url}`,
    kind: 'other files',
    prepare: () => {
      const content = toText()
      // The build is part of it, because the store keeps the files of earlier builds by their names.
      return { input: hashBytes(build + content), make: () => [toOutputFile(url, content, { cache })] }
    },
  })
  const release = (): Release => ({ id: build, time: toTime() })
  return [
    ...planAssets(client, build),
    ...planPublicFiles(sources),
    ...locales.map((locale) => text(toCatalogueUrl(build, locale), 'day', () => JSON.stringify(catalogues[locale]))),
    ...iconSets.map((set) =>
      text(toIconSetUrl(set.prefix), 'revalidate', () => {
        recordRead('icons', 'value')
        return JSON.stringify(set)
      }),
    ),
    // The list of pages changes with the content, under a name that has only the build.
    text(toReleaseMetaUrl(build), 'revalidate', () => toReleaseMeta(release(), toPages())),
    text(toLatestReleaseUrl(), 'revalidate', () => JSON.stringify(release())),
    text('/robots.txt', 'revalidate', () => `User-agent: *\nAllow: /\nSitemap: ${origin}${sitemapIndexUrl}\n`),
  ]
}

function planAssets({ assets, clientDirectory }: ClientFiles, build: string): OutputPlan[] {
  return assets.map((url) => ({
    key: `file ${url}`,
    kind: 'other files',
    prepare: () => ({
      input: `${build} ${url}`, // which contains a hash of the content
      make: async () => [
        await toBestOutputFile(url, await readFile(join(clientDirectory, url)), { cache: 'immutable' }),
      ],
    }),
  }))
}

function planPublicFiles({ publicDirectory, publicFiles, recordRead }: SiteSources): OutputPlan[] {
  return Array.from(publicFiles, ([path, version]) => ({
    key: `file /${path}`,
    kind: 'other files',
    prepare: () => {
      recordRead(`public/${path}`, 'value')
      return {
        input: version,
        make: async () => [
          toOutputFile(`/${path}`, await readFile(join(publicDirectory, path)), { cache: 'revalidate' }),
        ],
      }
    },
  }))
}
