import { withBuildLock } from '#engine/store/releases/build-lock.ts'
import { openPublisher, type Publisher } from './open-publisher.ts'
import type { PublisherOptions } from './publisher-options.ts'

/** Publishes the site once, into a folder that a server can serve. The previous release stays in place until the new one is complete. */
export function publishSite(options: PublisherOptions): ReturnType<Publisher['publish']> {
  return withBuildLock(options.outDirectory, async () => {
    const publisher = openPublisher(options)
    try {
      return await publisher.publish()
    } finally {
      await publisher.close()
    }
  })
}
