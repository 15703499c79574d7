import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, parseSiteConfig, toBuildSettings } from '#model/config/site-config.ts'
import { BuildLockError } from './releases/build-lock.ts'
import { buildsKept } from './releases/kept-builds.ts'
import { buildSite } from './build-site.ts'
import { CatalogueError } from './code/catalogues.ts'
import { ContentError } from '#compiler/source/diagnostics.ts'
import { isUpToDate } from './is-up-to-date.ts'
import { isUsageError } from './is-usage-error.ts'

const usage = 'npm run build -- [--content DIR] [--out DIR] [--keep N] [--if-stale]'

/** The build as a command. Exit status 1, and the old output untouched, where anything is wrong. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      content: { type: 'string', default: 'content' },
      out: { type: 'string', default: 'dist' },
      keep: { type: 'string', default: String(buildsKept) },
      pseudo: { type: 'boolean', default: false },
      'if-stale': { type: 'boolean', default: false },
    },
  })
  const contentDirectory = resolve(values.content)
  const outDirectory = resolve(values.out)
  const config = parseSiteConfig(process.env)
  const keep = Number(values.keep)
  if (!Number.isInteger(keep) || keep < 1) {
    throw new ExpectedError(`--keep ${values.keep}: name how many builds stay reachable, from 1: ${usage}`)
  }
  if (!existsSync(contentDirectory)) {
    throw new ExpectedError(`There is no folder ${values.content}. Name the content's folder: ${usage}`)
  }
  if (existsSync(outDirectory) && !existsSync(join(outDirectory, 'site.json'))) {
    throw new ExpectedError(`${values.out} is not an output of this build; choose another folder: ${usage}`)
  }
  if (
    values['if-stale'] &&
    (await isUpToDate({ outDirectory, contentDirectory }, toBuildSettings(config), config.clock()))
  ) {
    console.info(`${values.out} is up to date`)
    return
  }
  const start = performance.now()
  console.info(`Building ${values.content} into ${values.out}`)
  const { build } = await buildSite({
    contentDirectory,
    outDirectory,
    config,
    keep,
    pseudo: values.pseudo ? 'en' : undefined,
    report: (line) => console.info(line),
  })
  console.info(`Built ${build} in ${Math.round(performance.now() - start)} ms`)
}

/** A failure that its message explains whole: no stack is printed. */
class ExpectedError extends Error {}

function isExpected(error: unknown): error is Error {
  return [ExpectedError, BuildLockError, ContentError, CatalogueError, ConfigError].some(
    (kind) => error instanceof kind,
  )
}

main().catch((error: unknown) => {
  if (isUsageError(error)) console.error(`${error.message}\n${usage}`)
  else console.error(isExpected(error) ? error.message : error)
  process.exitCode = 1
})
