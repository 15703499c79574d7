import { openPublisher } from '../../src/engine/publish/open-publisher.ts'
import type { PublisherOptions } from '../../src/engine/publish/publisher-options.ts'
import type { Publisher } from '../../src/engine/publish/publisher.ts'
import { withBuildLock } from '../../src/engine/store/releases/build-lock.ts'

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
