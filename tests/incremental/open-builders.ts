import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { site } from '#site/site.ts'
import { createProgress } from '../../src/engine/cli/create-progress.ts'
import { ContentError } from '../../src/engine/content/source/diagnostics.ts'
import { parseSiteConfig, type SiteConfig } from '../../src/engine/model/config/site-config.ts'
import { finishRelease } from '../../src/engine/publish/finish-release.ts'
import { openPublisher } from '../../src/engine/publish/open-publisher.ts'
import type { PublisherOptions } from '../../src/engine/publish/publisher-options.ts'
import type { Publisher } from '../../src/engine/publish/publisher.ts'
import { rollBack, RollbackError } from '../../src/engine/store/releases/roll-back.ts'
import { makeCache } from '../build/make-cache.ts'
import { publishSite } from '../build/publish-site.ts'
import { closeSharedPools, sharePool } from '../build/share-pool.ts'
import type { Builders, BuildOutcome } from './check-edits.ts'
import { writeDifference } from './content-files.ts'
import type { SiteState } from './edits/site-state.ts'
import { readAnswers } from './read-answers.ts'

/** A publisher that waits for changes serves several publishes; another process opens the output anew. */
const publishesOfOneProcess = 3

const silent = createProgress(() => {})

/** Folders of one run: content, the output that is published into again and again, and its cache. */
const workFolders = ['content', 'dist', 'cache'] as const

/**
 * Prepares builders that publish in this process. They share what is built from the code, which edits do not change here.
 * @returns a function that opens builders whose output is that of the first state, and one that removes everything
 */
export async function prepareBuilders(
  first: SiteState,
): Promise<{ open: () => Promise<Builders>; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'edits-'))
  const base = join(root, 'base')
  const cleanCache = join(root, 'clean-cache')
  await makeCache(join(base, 'cache'))
  await makeCache(cleanCache)
  await mkdir(join(base, 'content'))
  await writeDifference(join(base, 'content'), [new Map(), first.content])
  await publishSite(toOptions(base, join(base, 'cache'), toConfig(first)))
  return {
    open: async () => {
      const work = await mkdtemp(join(root, 'work-'))
      for (const name of workFolders) {
        await cp(join(base, name), join(work, name), { recursive: true, verbatimSymlinks: true })
      }
      return createBuilders({ work, cleanCache, first })
    },
    remove: async () => {
      await closeSharedPools()
      await rm(root, { recursive: true, force: true })
    },
  }
}

function toConfig({ settings, moment }: SiteState): SiteConfig {
  // A publisher that waits reads the time anew for each publish.
  return { ...parseSiteConfig(settings), clock: () => moment, moment: undefined }
}

function toOptions(work: string, cacheDirectory: string, config: SiteConfig, out = 'dist'): PublisherOptions {
  return {
    site,
    contentDirectory: join(work, 'content'),
    outDirectory: join(work, out),
    cacheDirectory,
    publicDirectory: 'public',
    config,
    keep: 3,
    progress: silent,
    openPool: sharePool,
  }
}

interface Work {
  work: string
  cleanCache: string
  first: SiteState
}

function createBuilders({ work, cleanCache, first }: Work): Builders {
  const dist = join(work, 'dist')
  let written = first.content
  let opened:
    | { publisher: Publisher; options: PublisherOptions; settings: SiteState['settings']; publishes: number }
    | undefined
  let { moment } = first
  /** The files that have been written since the last publish. */
  const unpublished = new Set<string>()

  const end = async () => {
    await opened?.publisher.close()
    opened = undefined
  }
  const write = async (state: SiteState, touched: readonly string[]) => {
    const changed = await writeDifference(join(work, 'content'), [written, state.content], touched)
    for (const path of changed) unpublished.add(path)
    written = state.content
  }
  /** The publisher of the publish before, or a new one, as if the process had been started anew. */
  const use = async (state: SiteState): Promise<Publisher> => {
    const isUsable = opened && opened.settings === state.settings && opened.publishes < publishesOfOneProcess
    if (!isUsable) await end()
    if (!opened) {
      const options = toOptions(work, join(work, 'cache'), { ...toConfig(state), clock: () => moment })
      opened = { publisher: openPublisher(options), options, settings: state.settings, publishes: 0 }
    }
    opened.publishes++
    return opened.publisher
  }
  return {
    publish: async (state, touched) => {
      await write(state, touched)
      moment = state.moment
      const publisher = await use(state)
      const changed = [...unpublished]
      unpublished.clear()
      // A process that has just started knows nothing; the next time it is told what was saved, and then it looks at everything.
      const isTold = opened?.publishes === 2
      return toPublished(() => publisher.publish({ isShown: true, ...(isTold && { changed }) }), dist)
    },
    rollBack: async () => {
      await end()
      await rollBack(dist, { now: moment }).catch((error: unknown) => {
        if (!(error instanceof RollbackError)) throw error // at the first release there is none before
      })
    },
    readAnswers: () => readAnswers(dist),
    merge: async () => {
      if (opened) await opened.publisher.mergeSearch()
      return readAnswers(dist)
    },
    finish: async () => {
      if (opened) await finishRelease(opened.options)
      return readAnswers(dist)
    },
    buildClean: async (state, { isFinished }) => {
      await write(state, [])
      const cache = join(work, 'clean-cache')
      await rm(join(work, 'clean'), { recursive: true, force: true })
      await rm(cache, { recursive: true, force: true })
      await cp(cleanCache, cache, { recursive: true, verbatimSymlinks: true })
      const options = toOptions(work, cache, toConfig(state), 'clean')
      const published = await toPublished(
        async () => {
          await publishSite(options)
          if (isFinished) await finishRelease(options)
        },
        join(work, 'clean'),
      )
      await keepImages(cache, cleanCache)
      return published
    },
    close: async () => {
      await end()
      await rm(work, { recursive: true, force: true })
    },
  }
}

/** Variants of images are kept from one clean build to the next: they depend on the bytes of the image alone. */
async function keepImages(from: string, to: string): Promise<void> {
  await cp(join(from, 'images'), join(to, 'images'), { recursive: true, force: false }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error // no image was made
  })
}

async function toPublished(publish: () => Promise<unknown>, outDirectory: string): Promise<BuildOutcome> {
  try {
    await publish()
  } catch (error) {
    // Anything else is a fault of the build.
    if (error instanceof ContentError) return { refusal: error.message }
    throw error
  }
  return { answers: await readAnswers(outDirectory) }
}
