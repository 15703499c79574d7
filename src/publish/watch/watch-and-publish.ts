import { ContentError } from '#compiler/source/diagnostics.ts'
import { CatalogueError } from '../code/site-texts.ts'
import { CodeChangedError, openPublisher, type Publisher } from '../create-publisher.ts'
import type { PublisherOptions } from '../publisher-options.ts'
import { describeRemovedAddress } from '../releases/describe-removed-address.ts'
import { createChangeWaiter, type Changed } from './wait-for-change.ts'

/** After an error that is not one of the content, the next try waits this long. In milliseconds. */
const retryMs = 5000

/**
 * Publishes, and again after each change of a file and whenever something is due, until the signal is given. An error is
 * printed; the release before stays, and the next change is published.
 */
export async function watchAndPublish(options: PublisherOptions, signal: AbortSignal): Promise<void> {
  const { contentDirectory, publicDirectory, config, progress } = options
  const now = config.clock
  const waiter = createChangeWaiter({ contentDirectory, folders: [publicDirectory, 'src/i18n/locales'], now })
  let publisher: Publisher | undefined
  let due: Date | undefined
  let changed: Changed
  try {
    while (!signal.aborted) {
      publisher ??= openPublisher(options)
      try {
        due = await publishOnce(publisher, changed, options)
      } catch (error) {
        progress.clear()
        if (error instanceof CodeChangedError) throw error
        if (error instanceof ContentError || error instanceof CatalogueError) {
          progress.print(error.message)
          due = undefined
        } else {
          progress.print(String(error instanceof Error ? error.stack : error))
          // What is in memory may be ahead of what is stored: the next try begins with what is stored.
          await publisher.close()
          publisher = undefined
          due = new Date(now().getTime() + retryMs)
        }
      }
      changed = await finishUntilChange(publisher, waiter.wait(due, signal))
    }
  } finally {
    waiter.close()
    await publisher?.close()
  }
}

/** @returns when something is due next */
async function publishOnce(
  publisher: Publisher,
  changed: Changed,
  { progress }: PublisherOptions,
): Promise<Date | undefined> {
  const start = performance.now()
  const { number, isNew, made, nextChange, removedAddresses } = await publisher.publish(changed)
  for (const path of removedAddresses) progress.print(`warning: ${describeRemovedAddress(path)}`)
  if (isNew) {
    progress.print(`Published release ${number} in ${Math.round(performance.now() - start)} ms: ${made} outputs made`)
    progress.print('Waiting for changes')
  }
  return nextChange === undefined ? undefined : new Date(nextChange)
}

/** Does what a publish does not wait for, until the next change. */
async function finishUntilChange(publisher: Publisher | undefined, change: Promise<Changed>): Promise<Changed> {
  const interrupt = new AbortController()
  const finishing = publisher?.finish(interrupt.signal)
  const changed = await change
  interrupt.abort()
  await finishing
  return changed
}
