import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { toIsGone } from '#engine/content/entries/to-is-gone.ts'
import { emptyState } from '#engine/graph/build-graph.ts'
import { parseBundleManifest } from '#engine/model/bundle-manifest.ts'
import { toManifestUrl } from '#engine/model/bundles.ts'
import type { FrameFacts } from '#engine/model/config/page-config.ts'
import { toBuildSettings, toPublicConfig, type SiteConfig } from '#engine/model/config/site-config.ts'
import type { SiteRelease, Store } from '#engine/model/config/store.ts'
import { locales, mapLocales } from '#engine/model/locale/locale.ts'
import type { CardSource } from '#engine/outputs/card-outputs.ts'
import type { OutputPlan } from '#engine/outputs/output-plan.ts'
import { planStale, type StaleOutput } from '#engine/outputs/plan-stale.ts'
import { makeDefaultCard } from '#engine/outputs/social/make-card.ts'
import { openCardCache } from '#engine/outputs/social/open-card-cache.ts'
import type { SiteTexts } from '#engine/render/code/site-texts.ts'
import { createMemoryFiles } from '#engine/store/create-memory-files.ts'
import type { OutputFile } from '#engine/store/output-file.ts'
import { openSiteGraph, type RevisedContent, type SiteEnvironment, type SiteRevision } from '../open-site-graph.ts'
import type { Site } from '../site.ts'
import { toFrame } from '../to-frame.ts'
import { findKeys, listDocuments, listPages, type PageCounts } from './find-keys.ts'
import { renderInDevelopment } from './render-in-development.ts'

const devBuild = 'dev'

/** The site as of a moment, in development: outputs are made at their requests, and made again after a change of what they read. */
export interface DevView {
  store: Store
  /** Shows other content, or the same with other code. @throws {ContentError} if the frame of all pages cannot be made of it */
  revise: (code: DevCode, content: Omit<RevisedContent, 'frame'>) => Promise<void>
  /** Makes what a request needs: the store then has it. */
  prepare: (url: URL) => Promise<void>
  /** When the same content next gives another output, as an ISO instant; undefined if never. */
  nextChange: () => string | undefined
  /** The addresses of all pages, and of the documents of entries. */
  addresses: () => ReadonlySet<string>
  close: () => void
}

/** The code, as it was read last. */
export interface DevCode extends Pick<SiteEnvironment, 'texts'> {
  /** Another one after each change. */
  version: string
}

export interface DevViewOptions {
  site: Site
  contentDirectory: string
  cacheDirectory: string
  /** With the clock of the view. */
  config: SiteConfig
  /** The moment that the clock of the browser is to have; undefined for the present. */
  at: Date | undefined
  /** Where the script is that adds the preview's bar to pages, as an address of Vite's server; undefined for none. */
  script: string | undefined
  onMissingText: (id: string) => void
}

/** Opens a view, with the sources as Vite's server has them. Warnings go to its log. */
export function openDevView(server: ViteDevServer, viewOptions: DevViewOptions): DevView {
  const { site, cacheDirectory, config, onMissingText } = viewOptions
  const publicDirectory = server.config.publicDir || 'public'
  const options = { ...viewOptions, publicDirectory, warn: (lines: string) => server.config.logger.warn(lines) }
  const siteGraph = openSiteGraph(options, emptyState)
  const cardCache = openCardCache(join(cacheDirectory, 'cards.sqlite'))
  // A social image is drawn when it is asked for, so that none is missing.
  const cards: CardSource = { cache: { ...cardCache, has: () => true }, getDefault: makeDefaultCard }
  const files = createMemoryFiles()
  /** The keys of the outputs that were asked for. */
  const asked = new Set<string>()
  /** Outputs to make when they are asked for again. */
  const stale = new Map<string, Pick<StaleOutput, 'made'> & { making?: Promise<OutputFile[]> | undefined }>()
  let texts: SiteTexts | undefined
  let plans: ReadonlyMap<string, OutputPlan> = new Map()
  let pages: PageCounts = new Map()
  /** The keys of their files: any request may need them. */
  let redirects: readonly string[] = []
  let isGone = toIsGone(site, new Map())
  let revision: SiteRevision | undefined
  let frame: FrameFacts = {}
  let number = 0
  const pool = renderInDevelopment(server, {
    build: devBuild,
    config: () => ({ ...toPublicConfig(config), ...frame }),
    catalogues: () => texts?.catalogues ?? mapLocales(() => ({})),
    onMissingText,
    at: viewOptions.at,
    script: viewOptions.script,
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

  const revise: DevView['revise'] = async ({ version, ...code }, content) => {
    number++
    texts = code.texts
    const client = { assets: [], clientDirectory: '' } // Vite serves the sources
    const environment = {
      ...code,
      build: devBuild,
      sources: version,
      setupHash: version,
      client,
      views: undefined,
      pool,
    }
    isGone = toIsGone(site, content.read.takenDown)
    frame = toFrame(site, content.read.content, toPublicConfig(config))
    revision = await siteGraph.revise(environment, { ...content, frame })
    plans = new Map(Array.from(revision.plans(), (one) => [one.key, one]))
    pages = listPages(plans.keys())
    redirects = [...plans.values()].flatMap(({ key, kind }) => (kind === 'redirects' ? [key] : []))
    // A change counts in its own revision alone, also for what is asked for later.
    for (const key of asked) plan(key)
    siteGraph.graph.commit()
  }

  const release = (): SiteRelease => ({
    number,
    build: devBuild,
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
    revise,
    prepare: async (url) => {
      for (const locale of locales) for (const kind of ['not-found', 'gone']) await make(`${kind} ${locale}`)
      await makeFor(url)
      for (const key of redirects) await make(key)
      const manifest = files.find({ kind: 'file', url: toManifestUrl(url.pathname) ?? '' })
      if (!manifest) return
      const text = new TextDecoder().decode(await files.read(manifest, undefined))
      for (const file of parseBundleManifest(text, manifest.hash).files) await makeFor(new URL(file.url, url))
    },
    store,
    nextChange: () => revision?.nextChange,
    addresses: () => new Set([...pages.keys(), ...listDocuments(plans.keys())]),
    close: () => {
      siteGraph.close()
      cardCache.close()
    },
  }
}
