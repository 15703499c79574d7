import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentOption, resolveContent } from '#compiler/program/content-option.ts'
import { createProgram, ProgramError, runProgram } from '#compiler/program/create-program.ts'
import { parseCount } from '#compiler/program/parse-count.ts'
import { ContentError } from '#compiler/source/diagnostics.ts'
import { ConfigError, parseSiteConfig, toBuildSettings } from '#model/config/site-config.ts'
import { buildSite } from './build-site.ts'
import { CatalogueError } from './code/catalogues.ts'
import { isUpToDate } from './is-up-to-date.ts'
import { BuildLockError } from './releases/build-lock.ts'
import { retainedBuildCount } from './releases/retain-earlier-builds.ts'

const command = 'npm run build --'
const options = createProgram(command, 'Builds the site. Where anything is wrong, the old output stays.')
  .addOption(contentOption)
  .option('--out <dir>', 'folder of the output', 'dist')
  .option('--keep <count>', 'how many builds stay reachable for pages that are open', parseCount, retainedBuildCount)
  .option('--if-stale', 'builds only where the output is older than its sources')
  .option('--pseudo', 'marks the texts of the English interface, to find those that are not translated')
  .parse()
  .opts()

async function main(): Promise<void> {
  const contentDirectory = resolveContent(options.content, command)
  const outDirectory = resolve(options.out)
  const config = parseSiteConfig(process.env)
  if (existsSync(outDirectory) && !existsSync(join(outDirectory, 'site.json'))) {
    throw new ProgramError(`${options.out} is not an output of this build; choose another folder: ${command} --out DIR`)
  }
  if (
    options.ifStale &&
    (await isUpToDate({ outDirectory, contentDirectory }, toBuildSettings(config), config.clock()))
  ) {
    console.info(`${options.out} is up to date`)
    return
  }
  const start = performance.now()
  console.info(`Building ${options.content} into ${options.out}`)
  const { build } = await buildSite({
    contentDirectory,
    outDirectory,
    config,
    keep: options.keep,
    pseudo: options.pseudo ? 'en' : undefined,
    report: (line) => console.info(line),
  })
  console.info(`Built ${build} in ${Math.round(performance.now() - start)} ms`)
}

await runProgram(main, [BuildLockError, ContentError, CatalogueError, ConfigError])
