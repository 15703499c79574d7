import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { toIsGone } from '#engine/content/entries/to-is-gone.ts'
import { parseBundleManifest } from '#engine/model/bundle-manifest.ts'
import { toManifestUrl } from '#engine/model/bundles.ts'
import type { FrameFacts } from '#engine/model/config/page-config.ts'
import { toBuildSettings, toPublicConfig, type SiteConfig } from '#engine/model/config/site-config.ts'
import type { SiteRelease, Store } from '#engine/model/config/store.ts'
import { locales, mapLocales } from '#engine/model/locale/locale.ts'
import type { Renderer } from '#engine/model/renderer.ts'
import type { CardSource } from '#engine/outputs/card-outputs.ts'
import type { OutputPlan } from '#engine/outputs/output-plan.ts'
import { planStale, type StaleOutput } from '#engine/outputs/plan-stale.ts'
import { makeDefaultCard } from '#engine/outputs/social/make-card.ts'
import { openCardCache } from '#engine/outputs/social/open-card-cache.ts'
import { readCatalogues } from '#engine/render/code/catalogues.ts'
import type { SiteTexts } from '#engine/render/code/site-texts.ts'
import { createMemoryFiles } from '#engine/store/create-memory-files.ts'
import type { OutputFile } from '#engine/store/output-file.ts'
import { openSiteGraph, type SiteRevision } from '../open-site-graph.ts'
import type { Site } from '../site.ts'
import { createMissingTexts } from './create-missing-texts.ts'
import { findKeys, listPages, type PageCounts } from './find-keys.ts'
import { renderInDevelopment } from './render-in-development.ts'

const build = 'dev'

/** The site in development: outputs are made at their requests, and made again after a change of what they read. */
export interface DevSite {
  store: Store
  /** Reads the content again. @throws {ContentError} if it has an error; the site stays as it was */
  refresh: (change: { hasCodeChanged: boolean }) => Promise<void>
  /** Makes what a request needs: the store then has it. */
  prepare: (url: URL) => Promise<void>
  close: () => void
}

export interface DevSiteOptions {
  site: Site
  contentDirectory: string
  cacheDirectory: string
  config: SiteConfig
  /** Makes a line for each text that is in no catalogue, from the ids. */
  describeMissing: (ids: readonly string[]) => Promise<string[]>
}

/** Opens the site, with the sources as Vite's server has them. Warnings go to its log. */
export function openDevSite(server: ViteDevServer, siteOptions: DevSiteOptions): DevSite {
  const { site, contentDirectory, cacheDirectory, config, describeMissing } = siteOptions
  const { logger, publicDir } = server.config
  const publicDirectory = publicDir || 'public'
  const warn = (lines: string) => logger.warn(lines)
  const onMissingText = createMissingTexts(describeMissing, warn)
  const options = { site, contentDirectory, cacheDirectory, publicDirectory, config, warn }
  const siteGraph = openSiteGraph(options, { subjects: [], outputs: [], derived: [], remembered: () => [] })
  const cardCache = openCardCache(join(cacheDirectory, 'cards.sqlite'))
  // A social image is drawn when it is asked for, so that none is missing.
  const cards: CardSource = { cache: { ...cardCache, has: () => true }, getDefault: makeDefaultCard }
  const files = createMemoryFiles()
  /** The keys of the outputs that were asked for. */
  const asked = new Set<string>()
  /** Outputs to make when they are asked for again. */
  const stale = new Map<string, Pick<StaleOutput, 'made'> & { making?: Promise<OutputFile[]> | undefined }>()
  let texts: SiteTexts | undefined
  let shownProblems: ReadonlySet<string> = new Set()
  let plans: ReadonlyMap<string, OutputPlan> = new Map()
  let pages: PageCounts = new Map()
  let isGone = toIsGone(site, new Map())
  let revision: SiteRevision | undefined
  let frame: FrameFacts = {}
  let number = 0
  let code = 0
  const pool = renderInDevelopment(server, {
    build,
    config: () => ({ ...toPublicConfig(config), ...frame }),
    catalogues: () => texts?.catalogues ?? mapLocales(() => ({})),
    onMissingText,
  })

  const plan = (key: string): void => {
    const found = plans.get(key)
    if (!found) {
      files.remove(key)
      asked.delete(key)
      stale.delete(key)
      return
    }
    asked.add(key)
    try {
      for (const one of planStale(found, { graph: siteGraph.graph, cards })) stale.set(one.key, one)
    } catch {
      // Tried again, and told, at each request for it: others can be answered.
      stale.set(key, { made: { input: '', make: () => found.prepare().make() } })
    }
  }
  const make = async (key: string): Promise<void> => {
    if (plans.has(key) && !asked.has(key)) plan(key)
    // It may be stale again once it has been made.
    for (let one = stale.get(key); one; one = stale.get(key)) {
      const { made } = one
      one.making ??= (async () => made.make())()
      try {
        const own = await one.making
        if (stale.get(key) === one && stale.delete(key)) files.put(key, own)
      } catch (error) {
        one.making = undefined
        throw error
      }
    }
  }
  const makeFor = async (url: URL): Promise<void> => {
    for (const key of findKeys(url, pages)) await make(key)
  }

  const refresh: DevSite['refresh'] = async ({ hasCodeChanged }) => {
    if (hasCodeChanged) code++
    const { problems, ...read } = await readCatalogues(onMissingText)
    for (const [name, line] of problems) if (!shownProblems.has(name)) warn(line)
    shownProblems = new Set(problems.keys())
    texts = read
    const renderer = await server.ssrLoadModule('/src/app/render.tsx')
    const { navItems } = renderer as Renderer // the module of this path
    number++
    const client = { assets: [], clientDirectory: '' } // Vite serves the sources
    const environment = {
      build,
      sources: String(code),
      setupHash: String(code),
      texts: read,
      navItems,
      client,
      views: undefined,
      pool,
    }
    const content = await siteGraph.read()
    isGone = toIsGone(site, content.read.takenDown)
    frame = site.toFrameFacts(site.specOf, content.read.content, navItems)
    revision = await siteGraph.revise(environment, { ...content, frame })
    plans = new Map(Array.from(revision.plans(), (one) => [one.key, one]))
    pages = listPages(plans.keys())
    // A change counts in its own revision alone, also for what is asked for later.
    for (const key of asked) plan(key)
    siteGraph.graph.commit()
  }

  const release = (): SiteRelease => ({
    number,
    build,
    settings: toBuildSettings(config),
    styleHashes: [],
    nextChange: revision?.nextChange,
    hasPage: (path) => pages.has(path),
    findPage: (path, locale, page) =>
      files.find({ kind: 'page', path, locale, page: Math.min(page, pages.get(path) ?? 0) }),
    findFile: (url) => files.find({ kind: 'file', url }),
    findNotFound: (locale) => {
      const found = files.find({ kind: 'not-found', locale })
      if (!found) throw new Error('The not-found page has not been made: call prepare first')
      return found
    },
    isGone: (path) => isGone(path),
    findGone: (locale) => files.find({ kind: 'gone', locale }),
    hasImage: (path) => plans.has(`image ${path}`),
  })
  const store: Store = { current: release, read: files.read }

  return {
    refresh,
    prepare: async (url) => {
      for (const locale of locales) for (const kind of ['not-found', 'gone']) await make(`${kind} ${locale}`)
      await makeFor(url)
      const manifest = files.find({ kind: 'file', url: toManifestUrl(url.pathname) ?? '' })
      if (!manifest) return
      const text = new TextDecoder().decode(await files.read(manifest, undefined))
      for (const file of parseBundleManifest(text, manifest.hash).files) await makeFor(new URL(file.url, url))
    },
    store,
    close: () => {
      siteGraph.close()
      cardCache.close()
    },
  }
}
