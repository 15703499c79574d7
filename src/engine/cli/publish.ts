import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { Option } from '@commander-js/extra-typings'
import { ContentError } from '#engine/content/source/diagnostics.ts'
import { ConfigError } from '#engine/model/config/parse-settings.ts'
import { locales, sourceLocale } from '#engine/model/locale/locale.ts'
import type { Progress } from '#engine/outputs/progress.ts'
import { describePublished } from '#engine/publish/describe-published.ts'
import { isUpToDate } from '#engine/publish/is-up-to-date.ts'
import type { Publisher } from '#engine/publish/open-publisher.ts'
import type { PublisherOptions } from '#engine/publish/publisher-options.ts'
import type { Site } from '#engine/publish/site.ts'
import { CatalogueError } from '#engine/render/code/site-texts.ts'
import { BuildLockError, withBuildLock } from '#engine/store/releases/build-lock.ts'
import { describeHold, readHold } from '#engine/store/releases/describe-hold.ts'
import { findReadOnlyRelease } from '#engine/store/releases/find-read-only-release.ts'
import { StoreError } from '#engine/store/store-error.ts'
import { createProgress } from './create-progress.ts'
import { createPublishProgram, finishOption, parsePublisherOptions } from './create-publish-program.ts'
import { runProgram } from './program/create-program.ts'

const name = 'npm run build --'

function parseOptions() {
  return createPublishProgram(name, 'Publishes the site. Where anything is wrong, the release before stays.')
    .option('--if-stale', 'does nothing where no source has changed')
    .option('--show', 'shows the release also after a rollback, which it ends: npm run publish')
    .addOption(finishOption)
    .option('--release', 'the same as --finish now')
    .option('--explain <path>', 'what the outputs of a path read, and why they were made; publishes nothing')
    .option(
      '--pseudo',
      'marks the texts of the interface in the first language that is translated, to find those that are not translated',
    )
    .addOption(new Option('--only-finish').hideHelp())
    .parse()
    .opts()
}

type Options = ReturnType<typeof parseOptions>

/** The program that publishes a site: `npm run build`, `npm run publish`. */
export async function publish(site: Site): Promise<void> {
  const options = parseOptions()
  const progress = createProgress((text) => process.stdout.write(text))
  await runProgram(
    () => run(site, options, progress),
    [BuildLockError, ContentError, CatalogueError, ConfigError, StoreError],
  )
}

async function run(site: Site, options: Options, progress: Progress): Promise<void> {
  const start = performance.now()
  const publisherOptions: PublisherOptions = {
    ...parsePublisherOptions(site, options, { name, progress }),
    pseudo: options.pseudo ? locales.find((locale) => locale !== sourceLocale) : undefined,
  }
  if (options.onlyFinish) {
    setPriority(19)
    const { finishInSlices } = await import('#engine/publish/finish-in-slices.ts')
    return finishInSlices(publisherOptions)
  }
  const unwritable = options.ifStale ? findReadOnlyRelease(publisherOptions.outDirectory) : undefined
  if (unwritable !== undefined) {
    progress.print(`warning: this user may not write to ${options.out}: release ${unwritable} in it stays as it is`)
    return
  }
  if (options.ifStale && isUpToDate(publisherOptions)) {
    progress.print(`${options.out} is up to date`)
    const held = readHold(publisherOptions.outDirectory)
    if (held) progress.print(describeHold(held))
    return
  }
  // Loaded only here, because that takes longer than finding out that nothing has changed.
  const { openPublisher } = await import('#engine/publish/open-publisher.ts')
  const when = options.release ? 'now' : options.finish
  await withBuildLock(publisherOptions.outDirectory, async () => {
    const publisher = openPublisher(publisherOptions)
    try {
      if (options.explain !== undefined) return explain(publisher, options.explain, progress)
      const published = await publisher.publish({ isShown: options.show === true })
      for (const line of describePublished(published, performance.now() - start)) progress.print(line)
    } finally {
      await publisher.close()
    }
    if (when !== 'now') return
    const { finishRelease } = await import('#engine/publish/finish-release.ts')
    await finishRelease(publisherOptions)
  })
  progress.finish()
  if (when === 'background' && options.explain === undefined) finishInBackground()
}

function explain(publisher: Publisher, path: string, progress: Progress): void {
  const found = publisher.explain(path)
  if (found.length === 0)
    progress.print(`No output is known for ${path}. Publish first, and write the path as in the URL`)
  for (const { key, reads, reason } of found) {
    progress.print(`${key}\n  made because of: ${reason}\n  reads:\n${reads.map((read) => `    ${read}`).join('\n')}`)
  }
}

/** A process of low priority, which does not keep this one waiting. */
function finishInBackground(): void {
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1), '--only-finish'], {
    detached: true,
    stdio: 'ignore',
  })
  child.unref()
}
