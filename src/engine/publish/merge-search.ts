import { BuildLockError, withBuildLock } from '#engine/store/releases/build-lock.ts'
import { openPublisher } from './open-publisher.ts'
import type { PublisherOptions } from './publisher-options.ts'

/** Makes one segment of the search of what was published since the last time. Where another program publishes, that one sees to it. */
export async function mergeSearch(options: PublisherOptions): Promise<void> {
  try {
    await withBuildLock(
      options.outDirectory,
      async () => {
        const publisher = openPublisher(options)
        try {
          await publisher.mergeSearch()
        } finally {
          await publisher.close()
        }
      },
      'finishing',
    )
  } catch (error) {
    if (!(error instanceof BuildLockError)) throw error
  }
}
