import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseSiteConfig } from '../../../src/engine/model/config/site-config.ts'
import { locales, type Locale } from '../../../src/engine/model/locale/locale.ts'
import { createApp } from '../../../src/engine/serve/app.ts'
import { openStore } from '../../../src/engine/store/open-store.ts'
import { storeFile } from '../../../src/engine/store/schema.ts'
import { readOutput } from '../../site/read-output.ts'
import { createFolderHandler } from './create-folder-handler.ts'
import { pageKinds, toKindPath, type PageKind } from './page-kinds.ts'
import { serveTls, type TlsOptions } from './serve-tls.ts'

/** A page of a measured site, in a language. */
export interface MeasuredPage {
  name: string
  locale: Locale
  path: string
}

/** A site that is served for measuring. */
export interface MeasuredSite {
  name: string
  origin: string
  pages: readonly MeasuredPage[]
  stop: () => Promise<void>
}

const kinds = Object.keys(pageKinds) as PageKind[] // the keys of that object

interface PublishedSite {
  name: string
  directory: string
  locales: readonly Locale[]
  /** Paths to measure besides one of each kind. */
  paths: readonly string[]
}

/** Serves a published site with the project's own request handler. @throws where there is none in the folder */
async function servePublishedSite(given: PublishedSite, options: TlsOptions): Promise<MeasuredSite> {
  const { name, directory, locales, paths } = given
  const app = createApp(openStore(directory), parseSiteConfig(process.env))
  const site = readOutput(directory)
  const named = [...kinds.map((kind) => [kind, toKindPath(site, kind)]), ...paths.map((path) => [path, path])]
  const server = await serveTls((request) => app.fetch(request), options)
  return { ...server, name, pages: toPages(named, locales) }
}

function toPages(named: readonly (readonly string[])[], locales: readonly Locale[]): MeasuredPage[] {
  return named.flatMap(([name = '', path = '']) => locales.map((locale) => ({ name, locale, path })))
}

interface StaticFolder {
  name: string
  directory: string
  /** Paths by the names of their pages. */
  paths: Readonly<Record<string, string>>
  /** The languages of the visitors. */
  locales: readonly Locale[]
}

/** Serves another site's folder of static files. */
async function serveStaticFolder(folder: StaticFolder, options: TlsOptions): Promise<MeasuredSite> {
  const { name, directory, paths, locales } = folder
  const server = await serveTls(createFolderHandler(directory), options)
  return { ...server, name, pages: toPages(Object.entries(paths), locales) }
}

/** The page that is opened second in a visit: the article; after an article the list, or whatever other page there is. */
export function toSecondPage(pages: readonly MeasuredPage[], first: MeasuredPage): MeasuredPage {
  const others = pages.filter(({ path, locale }) => path !== first.path && locale === first.locale)
  const byName = (wanted: string) => others.find(({ name }) => name === wanted)
  return byName('article') ?? byName('list') ?? others[0] ?? first
}

export interface OfferedSites {
  out: string
  paths: readonly string[]
  /** Only this language. */
  locale: Locale | undefined
  /** Folders of other sites by name: published ones, for an earlier state of this site, or static files. */
  compare: Readonly<Record<string, string>>
  /** Paths of sites of static files, by the names of their pages. */
  comparePaths: Readonly<Record<string, string>>
}

/** Serves the published site and those to compare it with. Sites of static files are measured in the first language. */
export async function serveSites(given: OfferedSites, options: TlsOptions): Promise<MeasuredSite[]> {
  const { out, paths, locale, compare, comparePaths } = given
  const measured = locale === undefined ? locales : [locale]
  const published = { locales: measured, paths }
  const sites: MeasuredSite[] = []
  try {
    sites.push(await servePublishedSite({ ...published, name: 'this site', directory: out }, options))
    for (const [name, directory] of Object.entries(compare)) {
      const folder = { name, directory, paths: comparePaths, locales: measured.slice(0, 1) }
      const isPublished = existsSync(join(directory, storeFile))
      sites.push(
        isPublished
          ? await servePublishedSite({ ...published, name, directory }, options)
          : await serveStaticFolder(folder, options),
      )
    }
    return sites
  } catch (error) {
    // Servers that were started would keep the program running.
    for (const { stop } of sites) await stop()
    throw error
  }
}
