import { resolve } from 'node:path'
import { Option } from '@commander-js/extra-typings'
import { toCodePath } from '#engine/content/disk/code-root.ts'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import type { Progress } from '#engine/outputs/progress.ts'
import { cacheFolder } from '#engine/program/cache-folder.ts'
import { contentOption, resolveContent } from '#engine/program/content-option.ts'
import { createProgram } from '#engine/program/create-program.ts'
import { parseCount } from '#engine/program/parse-count.ts'
import type { PublisherOptions } from '#engine/publish/publisher-options.ts'
import { keptBuildCount } from '#engine/store/publish-release.ts'

/** When what a publish does not wait for is done. */
export const finishOption = new Option(
  '--finish <when>',
  'social images and the best compression: now, in another process, or never',
)
  .choices(['now', 'background', 'never'])
  .default('background')

/** A program that publishes the site, with the options of all of them. @param name how it is started: `npm run build --` */
export function createPublishProgram(name: string, description: string) {
  return createProgram(name, description)
    .addOption(contentOption)
    .option('--out <dir>', 'folder of the output', 'dist')
    .option('--keep <count>', 'how many builds stay reachable for pages that are open', parseCount, keptBuildCount)
}

type Chosen = ReturnType<ReturnType<typeof createPublishProgram>['opts']>

/**
 * The options of a publisher besides the site, from these, the environment and the folders of the project.
 * @throws {ProgramError} where there is no such content. @throws {ConfigError} where a setting is wrong
 */
export function parsePublisherOptions(
  { content, out, keep }: Chosen,
  progress: Progress,
): Omit<PublisherOptions, 'site'> {
  return {
    contentDirectory: resolveContent(content),
    outDirectory: resolve(out),
    cacheDirectory: cacheFolder,
    publicDirectory: toCodePath('public'),
    config: parseSiteConfig(process.env),
    keep,
    progress,
    keepsPublished: true,
  }
}
