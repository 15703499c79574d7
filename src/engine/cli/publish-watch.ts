import { ConfigError } from '#engine/model/config/parse-settings.ts'
import { CodeChangedError } from '#engine/publish/publisher.ts'
import type { Site } from '#engine/publish/site.ts'
import { watchAndPublish } from '#engine/publish/watch/watch-and-publish.ts'
import { StoreError } from '#engine/store/store-error.ts'
import { createProgress } from './create-progress.ts'
import { createPublishProgram, parsePublisherOptions } from './create-publish-program.ts'
import { runProgram } from './program/create-program.ts'

const name = 'npm run publish:watch --'

/** The program that publishes a site whenever its content changes: `npm run publish:watch`. */
export async function publishWatch(site: Site): Promise<void> {
  const options = createPublishProgram(
    name,
    'Publishes each saved change of the content, and scheduled entries at their time. What has an error stays as it was published, and is printed.',
  )
    .parse()
    .opts()
  const progress = createProgress((text) => process.stdout.write(text))
  await runProgram(async () => {
    const stop = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
    await watchAndPublish({ ...parsePublisherOptions(options, { name, progress }), site }, stop.signal)
  }, [CodeChangedError, ConfigError, StoreError])
}
