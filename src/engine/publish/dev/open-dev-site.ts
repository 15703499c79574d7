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
import { prepareCard, type CardSource } from '#engine/outputs/card-outputs.ts'
import type { OutputPlan, PreparedOutput } from '#engine/outputs/output-plan.ts'
import { makeCard, makeDefaultCard } from '#engine/outputs/social/make-card.ts'
import { openCardCache } from '#engine/outputs/social/open-card-cache.ts'
import { readCatalogues } from '#engine/render/code/catalogues.ts'
import type { SiteTexts } from '#engine/render/code/site-texts.ts'
import type { OutputFile } from '#engine/store/output-file.ts'
import { toEncoding } from '#engine/store/to-encoding.ts'
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
  const siteGraph = openSiteGraph(options, { subjects: [], outputs: [], derived: [] })
  const cardCache = openCardCache(join(cacheDirectory, 'cards.sqlite'))
  const cards: CardSource = { cache: cardCache, getDefault: makeDefaultCard }
  const made = new Map<string, Promise<OutputFile[]>>()
  const files = new Map<string, OutputFile>()
  /** The names of the files of each output. */
  const names = new Map<string, string[]>()
  /** The keys of the outputs that were asked for. */
  const planned = new Set<string>()
  /** Outputs that are stale, until they are asked for again. */
  const waiting = new Map<string, PreparedOutput>()
  let texts: SiteTexts | undefined
  let shownProblems: ReadonlySet<string> = new Set()
  let plans = new Map<string, OutputPlan>()
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

  const keep = async (key: string, making: Promise<OutputFile[]>): Promise<OutputFile[]> => {
    const own = await making
    for (const name of names.get(key) ?? []) files.delete(name)
    names.set(
      key,
      own.map((file) => toName(file.key)),
    )
    for (const file of own) files.set(toName(file.key), file)
    return own
  }
  const makeOutput = (key: string, output: PreparedOutput) => {
    const making = keep(key, Promise.resolve(output.make()))
    made.set(key, making)
    // A failed output is made again at the next request.
    making.catch(() => made.delete(key))
    return making
  }
  /** Finds out whether an output has to be made, and leaves making it to the next request. */
  const plan = (key: string): void => {
    const found = plans.get(key)
    if (!found) {
      for (const name of names.get(key) ?? []) files.delete(name)
      planned.delete(key)
      made.delete(key)
      return
    }
    planned.add(key)
    try {
      const result = siteGraph.graph.plan(key, () => {
        siteGraph.graph.recordRead('code', 'value')
        return found.prepare()
      })
      if (result.state === 'kept') return
      waiting.set(key, result.made)
    } catch (error) {
      // Told at the request for it: others can be answered.
      waiting.set(key, { input: '', make: () => Promise.reject(error) })
    }
    made.delete(key)
  }
  const make = async (key: string): Promise<void> => {
    const found = plans.get(key)
    if (!found) return
    if (!planned.has(key)) plan(key)
    const ready = waiting.get(key)
    waiting.delete(key)
    if (!ready) {
      await (made.get(key) ?? makeOutput(key, found.prepare()))
      return
    }
    const { cardKey } = found
    const { card } = ready
    if (cardKey !== undefined && card) {
      await cardCache.get(prepareCard(card, cards).input, () => makeCard(card.card))
      await makeOutput(cardKey, prepareCard(card, cards))
    }
    await makeOutput(key, ready)
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
    const environment = { build, sources: String(code), setupHash: String(code), texts: read, navItems, client, pool }
    const content = await siteGraph.read()
    isGone = toIsGone(site, content.read.takenDown)
    frame = site.toFrameFacts(site.specOf, content.read.content, navItems)
    revision = await siteGraph.revise(environment, content)
    plans = new Map(Array.from(revision.plans(), (plan) => [plan.key, plan]))
    pages = listPages(plans.keys())
    // A change counts in its own revision alone, also for what is asked for later.
    for (const key of planned) plan(key)
    siteGraph.graph.commit()
  }

  const release = (): SiteRelease => ({
    number,
    build,
    settings: toBuildSettings(config),
    styleHashes: [],
    nextChange: revision?.nextChange,
    hasPage: (path) => pages.has(path),
    findPage: (path, locale, page) => {
      const shown = Math.min(page, pages.get(path) ?? 0)
      return files.get(toName({ kind: 'page', path, locale, page: shown }))?.record
    },
    findFile: (url) => files.get(toName({ kind: 'file', url }))?.record,
    findNotFound: (locale) => {
      const found = files.get(toName({ kind: 'not-found', locale }))
      if (!found) throw new Error('The not-found page has not been made: call prepare first')
      return found.record
    },
    isGone: (path) => isGone(path),
    findGone: (locale) => files.get(toName({ kind: 'gone', locale }))?.record,
    hasImage: (path) => plans.has(`image ${path}`),
  })

  return {
    refresh,
    prepare: async (url) => {
      const keys = findKeys(url, pages)
      const others = locales.flatMap((locale) => [`not-found ${locale}`, `gone ${locale}`])
      for (const key of [...keys, ...others]) await make(key)
      const manifest = files.get(toManifestUrl(url.pathname) ?? '')
      if (!manifest) return
      const text = new TextDecoder().decode(await toEncoding(findBytes(files, manifest.record.hash), undefined))
      const bundle = parseBundleManifest(text, manifest.record.hash)
      for (const file of bundle.files) for (const key of findKeys(new URL(file.url, url), pages)) await make(key)
    },
    store: { current: release, read: async ({ hash }, encoding) => toEncoding(findBytes(files, hash), encoding) },
    close: () => {
      siteGraph.close()
      cardCache.close()
    },
  }
}

function findBytes(files: ReadonlyMap<string, OutputFile>, hash: string) {
  const found = [...files.values()].find(({ record }) => record.hash === hash)?.bytes
  if (!found) throw new Error('The file has not been made: call prepare first')
  return { coding: found.coding, bytes: new Uint8Array(found.bytes) }
}

function toName(key: OutputFile['key']): string {
  if (key.kind === 'file') return key.url
  return key.kind === 'page' ? `${key.locale} ${key.page} ${key.path}` : `${key.locale} ${key.kind}`
}
