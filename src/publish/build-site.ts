import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as Renderer from '#app/render.tsx'
import { checkNavIcons } from '#compiler/check-icons.ts'
import { openByteCache, type ByteCache } from '#compiler/disk/byte-cache.ts'
import { checkNav } from '#compiler/links/check-nav.ts'
import { settingsChecks } from '#compiler/links/settings-checks.ts'
import { readContent } from '#compiler/read-content.ts'
import { formatDiagnostics } from '#compiler/source/diagnostics.ts'
import { toListIndexes } from '#features/lists/build/to-list-indexes.ts'
import { toBuildSettings, toPublicConfig, type SiteConfig } from '#model/config/site-config.ts'
import type { SiteManifest } from '#model/config/site-manifest.ts'
import { locales, type Locale } from '#model/locale/locale.ts'
import { toIconSets } from './assets/to-icon-sets.ts'
import { writeAttachments } from './assets/write-attachments.ts'
import { writeImages } from './assets/write-images.ts'
import { buildCode } from './code/build-code.ts'
import { compileCatalogues } from './code/catalogues.ts'
import { toBuildTime } from './output/to-release-files.ts'
import { writeGeneratedFiles } from './output/write-generated-files.ts'
import { writeStaticFiles } from './output/write-static-files.ts'
import { createPayloadContext } from './pages/create-payload-context.ts'
import { toPageTemplate } from './pages/page-template.ts'
import { prerender } from './pages/prerender.ts'
import { toGeneratedFiles } from './pages/to-generated-files.ts'
import { toPayloads } from './pages/to-payloads.ts'
import { describeRemovedAddress, findRemovedAddresses } from './releases/find-removed-addresses.ts'
import { publishRelease } from './releases/publish-release.ts'
import { retainEarlierBuilds } from './releases/retain-earlier-builds.ts'
import { writeCards } from './social/write-cards.ts'
import { toBuildId } from './to-build-id.ts'

export interface BuildOptions {
  contentDirectory: string
  outDirectory: string
  config: SiteConfig
  /** The number of builds whose files stay available to open pages, including the new one. */
  keep: number
  /** The language to replace by a pseudo-locale; for tests. */
  pseudo?: Locale | undefined
  /** Called after each step. */
  report: (line: string) => void
}

const cacheDirectory = '.cache'
const publicDirectory = 'public'

/**
 * Builds the site from its content into a folder that a server can serve. The previous output stays in place until the new
 * one is complete.
 */
export async function buildSite({
  contentDirectory,
  outDirectory,
  config,
  keep,
  pseudo,
  report,
}: BuildOptions): Promise<SiteManifest> {
  const step = async <Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> => {
    const start = performance.now()
    const result = await run()
    report(`  ${name.padEnd(23)}${Math.round(performance.now() - start)} ms`)
    return result
  }
  const reportCounts = (what: string, { counts }: ByteCache) =>
    report(`    ${counts.made} ${what} made, ${counts.found} from the cache`)
  const settings = toBuildSettings(config)
  const now = config.clock()
  const { content, nextChange, diagnostics, icons, iconSources } = await step('Read content', () =>
    readContent(contentDirectory, { now, checks: settingsChecks(publicDirectory, settings) }),
  )
  if (diagnostics.list.length > 0) report(formatDiagnostics(diagnostics.list))
  const { catalogues, translations } = await step('Compile messages', () => compileCatalogues(pseudo))
  const code = await step('Build code', () => buildCode(cacheDirectory))
  const build = await step('Compute build id', () => toBuildId(code, catalogues))
  const release = { id: build, time: toBuildTime(content, config.moment) }
  const iconSets = await step('Check navigation', async () => {
    const { navTree }: typeof Renderer = await import(code.renderer) // the built src/app/render.tsx
    checkNav(navTree, content)
    return toIconSets([...icons, ...(await checkNavIcons(navTree, iconSources))], iconSources)
  })
  const contexts = locales.map((locale) =>
    createPayloadContext({ content, locale, origin: config.origin, translate: translations[locale] }),
  )
  const payloads = await step('Make payloads', () => contexts.flatMap((context) => [...toPayloads(context)]))
  const indexes = await step('Make list indexes', () => contexts.flatMap((context) => [...toListIndexes(context)]))
  return publishRelease(outDirectory, async ({ directory: draft, previous }) => {
    const template = toPageTemplate(code.manifest, (file) => readFileSync(join(code.clientDirectory, file)))
    const setup = {
      build,
      renderer: code.renderer,
      outDirectory: draft,
      template,
      catalogues,
      config: toPublicConfig(config),
    }
    const pages = await step(`Prerender ${payloads.length} pages`, () => prerender(setup, payloads))
    const variants = openByteCache(join(cacheDirectory, 'images'))
    const images = await step('Make images', () =>
      writeImages(draft, { contentDirectory, cache: variants }, content.images),
    )
    reportCounts('variants', variants)
    const cardCache = openByteCache(join(cacheDirectory, 'social'))
    const cards = await step('Make social images', () => writeCards(draft, payloads, cardCache))
    reportCounts('social images', cardCache)
    const attachments = await step('Write documents', () =>
      writeAttachments(draft, contentDirectory, content.attachments),
    )
    const generated = await step('Write generated files', () =>
      writeGeneratedFiles(draft, contexts.flatMap(toGeneratedFiles)),
    )
    const files = await step('Write static files', () =>
      writeStaticFiles(draft, {
        release,
        origin: config.origin,
        code,
        catalogues,
        payloads,
        indexes,
        iconSets,
        publicDirectory,
      }),
    )
    const manifest: SiteManifest = {
      build,
      nextChange,
      settings,
      ...pages,
      files: sortKeys({ ...pages.files, ...images, ...cards, ...attachments, ...generated, ...files }),
    }
    manifest.pages = sortKeys(manifest.pages)
    for (const path of findRemovedAddresses(await readManifest(previous), manifest))
      report(`warning: ${describeRemovedAddress(path)}`)
    await writeFile(join(draft, 'site.json'), JSON.stringify(manifest))
    await step('Retain earlier builds', () => retainEarlierBuilds({ previous, directory: draft, manifest, keep }))
    return manifest
  })
}

/** The pages and files of the previous release; empty at the first build. */
async function readManifest(release: string | undefined): Promise<Pick<SiteManifest, 'pages' | 'files'>> {
  if (release === undefined) return { pages: {}, files: {} }
  return JSON.parse(await readFile(join(release, 'site.json'), 'utf8')) // written by this build
}

/** Sorts by key, because pages are rendered in any order. */
function sortKeys<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
