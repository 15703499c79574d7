import { setTimeout as pause } from 'node:timers/promises'
import type { Repository } from '#engine/content/git/open-repository.ts'
import { UnknownPublishedError } from '#engine/content/held/hold-back.ts'
import { ContentError } from '#engine/content/source/diagnostics.ts'
import { textSources } from '#engine/render/code/load-texts.ts'
import { sourcePaths } from '#engine/render/code/read-sources.ts'
import { CatalogueError } from '#engine/render/code/site-texts.ts'
import { BuildLockError, withBuildLock } from '#engine/store/releases/build-lock.ts'
import { StoreError } from '#engine/store/store-error.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { describeHeldBack } from '../describe-held-back.ts'
import { describePublished } from '../describe-published.ts'
import { finishInSlices } from '../finish-in-slices.ts'
import { openPublisher } from '../open-publisher.ts'
import type { PublisherOptions } from '../publisher-options.ts'
import { CodeChangedError, type Publisher } from '../publisher.ts'
import { createChangeWaiter, type Changed } from './wait-for-change.ts'
import { createWaitingLines, type WaitingLines } from './waiting-lines.ts'

/** After an error that is not one of the content, the next try waits this long. In milliseconds. */
const retryMs = 5000

/** Who saves often is not to wait for what follows each publish: it begins after this time without a change. In milliseconds. */
const quietMs = 3000

/**
 * Publishes, and again after each change of a file and whenever something is due, until the signal is given. An error is
 * printed; the release before stays, and the next change is published. Other programs may publish or roll back meanwhile.
 * @param repository where what it has not committed is not published; without it, every saved change is
 * @throws {CodeChangedError}
 */
export async function watchAndPublish(
  given: PublisherOptions,
  signal: AbortSignal,
  repository?: Repository,
): Promise<void> {
  const options: PublisherOptions = { ...given, findWaiting: repository?.listUncommitted }
  const { contentDirectory, outDirectory, publicDirectory, config } = options
  const waiting = createWaitingLines(repository, options.progress.print)
  let hasFailed = false
  const waiter = createChangeWaiter({
    contentDirectory,
    commits: repository && { ...repository, doMatter: () => waiting.isAny || hasFailed },
    others: [...new Set([publicDirectory, ...sourcePaths, ...textSources])],
    now: config.clock,
  })
  let publisher: Publisher | undefined
  let changed: Changed
  let shown = ''
  /** An error that lasts is looked at every minute, and printed once. */
  const show = (message: string) => {
    if (message !== shown) options.progress.print(message)
    shown = message
  }
  const close = async () => {
    const former = publisher
    publisher = undefined
    await former?.close()
  }
  const reopen = async () => {
    await close()
    publisher = openPublisher(options)
    return publisher
  }
  try {
    while (!signal.aborted) {
      const due = await withBuildLock(outDirectory, async () => {
        const isKnown = publisher && !publisher.isOutdated()
        const current = publisher && isKnown ? publisher : await reopen()
        // A publish that failed may not have looked at what was changed before it.
        const due = await publishOnce(current, isKnown && !hasFailed ? changed : undefined, options, waiting)
        hasFailed = false
        shown = ''
        return due
      }).catch(async (error: unknown) => {
        hasFailed = true
        const next = report(error, options, show)
        // What is in memory may be ahead of what is stored: the next try begins with what is stored.
        if (next !== undefined) await close()
        return next
      })
      const change = waiter.wait(due, signal)
      const saying = waiting.sayUntil(change)
      changed = publisher ? await finishUntilChange(publisher, options, change) : await change
      await saying
    }
  } finally {
    waiter.close()
    await close()
  }
}

/** @returns when something is due next */
async function publishOnce(
  publisher: Publisher,
  changed: Changed,
  { progress }: PublisherOptions,
  waiting: WaitingLines,
): Promise<Date | undefined> {
  const start = performance.now()
  waiting.noteBranch()
  const published = await publisher.publish({ changed })
  const lines = [...describePublished(published, performance.now() - start), ...describeHeldBack(published.heldBack)]
  // Where nothing has changed, that is not worth a line; a warning is.
  for (const line of lines) if (published.isNew || line.startsWith(told(say`warning`))) progress.print(line)
  waiting.note(published)
  if (published.isNew) progress.print(told(say`Waiting for changes`))
  return published.nextChange === undefined ? undefined : new Date(published.nextChange)
}

/** @returns when to try again; undefined where a change is needed. @throws {CodeChangedError} */
function report(error: unknown, { config }: PublisherOptions, show: (message: string) => void): Date | undefined {
  if (error instanceof CodeChangedError) throw error
  const needsChange =
    error instanceof ContentError || error instanceof CatalogueError || error instanceof UnknownPublishedError
  if (needsChange) {
    show(error.message)
    return undefined
  }
  const isExpected = error instanceof ProgramError || error instanceof StoreError
  if (error instanceof BuildLockError) show(told(say`Another program is publishing: waiting for it`))
  else if (!(error instanceof Error)) show(String(error))
  else show(isExpected ? error.message : (error.stack ?? error.message))
  return new Date(config.clock().getTime() + retryMs)
}

/** Does what a publish does not wait for, until the next change. An error is printed, and the rest is left for the next time. */
async function finishUntilChange(
  publisher: Publisher,
  options: PublisherOptions,
  change: Promise<Changed>,
): Promise<Changed> {
  const interrupt = new AbortController()
  const finishing = finishQuietly(publisher, options, interrupt.signal).catch((error: unknown) =>
    report(error, options, options.progress.print),
  )
  const changed = await change
  interrupt.abort()
  await finishing
  return changed
}

async function finishQuietly(publisher: Publisher, options: PublisherOptions, signal: AbortSignal): Promise<void> {
  await pause(quietMs, undefined, { signal }).catch(() => undefined)
  if (signal.aborted) return
  // Another program may have published since: what this one knows is then not the latest release.
  await withBuildLock(
    options.outDirectory,
    async () => {
      if (!publisher.isOutdated()) await publisher.mergeSearch(signal)
    },
    'finishing',
  )
  // One at a time, so that a processor is free for the next publish.
  await finishInSlices(options, { signal, parallel: 1 })
}
