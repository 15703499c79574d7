import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import type { BuildGraph } from '#engine/graph/build-graph.ts'
import type { ImageAsset } from '#engine/model/images/image-variants.ts'
import type { NewBytes } from '#engine/store/blob-table.ts'
import type { Output } from '#engine/store/open-output.ts'
import type { OutputFile } from '#engine/store/output-file.ts'
import type { CardSource } from './card-outputs.ts'
import type { OutputPlan } from './output-plan.ts'
import { planStale, type StaleOutput } from './plan-stale.ts'
import type { Progress } from './progress.ts'
import type { PageCard } from './social/to-card.ts'

interface MakeOptions {
  graph: BuildGraph
  cards: CardSource
  output: Pick<Output, 'addBytes'>
  progress: Progress
}

export interface MadeOutputs {
  /** The files of each output that was made; their bytes are stored already. */
  outputs: { key: string; files: OutputFile[] }[]
  /** The images that were made, each with what is still to be made, if it is. */
  images: { key: string; missing: ImageAsset }[]
  /** The social images that were planned, each with what is still to be drawn, if it is. */
  cards: { key: string; missing: PageCard | undefined }[]
  /** The keys of the outputs that are no more. */
  removed: string[]
  /** The change, for the list of releases. */
  reason: string
}

/** How many outputs are made at the same time, for each processor. */
const parallelPerProcessor = 16

/**
 * From this number of outputs on, garbage is collected before the heap has grown to twice of what is used. In a short publish,
 * that would take a third more time.
 */
const manyOutputs = 500

/** Contents are stored in groups of about this many bytes, so that memory stays small. */
const groupBytes = 4 * 1024 * 1024

/** Makes the outputs that read something that has changed, and stores their contents. @throws the first error; the release stays */
export async function makeOutputs(
  plans: Iterable<OutputPlan>,
  { graph, cards, output, progress }: MakeOptions,
): Promise<MadeOutputs> {
  const outputs: MadeOutputs['outputs'] = []
  const images: MadeOutputs['images'] = []
  const plannedCards: MadeOutputs['cards'] = []
  const running = new Set<Promise<void>>()
  const store = createByteQueue(output)
  const mostRunning = parallelPerProcessor * availableParallelism() // asks the operating system each time
  const step = progress.step('Make pages and files')
  let failure: { error: unknown } | undefined

  const make = async ({ key, kind, made }: StaleOutput): Promise<void> => {
    const start = performance.now()
    const files = await made.make()
    store.add(files)
    // Without the bytes, which are stored.
    if (outputs.length === manyOutputs) setFlagsFromString('--heap-growing-percent=25')
    outputs.push({ key, files: files.map(({ key: address, record }) => ({ key: address, record })) })
    if (made.image) images.push({ key, missing: made.image })
    progress.made(kind, { name: key, ms: performance.now() - start, why: graph.explain(key)?.reason })
    step.advance()
  }
  const start = (stale: StaleOutput) => {
    if (stale.card) plannedCards.push({ key: stale.key, missing: stale.card.missing })
    const run = make(stale)
      .catch((error: unknown) => void (failure ??= { error }))
      .then(() => void running.delete(run))
    running.add(run)
  }

  try {
    for (const plan of plans) {
      if (failure) break
      const stale = planStale(plan, { graph, cards })
      if (stale.length === 0) progress.kept(plan.kind)
      for (const one of stale) start(one)
      while (running.size >= mostRunning) await Promise.race(running)
    }
  } finally {
    // Also after an error in a plan: what is in flight uses the output, which is closed next.
    await Promise.all(running)
    step.end()
  }
  if (failure) throw failure.error
  store.flush()
  const removed = graph.findUnplanned()
  return {
    outputs,
    images,
    cards: plannedCards,
    removed,
    reason: `${outputs.length} outputs made, ${removed.length} removed`,
  }
}

/** Stores contents in groups. */
function createByteQueue({ addBytes }: Pick<Output, 'addBytes'>) {
  let waiting: NewBytes[] = []
  let size = 0
  const flush = () => {
    if (waiting.length > 0) addBytes(waiting)
    waiting = []
    size = 0
  }
  return {
    add: (files: readonly OutputFile[]) => {
      for (const { record, bytes } of files) {
        if (!bytes) continue
        waiting.push({ hash: record.hash, size: record.size, stored: bytes })
        size += bytes.bytes.length
      }
      if (size >= groupBytes) flush()
    },
    flush,
  }
}
