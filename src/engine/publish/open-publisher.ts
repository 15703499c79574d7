import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { appendDisclosures, readDisclosureLog, toContentName } from '#engine/content/archive/disclosure-log.ts'
import { listNewDisclosures } from '#engine/content/archive/list-new-disclosures.ts'
import { openFileHashes } from '#engine/content/disk/file-hashes.ts'
import { hashBytes } from '#engine/content/disk/files.ts'
import { readKnownDisclosures } from '#engine/content/git/read-known-disclosures.ts'
import type { Begun } from '#engine/content/held/hold-back.ts'
import type { PublishableContent } from '#engine/content/open-content.ts'
import { ContentError } from '#engine/content/source/diagnostics.ts'
import { readMeta, stateKey } from '#engine/graph/graph-tables.ts'
import { toBuildSettings, toPublicConfig } from '#engine/model/config/site-config.ts'
import type { ReleaseFacts } from '#engine/model/config/store.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toAddressKey } from '#engine/model/urls/address.ts'
import { listCardNames, type CardSource } from '#engine/outputs/card-outputs.ts'
import { makeOutputs } from '#engine/outputs/make-outputs.ts'
import { planStale } from '#engine/outputs/plan-stale.ts'
import { toDefaultCardName } from '#engine/outputs/social/card-name.ts'
import { makeDefaultCard } from '#engine/outputs/social/make-card.ts'
import { openCardCache } from '#engine/outputs/social/open-card-cache.ts'
import type { PageSetup } from '#engine/render/pages/make-page.ts'
import { openLazyPool } from '#engine/render/pages/open-lazy-pool.ts'
import { findSearchKey, isSearchKey } from '#engine/search/search-key.ts'
import { parseSearchRecord, searchRecordKey } from '#engine/search/search-record.ts'
import { hasDamageNote, removeDamageNote } from '#engine/store/damage-note.ts'
import { keepReserve } from '#engine/store/disk-reserve.ts'
import type { OutputFile } from '#engine/store/output-file.ts'
import { describePublicTexts, publicTextsKey, saysLess } from '#engine/store/releases/public-texts.ts'
import { eraseCaches } from '#engine/store/take-down/erase-caches.ts'
import { toTakenDownAddress } from '#engine/store/take-down/take-down-address.ts'
import { takeDownNew } from '#engine/store/take-down/take-down-new.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { listBegun } from './begun-note.ts'
import { describeHeldBack, listWaiting } from './describe-held-back.ts'
import { describeLate } from './describe-late.ts'
import { inputsKey, readInputs } from './is-up-to-date.ts'
import { keepCode, type CodeKey } from './kept-code.ts'
import { openBuildState } from './open-build-state.ts'
import { noteHeldBack, openKept } from './open-kept.ts'
import { openSiteGraph, type SiteContent, type SiteEnvironment, type SiteRevision } from './open-site-graph.ts'
import type { PublisherOptions } from './publisher-options.ts'
import { CodeChangedError, type DisclosedBy, type Publisher, type PublishOutcome } from './publisher.ts'
import { toFrame } from './to-frame.ts'

/** Things that a publish needs besides the content. */
interface Loaded {
  environment: SiteEnvironment
  setup: PageSetup
  /** See `readInputs`. */
  toInputs: (content: string) => string
  /** See `keepCode`. */
  code: CodeKey
}

/** A release that is in place. */
interface Kept extends Pick<ReadyRelease, 'disclosedBy' | 'required' | 'code'> {
  read: PublishableContent
  number: number
  /** See `PublishResult`. */
  held: object | undefined
  now: Date
}

/** The state of a release before its outputs are made. */
interface ReadyRelease {
  revision: SiteRevision
  /** See `inputsKey`. */
  inputs: string
  code: CodeKey
  isShown: boolean
  /** The folder that somebody publishes, and who. */
  required: string | undefined
  disclosedBy: DisclosedBy | undefined
  content: PublishableContent
}

export function openPublisher(options: PublisherOptions): Publisher {
  const { site, outDirectory, cacheDirectory, config, keep, pseudo, progress } = options
  const state = openBuildState(outDirectory, progress.print)
  let { contentTree, seen } = options
  const kept = options.keepsPublished ? openKept(options) : undefined
  const readLog = () => readDisclosureLog(outDirectory, options.contentDirectory)
  const openGraph = () => {
    const search = parseSearchRecord(readMeta(state.output.database, searchRecordKey))
    const readDisclosed = options.keepsPublished ? () => readKnownDisclosures(site, options) : undefined
    const graphOptions = { ...options, contentTree, seen, kept, readDisclosed, warn: progress.print }
    const opened = openSiteGraph(graphOptions, { ...state.loadGraph(), search })
    contentTree = undefined
    return opened
  }
  let siteGraph = openGraph()
  const cardCache = openCardCache(join(cacheDirectory, 'cards.sqlite'))
  const hashes = openFileHashes(join(cacheDirectory, 'file-hashes.json'), (path) => seen?.(path))
  const pool = (options.openPool ?? openLazyPool)()
  const settings = toBuildSettings(config)
  let defaultCard: Promise<Uint8Array> | undefined
  let loadedSources: string | undefined
  let loaded: Loaded | undefined
  let known = readMeta(state.output.database, stateKey)
  const cards: CardSource = {
    cache: cardCache,
    getDefault: () => (defaultCard ??= cardCache.get(toDefaultCardName(), makeDefaultCard)),
  }

  const step = async <Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> => {
    const running = progress.step(name)
    try {
      return await run()
    } finally {
      running.end()
    }
  }

  /** @param content is being read: while the code is built, its images can be made */
  const load = async (content: Promise<SiteContent>): Promise<Loaded> => {
    // Before they are used: what is saved meanwhile must count as changed.
    const { sources, code: codeKey, toText: toInputs } = readInputs(options, hashes)
    seen = undefined
    // This process would make outputs with the code that it has loaded, and record that they are of the present code.
    if (loadedSources !== undefined && loadedSources !== sources.all) throw new CodeChangedError()
    loadedSources = sources.all
    const [code, texts] = await Promise.all([
      site.app.loadCode(cacheDirectory, {
        sources: sources.code,
        hashFile: hashes.hashFile,
        // An error is thrown again where the images are asked for.
        meanwhile: () => content.then(siteGraph.prepareFiles).catch(() => undefined),
      }),
      site.app.loadTexts(cacheDirectory, pseudo),
    ])
    const build = hashBytes(code.program + JSON.stringify(texts.catalogues)).slice(0, 12)
    const { renderer, template } = code
    const setup: PageSetup = {
      build,
      renderer,
      template,
      catalogues: texts.catalogues,
      config: toPublicConfig(config),
    }
    const setupHash = hashBytes(JSON.stringify([build, template, setup.config]))
    const { catalogues } = texts
    const views = code.hasViews ? { renderer, setup: { build, template, catalogues, config: setup.config } } : undefined
    const environment = { build, sources: sources.all, setupHash, texts, client: code, views, pool }
    return { environment, setup, toInputs, code: codeKey }
  }

  /** The folders that another program was stopped at before it had published them, and who began that. */
  const findBegun = (required: string | undefined): ReadonlyMap<string, Begun> | undefined => {
    const notes = kept ? listBegun(options).filter(({ id, isPublished }) => id !== required && !isPublished) : []
    if (notes.length === 0) return undefined
    const log = readLog()
    const open = notes.filter(({ id, release }) => (log.get(id)?.release ?? 0) <= release)
    return new Map(open.map(({ id, by, verb, command }) => [id, { by, verb, command }]))
  }

  const publish: Publisher['publish'] = async ({ changed, only, required, disclosedBy, isShown = false } = {}) => {
    const known = changed && loaded
    loaded = undefined
    const reading = step('Read content', () =>
      siteGraph.read({ ...(changed && { changed }), only, begun: findBegun(required), recording: required }),
    )
    const loading = known ?? step('Load code and messages', () => load(reading))
    const [content, present] = await Promise.all([reading, loading])
    const refused = content.read.heldBack.find(({ path }) => path === required)
    // Also those that other files have by it.
    if (refused) {
      const errors = refused.errors.map((error) => ({ ...error, subject: refused.path }))
      throw new ContentError(errors, { waiting: listWaiting(content.read.heldBack).map(({ path }) => path) })
    }
    loaded = present
    if (await state.repair()) {
      reopenGraph()
      return publish({ only, required, disclosedBy, isShown })
    }
    const { environment, setup, toInputs, code } = present
    const frame = toFrame(site, content.read.content, setup.config)
    pool.use({ ...setup, config: { ...setup.config, ...frame } })
    const revision = await siteGraph.revise(environment, { ...content, frame })
    const inputs = toInputs(siteGraph.toContentVersion())
    try {
      return await makeAndPublish(
        { build: environment.build, styleHashes: setup.template.styleHashes },
        { revision, inputs, code, isShown, required, disclosedBy, content: content.read },
      )
    } catch (error) {
      reopenGraph()
      throw error
    }
  }

  /** Begins again with what is stored: what is in memory is ahead of it. */
  const reopenGraph = () => {
    siteGraph.close()
    siteGraph = openGraph()
  }

  const makeAndPublish = async (
    { build, styleHashes }: Pick<ReleaseFacts, 'build' | 'styleHashes'>,
    { revision, inputs, code, isShown, required, disclosedBy, content: read }: ReadyRelease,
  ): Promise<PublishOutcome> => {
    const { content, takenDown, heldBack, changes } = read
    const { plans, toSearchRecord, nextChange, now } = revision
    const { output, tables, missingCards, missingImages } = state
    const id = randomUUID()
    takeDownNew(site, output, takenDown)
    const isErasing = output.takenDown().some(({ since }) => since === undefined)
    const made = await makeOutputs(plans({ isErasing }), { graph: siteGraph.graph, cards, output, progress })
    const facts = { build, settings, styleHashes, nextChange }
    const about = {
      keep,
      isShown,
      redirects: content.redirects,
      takenDown: Array.from(takenDown.values(), toTakenDownAddress),
    }
    const texts = describePublicTexts(site, content.entries)
    const result = await step('Put in place', () =>
      output.publish({ ...facts, ...about, time: now.toISOString(), reason: made.reason }, (draft) => {
        for (const { key, files } of made.outputs) draft.put(key, files)
        for (const { key, missing } of made.cards) missingCards.set(key, missing)
        for (const { key, missing } of made.images) missingImages.set(key, missing)
        for (const key of made.removed) {
          draft.remove(key)
          missingCards.set(key, undefined)
          missingImages.set(key, undefined)
        }
        // The pages that had it are among those that were made.
        if (saysLess(readMeta(output.database, publicTextsKey), texts, made.removed)) {
          draft.endEarlierTexts(made.outputs.map(({ key }) => key))
        }
        tables.write(siteGraph.graph.commit())
        tables.writeMeta(searchRecordKey, JSON.stringify(toSearchRecord()))
        tables.writeMeta(publicTextsKey, texts)
        tables.writeMeta(inputsKey, inputs)
        tables.writeMeta(stateKey, id)
      }),
    )
    const shownAt = config.clock()
    known = id
    if (isErasing) {
      const caches = { directory: cacheDirectory, search: siteGraph.searchCache, cards: cardCache }
      await eraseCaches(caches, { cards: listCardNames(output.database), images: content.images })
    }
    if (kept) keepRecord({ read, ...result, now: shownAt, required, disclosedBy, code })
    keepReserve(outDirectory)
    removeDamageNote(outDirectory)
    const lost = output.deleteDamaged()
    if (lost > 0) {
      progress.print(
        told(say`${lost} damaged contents of earlier releases and builds could not be made again, and were deleted`),
      )
    }
    return { ...result, build, now, shownAt, nextChange, made: made.outputs.length, heldBack, changes, read }
  }

  /** Keeps who has disclosed what, and the sources of what is published now: the release is in place, whatever becomes of them. */
  const keepRecord = ({ read, number, held, now, required, disclosedBy, code }: Kept) => {
    const content = toContentName(options.contentDirectory)
    const record = { at: now.toISOString(), release: number, content, ...(held && { isHidden: true as const }) }
    const log = readLog()
    const records = listNewDisclosures(site, read, { log, told: record })
    appendDisclosures(
      outDirectory,
      records.map((one) => (one.id === required ? { ...one, ...disclosedBy } : one)),
    )
    for (const line of describeLate(records, { log, required })) progress.print(line)
    try {
      siteGraph.keepPublished()
      keepCode(options, code, hashes.hashFile)
      noteHeldBack(options, describeHeldBack(read.heldBack))
    } catch (error) {
      progress.print(
        told(
          say`warning: what was published cannot be kept, so that the next error stops everything: ${String(error)}`,
        ),
      )
    }
  }

  const mergeSearch: Publisher['mergeSearch'] = async (signal) => {
    if (await state.repair()) reopenGraph()
    const { output, tables } = state
    const merge = siteGraph.mergeSearch()
    if (!merge || readInputs(options, hashes).sources.all !== merge.sources) return
    await step('Merge the segments of the search', async () => {
      const id = randomUUID()
      const files = new Map<string, OutputFile[]>()
      for (const { key, prepare } of merge.plans()) {
        if (signal?.aborted) return
        const made = await prepare().make()
        output.addBytes(
          made.flatMap(({ record: { hash, size }, bytes }) => (bytes ? { hash, size, stored: bytes } : [])),
        )
        files.set(
          key,
          made.map(({ key: address, record }) => ({ key: address, record })),
        )
        await setImmediate()
      }
      try {
        output.amend((draft) => {
          const record = merge.begin()
          const planned = new Set<string>()
          for (const plan of merge.plans()) {
            planned.add(plan.key)
            for (const { key } of planStale(plan, { graph: siteGraph.graph, cards }))
              draft.put(key, files.get(key) ?? [])
          }
          // With fewer documents there are fewer files.
          const isNeedless = (key: string) => isSearchKey(key) && !planned.has(key)
          for (const key of siteGraph.graph.removeOutputs(isNeedless)) draft.remove(key)
          tables.write(siteGraph.graph.commit())
          tables.writeMeta(searchRecordKey, JSON.stringify(record))
          tables.writeMeta(stateKey, id)
        })
        known = id
      } catch (error) {
        reopenGraph()
        throw error
      }
    })
  }

  return {
    publish,
    mergeSearch,
    isOutdated: () => readMeta(state.output.database, stateKey) !== known || hasDamageNote(outDirectory),
    explain: (path) => {
      const name = toAddressKey({ path, page: 1 })
      const keys = locales.flatMap((locale) => [`page ${locale}${name}`, `index ${locale}${path}`])
      return [...keys, findSearchKey(path) ?? `file ${path}`].flatMap((key) => {
        const found = siteGraph.graph.explain(key)
        return found ? [{ key, ...found }] : []
      })
    },
    close: async () => {
      await pool.close()
      siteGraph.close()
      cardCache.close()
      hashes.save()
      state.close()
    },
  }
}
