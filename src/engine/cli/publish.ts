import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { Option } from '@commander-js/extra-typings'
import { ContentError } from '#engine/content/source/diagnostics.ts'
import { ConfigError } from '#engine/model/config/parse-settings.ts'
import { locales, sourceLocale } from '#engine/model/locale/locale.ts'
import { describeOutput, describeRead, describeReason } from '#engine/outputs/describe-outputs.ts'
import type { Progress } from '#engine/outputs/progress.ts'
import { runProgram } from '#engine/program/create-program.ts'
import { listBegun } from '#engine/publish/begun-note.ts'
import type { Bundling } from '#engine/publish/bundle/start-bundling.ts'
import { limitArenas } from '#engine/publish/limit-arenas.ts'
import { readHeldBack } from '#engine/publish/open-kept.ts'
import type { PublisherOptions } from '#engine/publish/publisher-options.ts'
import type { Publisher } from '#engine/publish/publisher.ts'
import type { Site } from '#engine/publish/site.ts'
import { findChange, keepUnchanged, takeStamps } from '#engine/publish/unchanged.ts'
import { hasDamageNote } from '#engine/store/damage-note.ts'
import { BuildLockError, withBuildLock } from '#engine/store/releases/build-lock.ts'
import { describeHold, readHold } from '#engine/store/releases/describe-hold.ts'
import { findReadOnlyRelease } from '#engine/store/releases/find-read-only-release.ts'
import { storeFile } from '#engine/store/schema.ts'
import { isDamage, StoreError } from '#engine/store/store-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { createProgress } from './create-progress.ts'
import { createPublishProgram, finishOption, parsePublisherOptions } from './create-publish-program.ts'

const name = 'npm run build --'

function parseOptions() {
  return createPublishProgram(
    name,
    'Publishes the site. What has an error stays as it was published; where nothing was published yet, nothing is.',
  )
    .option(
      '--if-stale',
      'where nothing has changed, or this user may not write the output, does nothing, not even in the background',
    )
    .option('--show', 'shows the release also after a rollback, which it ends: npm run publish')
    .addOption(finishOption)
    .option('--strict', 'publishes nothing where anything has an error')
    .option('--release', 'the same as --finish now')
    .option('--explain <path>', 'what the outputs of a path read, and why they were made; publishes nothing')
    .option(
      '--pseudo',
      'marks the texts of the interface in the first language that is translated, to find those that are not translated',
    )
    .addOption(new Option('--only-finish').hideHelp())
    .addOption(new Option('--only-merge').hideHelp())
    .parse()
    .opts()
}

type Options = ReturnType<typeof parseOptions> & { bundle: string | undefined }

/**
 * The program that publishes a site: `npm run build`, `npm run publish`.
 * @param loadSite loads the definition of the site, which takes longer than finding out that nothing has changed
 * @param options `bundle`: the program that bundles this one for the next time, where it was loaded from its sources
 */
export async function publish(
  loadSite: () => Promise<Site>,
  { bundle }: { bundle?: string | undefined } = {},
): Promise<void> {
  const options = parseOptions()
  const progress = createProgress((text) => process.stdout.write(text))
  await runProgram(
    () => run(loadSite, { ...options, bundle }, progress),
    [BuildLockError, ContentError, ConfigError, StoreError],
  )
}

async function run(loadSite: () => Promise<Site>, options: Options, progress: Progress): Promise<void> {
  const start = performance.now()
  if (!existsSync(join(options.out, storeFile))) limitArenas()
  const places: Omit<PublisherOptions, 'site'> = {
    ...parsePublisherOptions(options, progress),
    isStrict: options.strict === true,
    pseudo: options.pseudo ? locales.find((locale) => locale !== sourceLocale) : undefined,
  }
  const when = options.release ? 'now' : options.finish
  const unwritable = options.ifStale ? findReadOnlyRelease(places.outDirectory) : undefined
  if (unwritable !== undefined) {
    progress.print(
      told(say`warning: this user may not write to ${options.out}: release ${String(unwritable)} in it stays as it is`),
    )
    return
  }
  // What follows a publish may be asked for where there is nothing to publish.
  const isRefused = options.strict === true && readHeldBack(places) !== ''
  const mayEnd =
    !isRefused &&
    !hasDamageNote(places.outDirectory) &&
    (options.ifStale ||
      !(options.show || options.onlyFinish || options.onlyMerge || options.explain !== undefined || when === 'now'))
  const printRemote = async (directory: string) => {
    const { describeRemote } = await import('#engine/content/git/describe-remote.ts')
    const line = await describeRemote(directory, { content: options.content })
    if (line) progress.print(told(line))
  }
  const printUnfinished = async () => {
    if (listBegun(places).length === 0) return
    const { describeUnfinished } = await import('#engine/publish/describe-unfinished.ts')
    for (const line of describeUnfinished(places)) progress.print(told(line))
  }
  /** False where the output cannot be read: a publish finds out why, and repairs it. */
  const endUnchanged = async (): Promise<boolean> => {
    try {
      const held = readHold(places.outDirectory)
      progress.print(told(say`${options.out} is up to date`))
      if (held) progress.print(describeHold(held))
      const heldBack = readHeldBack(places)
      if (heldBack !== '') progress.print(heldBack)
      await printUnfinished()
    } catch (error) {
      if (isDamage(error)) return false
      throw error
    }
    if (when === 'background' && !options.ifStale) startFinishing()
    return true
  }
  const found = mayEnd ? findChange(places) : undefined
  if (found?.isChanged === false && (await endUnchanged())) return
  const site = await loadSite()
  const publisherOptions: PublisherOptions = { ...places, site }
  if (options.onlyFinish || options.onlyMerge) {
    setPriority(19)
    const { mergeSearch } = await import('#engine/publish/merge-search.ts')
    await mergeSearch(publisherOptions)
    if (options.onlyMerge) return
    const { finishInSlices } = await import('#engine/publish/finish-in-slices.ts')
    await finishInSlices(publisherOptions)
    const { noteDamage } = await import('#engine/publish/note-damage.ts')
    return noteDamage(publisherOptions.outDirectory)
  }
  const stamps = found?.stamps ?? takeStamps(places, site.sources)
  if (mayEnd && found?.isChanged === undefined) {
    const { isUpToDate } = await import('#engine/publish/is-up-to-date.ts')
    if (isUpToDate(publisherOptions)) {
      keepUnchanged(places, stamps)
      if (await endUnchanged()) return
    }
  }
  // Loaded only here, because that takes longer than finding out that nothing has changed.
  const { openPublisher } = await import('#engine/publish/open-publisher.ts')
  const { startBundling } = await import('#engine/publish/bundle/start-bundling.ts')
  if (options.show || options.release) await printRemote(places.contentDirectory)
  let heldBack: readonly string[] = []
  await withBuildLock(publisherOptions.outDirectory, async () => {
    const publisher = openPublisher({ ...publisherOptions, contentTree: stamps.tree, seen: stamps.seen })
    let bundling: Bundling | undefined
    try {
      if (options.explain !== undefined) return explain(publisher, options.explain, progress)
      if (options.bundle !== undefined) bundling = startBundling(options.bundle)
      const { describePublished } = await import('#engine/publish/describe-published.ts')
      const published = await publisher.publish({ isShown: options.show === true })
      const { describeHeldBack } = await import('#engine/publish/describe-held-back.ts')
      heldBack = describeHeldBack(published.heldBack)
      for (const line of describePublished(published, performance.now() - start)) progress.print(line)
      if (when === 'now') await publisher.mergeSearch()
      keepUnchanged(places, stamps)
    } finally {
      await bundling?.stop()
      await publisher.close()
    }
    if (when !== 'now') return
    const { finishRelease } = await import('#engine/publish/finish-release.ts')
    await finishRelease(publisherOptions)
  })
  progress.finish()
  for (const line of heldBack) progress.print(line)
  if (options.explain === undefined) await printUnfinished()
  if (when === 'background' && options.explain === undefined) startFinishing()
}

function explain(publisher: Publisher, path: string, progress: Progress): void {
  const found = publisher.explain(path)
  if (found.length === 0)
    progress.print(told(say`No output is known for ${path}. Publish first, and write the path as in the URL`))
  for (const { key, reads, reason } of found) {
    progress.print(
      [
        told(describeOutput(key)),
        `  ${told(say`made because of: ${describeReason(reason)}`)}`,
        `  ${told(say`reads:`)}`,
        ...reads.map((read) => `    ${told(describeRead(read))}`),
      ].join('\n'),
    )
  }
}

/** A process of low priority, which does not keep this one waiting. */
function startFinishing(): void {
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1), '--only-finish'], {
    detached: true,
    stdio: 'ignore',
  })
  child.unref()
}
