import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { ContentError } from '#engine/content/source/diagnostics.ts'
import { makeImageFiles, openImageSources, type ImageSources } from '#engine/outputs/assets/make-image-files.ts'
import { listCardNames, toCardFile } from '#engine/outputs/card-outputs.ts'
import { openMissingCards, openMissingImages } from '#engine/outputs/missing-outputs.ts'
import { toCardName } from '#engine/outputs/social/card-name.ts'
import { openCardCache, type CardCache } from '#engine/outputs/social/open-card-cache.ts'
import { compressBest, toBestQuality } from '#engine/render/files/compress.ts'
import { openOutput, type Output } from '#engine/store/open-output.ts'
import { inParallel } from '#lib/in-parallel.ts'
import { openKept } from './open-kept.ts'
import { pruneCache } from './prune-cache.ts'
import type { PublisherOptions } from './publisher-options.ts'

export interface FinishRequest {
  /** How many things are done at the same time. */
  parallel?: number
  /** Ends the work at the next step: something else is to be published. What has been done is kept. */
  signal?: AbortSignal | undefined
}

interface Finishing extends Pick<
  PublisherOptions,
  'contentDirectory' | 'outDirectory' | 'cacheDirectory' | 'progress'
> {
  output: Output
  cardCache: CardCache
  parallel: number
  signal: AbortSignal | undefined
}

/** Social images that are put in place together. */
const cardsPerGroup = 500

/** Contents that are exchanged in one transaction. */
const contentsPerGroup = 64

const decompress = promisify(brotliDecompress)

/** Does what a publish does not wait for: draws social images, makes the slow variants of images, compresses better, tidies the cache. */
export async function finishRelease(
  options: PublisherOptions,
  { parallel = availableParallelism() + 1, signal }: FinishRequest = {},
): Promise<void> {
  const output = openOutput(options.outDirectory)
  const cardCache = openCardCache(join(options.cacheDirectory, 'cards.sqlite'))
  const finishing: Finishing = { ...options, output, cardCache, parallel, signal }
  try {
    await drawCards(finishing)
    await completeImages(finishing)
    await compressAll(finishing)
    if (signal?.aborted) return
    cardCache.prune(listCardNames(output.database))
    pruneCache(options.cacheDirectory)
  } finally {
    cardCache.close()
    output.close()
  }
}

async function drawCards(options: Finishing): Promise<void> {
  const { output, cardCache, parallel, progress, signal } = options
  const missingCards = openMissingCards(output.database)
  const total = missingCards.count()
  if (total === 0) return
  const step = progress.step('Draw social images', total)
  try {
    // Loaded only here: most publishes draw nothing.
    const { createCardPainter } = await import('#engine/outputs/social/drawing/create-card-painter.ts')
    const painter = await createCardPainter()
    for (;;) {
      const group = missingCards.list(cardsPerGroup)
      if (group.length === 0) return
      const drawn = await inParallel(group, parallel, async ({ key, what: card }) => {
        if (signal?.aborted) return []
        const bytes = await cardCache.get(toCardName(card.card), () => painter.paint(card.card))
        step.advance()
        return [{ key, files: [toCardFile(card.url, bytes)] }]
      })
      // Those that are drawn are in the cache.
      if (signal?.aborted) return
      const ready = drawn.flat()
      output.amend((draft) => {
        for (const { key, files } of ready) {
          draft.put(key, files)
          missingCards.set(key, undefined)
        }
      })
    }
  } finally {
    step.end()
  }
}

async function completeImages(options: Finishing): Promise<void> {
  const { output, parallel, progress, signal } = options
  const missing = openMissingImages(output.database)
  const total = missing.count()
  if (total === 0) return
  const step = progress.step('Make smaller images', total)
  const images = openImageSources(
    { directory: options.contentDirectory, kept: openKept(options) },
    options.cacheDirectory,
  )
  const sources: ImageSources = {
    ...images,
    limit: (run) => {
      signal?.throwIfAborted()
      return images.limit(run)
    },
  }
  try {
    const waiting = missing.list(total)
    for (let start = 0; start < total; start += parallel) {
      if (signal?.aborted) return
      const group = waiting.slice(start, start + parallel)
      const made = await inParallel(group, parallel, async ({ key, what: asset }) => {
        try {
          const files = await makeImageFiles(sources, asset, { isFinal: true })
          step.advance()
          return [{ key, files }]
        } catch (error) {
          // It waits for the next time: variants that are made are in the cache, and an image that was changed or deleted is
          // for the next publish to notice.
          if (signal?.aborted || error instanceof ContentError) return []
          throw error
        }
      })
      output.amend((draft) => {
        for (const { key, files } of made.flat()) {
          draft.put(key, files)
          missing.set(key, undefined)
        }
      })
    }
  } finally {
    step.end()
  }
}

async function compressAll({ output, parallel, progress, signal }: Finishing): Promise<void> {
  const step = progress.step('Compress best')
  try {
    for (;;) {
      const hashes = output.listCompressedFast(contentsPerGroup)
      if (hashes.length === 0 || signal?.aborted) return
      const compressing = inParallel(hashes, parallel, async (hash) => {
        const stored = signal?.aborted ? undefined : output.readBytes(hash)
        if (!stored) return []
        const bytes = await decompress(stored.bytes)
        const coding = toBestQuality(bytes.length)
        const best = await compressBest(bytes, coding)
        step.advance()
        return [{ hash, stored: { coding, bytes: best } }]
      })
      // A large content takes seconds, for which a publish must not wait.
      const contents = await Promise.race([compressing, toAborted(signal)])
      if (contents) output.replaceBytes(contents.flat())
    }
  } finally {
    step.end()
  }
}

/** Ends when the signal is given; never without one. */
function toAborted(signal: AbortSignal | undefined): Promise<undefined> {
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(undefined), { once: true }))
}
