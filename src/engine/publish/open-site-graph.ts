import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { KnownDisclosures } from '#engine/content/archive/with-published.ts'
import type { SeenFiles } from '#engine/content/disk/file-hashes.ts'
import { hashBytes } from '#engine/content/disk/files.ts'
import type { ReadContent } from '#engine/content/examine-tree.ts'
import type { KeptSources } from '#engine/content/held/kept-sources.ts'
import { settingsChecks } from '#engine/content/links/settings-checks.ts'
import { openContent, type PublishableContent, type ReaderOptions } from '#engine/content/open-content.ts'
import { securityTxtCheck } from '#engine/content/security-txt/security-txt-check.ts'
import { ContentError, createWarningLines } from '#engine/content/source/diagnostics.ts'
import type { FolderItem } from '#engine/content/source/source-tree.ts'
import type { BuildGraph, GraphState } from '#engine/graph/build-graph.ts'
import { createGraph } from '#engine/graph/create-graph.ts'
import { createTrackedContext } from '#engine/graph/create-tracked-context.ts'
import { codeSubject, type Subject } from '#engine/graph/subjects.ts'
import { trackContent } from '#engine/graph/track-content.ts'
import type { FrameFacts } from '#engine/model/config/page-config.ts'
import { toBuildSettings, type PublicConfig, type SiteConfig } from '#engine/model/config/site-config.ts'
import { locales, mapLocales, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import type { ViewSetup } from '#engine/model/renderer.ts'
import { toRedirectTable } from '#engine/model/urls/redirect-table.ts'
import { makeImageFiles, openImageSources } from '#engine/outputs/assets/make-image-files.ts'
import { toIconSets } from '#engine/outputs/assets/to-icon-sets.ts'
import { interleave } from '#engine/outputs/interleave.ts'
import type { OutputPlan } from '#engine/outputs/output-plan.ts'
import { planDocuments, planImages } from '#engine/outputs/plan-content-outputs.ts'
import { planMenus } from '#engine/outputs/plan-menus.ts'
import { planNotFoundOutputs, planPageOutputs } from '#engine/outputs/plan-page-outputs.ts'
import { planRedirects } from '#engine/outputs/plan-redirects.ts'
import { planSiteOutputs, type ClientFiles } from '#engine/outputs/plan-site-outputs.ts'
import { planSitemaps } from '#engine/outputs/plan-sitemap-outputs.ts'
import { planViewFiles } from '#engine/outputs/plan-view-files.ts'
import { toBuildTime } from '#engine/outputs/to-release-meta.ts'
import type { SiteTexts } from '#engine/render/code/site-texts.ts'
import type { PagePool } from '#engine/render/pages/open-page-pool.ts'
import { planPages, type PagePlan } from '#engine/render/pages/plan-pages.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { createSearchGroups, type SearchGroups } from '#engine/search/create-search-groups.ts'
import { openSearchCache, type SearchCache } from '#engine/search/open-search-cache.ts'
import { openMergedSegments, openSearchSegments, type OpenSegments } from '#engine/search/open-search-segments.ts'
import { planSearchOutputs, planSearchRows } from '#engine/search/plan-search-outputs.ts'
import { readDocumentTexts } from '#engine/search/read-document-texts.ts'
import type { SearchRecord } from '#engine/search/search-record.ts'
import { inParallel } from '#lib/in-parallel.ts'
import { say } from '#lib/say/message.ts'
import { listWaiting } from './describe-held-back.ts'
import { readPublicFiles } from './read-public-files.ts'
import type { Site } from './site.ts'

export interface SiteGraphOptions {
  site: Site
  contentDirectory: string
  /** The sources of what was published. Without them, an error in the content stops everything. */
  kept?: KeptSources | undefined
  /** See `PublisherOptions`. */
  isStrict?: boolean
  /** See `PublisherOptions`. */
  findWaiting?: ((changed: readonly string[]) => readonly string[]) | undefined
  /** The record of what releases have published as disclosed, read again each time. */
  readDisclosed?: (() => KnownDisclosures) | undefined
  /** See `PublisherOptions`. */
  contentTree?: FolderItem | undefined
  /** See `PublisherOptions`. */
  seen?: SeenFiles | undefined
  cacheDirectory: string
  publicDirectory: string
  config: SiteConfig
  /** Prints warnings of the content. */
  warn: (lines: string) => void
}

/** The input of pages besides the content. */
export interface SiteEnvironment {
  /** The id of the build. */
  build: string
  /** A hash of all sources, also of those that only the build runs. */
  sources: string
  /** Changes with everything besides the payload that a page is made from. */
  setupHash: string
  texts: SiteTexts
  client: ClientFiles
  /** Where the app makes pages as queries show them, what it needs for that besides the facts of the frame. */
  views: { renderer: string; setup: Omit<ViewSetup, 'config'> & { config: PublicConfig } } | undefined
  pool: Pick<PagePool, 'make'>
}

/** The content as of a moment. */
export interface SiteContent {
  read: PublishableContent
  now: Date
}

/** The content of a revision, with the facts of the frame that its pages are made with. */
export interface RevisedContent {
  read: ReadContent
  now: Date
  frame: FrameFacts
}

/** The plans of all pages, and what they were made from. */
interface PagePlans {
  environment: SiteEnvironment
  contexts: Readonly<Record<Locale, PayloadContext>>
  search: SearchGroups
  pages: readonly PagePlan[]
  plans: readonly OutputPlan[]
}

/** All outputs of the site as of a moment. */
export interface SiteRevision {
  /**
   * Every output, in a fixed order. What is to be done with each, `graph.plan` says.
   * @param isErasing true if nothing may stay of what was removed
   */
  plans: (options?: { isErasing: boolean }) => Iterable<OutputPlan>
  /** The record of the search that is to be kept, once the outputs are made. */
  toSearchRecord: () => SearchRecord | undefined
  /** When the same files next give another output, as an ISO instant; undefined if never. */
  nextChange: string | undefined
  /** The moment of the revision. */
  now: Date
}

/** The outputs of the site, and what each of them reads. For the publisher and for development. */
export interface SiteGraph {
  graph: BuildGraph
  searchCache: Pick<SearchCache, 'keepUsed'>
  /**
   * Reads the content again.
   * @param options `changed`: the files of the content that may have changed since the last time, all by default; `only`: see
   *   `holdBack`
   * @throws {ContentError} if the content has an error, and nothing can be published without it
   */
  read: (options?: Pick<ReaderOptions, 'changed' | 'only' | 'begun' | 'recording'>) => Promise<SiteContent>
  /** Keeps the sources of what was read last: it is published now. */
  keepPublished: () => void
  /** Makes what no cache has and what needs no code: variants of images, texts of documents. */
  prepareFiles: (content: SiteContent) => Promise<void>
  /** A text that changes with the content that was read last. */
  toContentVersion: () => string
  /**
   * Begins a revision. The same object as the environment says that it has not changed: less is then done again.
   */
  revise: (environment: SiteEnvironment, content: RevisedContent) => Promise<SiteRevision>
  /** One segment of the search in place of the two of the latest release; undefined where it has one. */
  mergeSearch: () => SearchMerge | undefined
  close: () => void
}

/** The merging of the search's segments, which changes nothing until it is begun. */
export interface SearchMerge {
  /** A hash of the code that made the release, which must be the present one. */
  sources: string
  plans: () => Iterable<OutputPlan>
  /** Says that the plans are carried out now. Returns what is to be kept. */
  begin: () => SearchRecord
}

/** The state that an earlier process kept. */
interface KeptState extends GraphState {
  search?: SearchRecord | undefined
}

const unknownReason = say`Nothing is known here of what was published, so that each error stops all of it. Mend the errors, or publish from the folder that published last`

/** @param state what an earlier process kept */
export function openSiteGraph(options: SiteGraphOptions, state: KeptState): SiteGraph {
  const { site, contentDirectory, kept, readDisclosed, cacheDirectory, publicDirectory, config, warn } = options
  const folder = { directory: contentDirectory, kept }
  const graph = createGraph(state)
  const tracked = trackContent(site, graph.recordRead)
  const reader = openContent(site, contentDirectory, {
    cacheFile: join(cacheDirectory, 'content.sqlite'),
    tree: options.contentTree,
    seen: options.seen,
    kept,
  })
  const imageSources = openImageSources(folder, cacheDirectory)
  const searchCache = openSearchCache(join(cacheDirectory, 'search.sqlite'))
  const settings = toBuildSettings(config)
  const toWarningLines = createWarningLines()
  let latest: PagePlans | undefined
  let searchRecord = state.search
  /** The facts that the header and the footer of all pages show, as of the latest revision. */
  let frame = ''

  const read: SiteGraph['read'] = async ({ changed, only, begun, recording } = {}) => {
    const now = config.clock()
    const read = await reader.read({
      now,
      checks: [...settingsChecks(publicDirectory, settings), securityTxtCheck(publicDirectory, settings)],
      ...(changed && { changed }),
      only,
      begun,
      recording,
      isUrgent: recording !== undefined && only === recording,
      findWaiting: options.findWaiting,
      isStrict: options.isStrict === true,
      disclosed: readDisclosed?.(),
    })
    const { diagnostics } = read
    if (diagnostics.errors.length > 0) {
      const isUnknown = kept && options.isStrict !== true && [...kept.paths()].length === 0
      const waiting = listWaiting(read.heldBack).map(({ path }) => path)
      throw new ContentError(diagnostics.list, { waiting, ...(isUnknown && { reason: unknownReason }) })
    }
    const warnings = toWarningLines(diagnostics.list)
    if (warnings !== '') warn(warnings)
    return { read, now }
  }

  const readFrame = () => {
    graph.recordRead('frame', 'value')
    return frame
  }

  const toViewSetup = (setup: NonNullable<SiteEnvironment['views']>['setup']): ViewSetup => {
    const facts = JSON.parse(readFrame()) as FrameFacts // written below
    return { ...setup, config: { ...setup.config, ...facts } }
  }

  const revise: SiteGraph['revise'] = async (environment, { read, now, frame: frameFacts }) => {
    const { build, sources, setupHash, texts, client, views, pool } = environment
    const { content, nextChange, icons, iconSources } = read
    await readDocumentTexts(folder, content.attachments, { texts: searchCache.texts, warn })
    const iconSets = toIconSets(icons, iconSources)
    const publicFiles = readPublicFiles(publicDirectory)
    frame = JSON.stringify(frameFacts)
    const redirects = toRedirectTable(content.redirects, (path) => content.pages.has(path))

    const subjects: Subject[] = [
      ...tracked.show(read),
      ...content.images.map(({ path, hash, width, height }) =>
        toSubject(`image ${path}`, `${hash} ${width} ${height}`),
      ),
      ...content.attachments.map((one) => toSubject(`document ${one.path}`, hashBytes(JSON.stringify(one)))),
      ...Array.from(publicFiles, ([path, version]) => toSubject(`public/${path}`, version)),
      ...locales.map((locale) => toSubject(`messages ${locale}`, hashBytes(JSON.stringify(texts.messages[locale])))),
      toSubject('icons', hashBytes(JSON.stringify(iconSets))),
      toSubject('frame', frame),
      toSubject('redirects', hashBytes(JSON.stringify([redirects, content.redirects]))),
      toSubject('settings', JSON.stringify(settings)),
      toSubject('moment', config.moment?.toISOString() ?? ''),
      toSubject('build', build),
      toSubject(codeSubject, sources),
    ]
    graph.revise(subjects)

    const contexts =
      latest?.environment === environment
        ? latest.contexts
        : mapLocales((locale) => {
            const translate = texts.translations[locale]
            return createTrackedContext({
              site,
              graph,
              tracked,
              locale,
              origin: config.origin,
              alerts: config.alerts,
              translate,
            })
          })
    const search =
      latest?.environment === environment
        ? latest.search
        : createSearchGroups({ site, contexts, graph, cache: searchCache })
    const context = contexts[sourceLocale]
    const toPages = () => planPages(site, context)
    const toTime = () =>
      graph.derive(
        'build time',
        () => {
          graph.recordRead('moment', 'value')
          return toBuildTime(context.content, config.moment)
        },
        (time) => time,
      )
    const files = { ...imageSources, content, recordRead: graph.recordRead }
    const siteFiles = {
      origin: config.origin,
      build,
      client,
      toPages,
      toTime,
      publicDirectory,
      publicFiles,
      recordRead: graph.recordRead,
    }
    const pageEnvironment = {
      site,
      build,
      setupHash,
      readFrame,
      contexts,
      hasSampleNotice: config.hasSampleNotice,
      pool,
    }
    /** All plans of pages: those of the revision before, if there are the same pages. */
    const toPagePlans = () => {
      const pages = toPages()
      if (latest?.environment === environment && latest.pages === pages) return latest.plans
      // Further pages of lists are made when they are asked for.
      const published = views ? pages.filter(({ address }) => address.page === 1) : pages
      const plans = Array.from(planPageOutputs(published, pageEnvironment), (plan) => withCode(plan, sources))
      latest = { environment, contexts, search, pages, plans }
      return plans
    }
    let segments: OpenSegments | undefined
    const planOthers = function* (segments: OpenSegments) {
      yield* planNotFoundOutputs({ setupHash, readFrame, pool })
      yield* planSearchOutputs(segments, build)
      yield* site.planOutputs({ contexts, build })
      yield* planRedirects(redirects, graph.recordRead)
      if (frameFacts.menus) yield planMenus(frameFacts.menus, graph.recordRead)
      yield* planSitemaps(site, context)
      yield* planImages(files)
      yield* planDocuments(files)
      if (views) yield* planViewFiles({ renderer: views.renderer, build, toSetup: () => toViewSetup(views.setup) })
      yield* planSiteOutputs({ ...siteFiles, catalogues: texts.catalogues, iconSets })
    }
    return {
      now,
      nextChange,
      plans: function* ({ isErasing } = { isErasing: false }) {
        const code = { build, sources }
        const cache = searchCache.groups
        segments = openSearchSegments({ groups: search, graph, cache, code, former: searchRecord, isErasing })
        const rows = Array.from(planSearchRows(segments, build), (plan) => withCode(plan, sources))
        yield* interleave(toPagePlans(), rows)
        for (const plan of planOthers(segments)) yield withCode(plan, sources)
      },
      toSearchRecord: () => (searchRecord = segments?.toRecord()),
    }
  }

  const mergeSearch: SiteGraph['mergeSearch'] = () => {
    const segments = searchRecord && openMergedSegments(searchRecord, { graph, cache: searchCache.groups })
    if (!searchRecord || !segments) return undefined
    const { build, sources } = searchRecord
    return {
      sources,
      plans: function* () {
        for (const plans of [planSearchRows(segments, build), planSearchOutputs(segments, build)]) {
          for (const plan of plans) yield withCode(plan, sources)
        }
      },
      begin: () => {
        segments.begin()
        return (searchRecord = { build, sources, main: segments.main })
      },
    }
  }

  return {
    graph,
    searchCache,
    mergeSearch,
    toContentVersion: reader.toVersion,
    read,
    keepPublished: reader.keepPublished,
    prepareFiles: async ({ read }) => {
      await readDocumentTexts(folder, read.content.attachments, { texts: searchCache.texts, warn })
      await inParallel(read.content.images, availableParallelism(), (asset) =>
        makeImageFiles(imageSources, asset, { isFinal: false }),
      )
    },
    revise,
    close: () => {
      reader.close()
      searchCache.close()
    },
  }
}

/** A plan whose files are made again after a change of the code that makes them, also where their content is the same. */
function withCode(plan: OutputPlan, sources: string): OutputPlan {
  return {
    ...plan,
    prepare: () => {
      const prepared = plan.prepare()
      return { ...prepared, input: hashBytes(sources + prepared.input) }
    },
  }
}

function toSubject(key: string, value: string): Subject {
  return { key, hashes: { value } }
}
