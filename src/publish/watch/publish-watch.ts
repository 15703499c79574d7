import { resolve } from 'node:path'
import { contentOption, resolveContent } from '#compiler/program/content-option.ts'
import { createProgram, runProgram } from '#compiler/program/create-program.ts'
import { parseCount } from '#compiler/program/parse-count.ts'
import { ConfigError, parseSiteConfig } from '#model/config/site-config.ts'
import { keptBuildCount } from '#store/open-output.ts'
import { StoreError } from '#store/store-error.ts'
import { CodeChangedError } from '../open-publisher.ts'
import { openProgress } from '../progress/open-progress.ts'
import { watchAndPublish } from './watch-and-publish.ts'

const command = 'npm run publish:watch --'
const options = createProgram(
  command,
  'Publishes each saved change of the content, and scheduled entries at their time. Errors are printed, and the release before stays.',
)
  .addOption(contentOption)
  .option('--out <dir>', 'folder of the output', 'dist')
  .option('--keep <count>', 'how many builds stay reachable for pages that are open', parseCount, keptBuildCount)
  .parse()
  .opts()

const progress = openProgress(process.stdout, process.env)

await runProgram(async () => {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const publisherOptions = {
    contentDirectory: resolveContent(options.content, command),
    outDirectory: resolve(options.out),
    cacheDirectory: '.cache',
    publicDirectory: 'public',
    config: parseSiteConfig(process.env),
    keep: options.keep,
    progress,
  }
  await watchAndPublish(publisherOptions, stop.signal)
}, [CodeChangedError, ConfigError, StoreError])
progress.clear()
