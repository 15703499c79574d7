import { Option } from '@commander-js/extra-typings'
import { openRepository, type Repository } from '#engine/content/git/open-repository.ts'
import { ConfigError } from '#engine/model/config/parse-settings.ts'
import { runProgram } from '#engine/program/create-program.ts'
import { notePublishedBranch } from '#engine/publish/branch-note.ts'
import { CodeChangedError } from '#engine/publish/publisher.ts'
import type { Site } from '#engine/publish/site.ts'
import { watchAndPublish } from '#engine/publish/watch/watch-and-publish.ts'
import { StoreError } from '#engine/store/store-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { createProgress } from './create-progress.ts'
import { createPublishProgram, parsePublisherOptions } from './create-publish-program.ts'

const name = 'npm run publish:watch --'

/** The program that publishes a site whenever its content changes: `npm run publish:watch`. */
export async function publishWatch(site: Site): Promise<void> {
  const options = createPublishProgram(
    name,
    'Publishes each change of the content as soon as Git has committed it, and scheduled entries at their time. What has an error stays as it was published, and is printed.',
  )
    .addOption(
      new Option(
        '--every-save',
        'publishes each saved change; so it is where Git has nothing of the content',
      ).conflicts('branch'),
    )
    .option('--branch <name>', 'the branch whose commits are published; that which is checked out by default')
    .parse()
    .opts()
  const progress = createProgress((text) => process.stdout.write(text))
  await runProgram(async () => {
    const stop = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
    const publisherOptions = { ...parsePublisherOptions(options, progress), site }
    const { contentDirectory } = publisherOptions
    const repository = options.everySave ? undefined : openRepository(contentDirectory, options.branch)
    if (repository?.branch !== undefined) notePublishedBranch(publisherOptions, repository.branch)
    progress.print(describeWhen(repository, options))
    await watchAndPublish(publisherOptions, stop.signal, repository)
  }, [CodeChangedError, ConfigError, StoreError])
}

function describeWhen(
  repository: Repository | undefined,
  { content, everySave }: { content: string; everySave?: true | undefined },
): string {
  if (everySave) return told(say`Every saved change is published`)
  if (!repository) return told(say`Git has nothing of ${content}: every saved change is published`)
  const { branch } = repository
  return told(
    branch === undefined
      ? say`What is committed is published, and what is saved waits; --every-save publishes that too`
      : say`What is committed on ${branch} is published, and what is saved waits; --every-save publishes that too`,
  )
}
