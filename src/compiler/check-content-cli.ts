import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, parseSiteConfig, toBuildSettings } from '#model/site-config.ts'
import { checkRelease } from './checks/check-release.ts'
import { ContentError, formatDiagnostics } from './source/diagnostics.ts'
import { examineContent } from './read-content.ts'
import { isUsageError } from '#publish/is-usage-error.ts'
import { runOnChanges } from './run-on-changes.ts'
import { settingsChecks } from './links/settings-checks.ts'

const usage = 'npm run check:content -- [--content DIR] [--release] [--watch]'

/** All checks of the content, without a build. Exit status 1 where one fails; warnings are printed and fail nothing. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      content: { type: 'string', default: 'content' },
      release: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
    },
  })
  const directory = resolve(values.content)
  if (!existsSync(directory)) {
    console.error(`There is no folder ${values.content}. Name the content's folder: ${usage}`)
    process.exitCode = 1
    return
  }
  if (!values.watch) return checkOnce(directory, values.release)
  // Editors' programs read the lines between these two, whenever a file is saved.
  return runOnChanges(directory, async () => {
    console.info(`Checking ${values.content}`)
    await checkOnce(directory, values.release).catch(fail)
    console.info('Waiting for changes')
  })
}

async function checkOnce(directory: string, isRelease: boolean): Promise<void> {
  const start = performance.now()
  const config = parseSiteConfig(process.env)
  const checks = [...settingsChecks('public', toBuildSettings(config)), ...(isRelease ? [checkRelease] : [])]
  const { content, diagnostics } = await examineContent(directory, { now: config.clock(), checks })
  // Before a release every sample is to be seen; else the first errors are enough to begin with.
  if (diagnostics.errors.length > 0) throw new ContentError(diagnostics.list, isRelease ? Infinity : undefined)
  if (diagnostics.list.length > 0) console.info(formatDiagnostics(diagnostics.list))
  const entries = Object.values(content.entries).reduce((sum, list) => sum + list.length, 0)
  const took = Math.round(performance.now() - start)
  console.info(`${content.pages.size} pages and ${entries} entries are without fault (${took} ms)`)
}

function fail(error: unknown): void {
  if (isUsageError(error)) console.error(`${error.message}\n${usage}`)
  else console.error(error instanceof ContentError || error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}

main().catch(fail)
