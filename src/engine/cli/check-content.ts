import { resolve } from 'node:path'
import { checkRelease } from '#engine/content/checks/check-release.ts'
import type { CheckedSite } from '#engine/content/examine-tree.ts'
import { conversionCheck } from '#engine/content/git/conversion-check.ts'
import { readKnownDisclosures } from '#engine/content/git/read-known-disclosures.ts'
import { settingsChecks } from '#engine/content/links/settings-checks.ts'
import { openContent, type ContentReader } from '#engine/content/open-content.ts'
import { runOnChanges } from '#engine/content/run-on-changes.ts'
import { securityTxtCheck } from '#engine/content/security-txt/security-txt-check.ts'
import { ContentError, formatDiagnostics } from '#engine/content/source/diagnostics.ts'
import { fixTexts } from '#engine/content/wording-checks/fix-texts.ts'
import { ConfigError } from '#engine/model/config/parse-settings.ts'
import { parseSiteConfig, toBuildSettings } from '#engine/model/config/site-config.ts'
import { contentOption, resolveContent } from '#engine/program/content-option.ts'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

const command = 'npm run site -- content check'
function parseOptions() {
  return createProgram(command, 'Checks all content without building it. Warnings fail nothing.')
    .addOption(contentOption)
    .option('--out <dir>', 'folder of the output, whose releases say what was disclosed', 'dist')
    .option('--release', 'refuses samples too')
    .option('--watch', 'checks again whenever a file is saved')
    .option(
      '--fix',
      'first writes what needs no editor: dates, figures, spellings, terms, marks, lists and tables, and letters that only look right',
    )
    .parse()
    .opts()
}

type Options = ReturnType<typeof parseOptions>

/** More than a text has ever needed. */
const fixRounds = 5

const expected = [ContentError, ConfigError]

/** The program that checks the content of a site: `npm run site -- content check`. */
export async function checkContent(site: CheckedSite): Promise<void> {
  const options = parseOptions()
  await runProgram(() => run(site, options), expected)
}

async function run(site: CheckedSite, options: Options): Promise<void> {
  const directory = resolveContent(options.content)
  const reader = openContent(site, directory)
  if (!options.watch) return check(site, reader, options).finally(() => reader.close())
  // Editors' programs read the lines between these two, which are the same in all languages, whenever a file is saved.
  return runOnChanges(directory, async () => {
    console.info(`Checking ${options.content}`)
    await runProgram(() => check(site, reader, options), expected)
    console.info('Waiting for changes')
  })
}

async function check(site: CheckedSite, reader: ContentReader, options: Options): Promise<void> {
  const directory = resolveContent(options.content)
  const start = performance.now()
  const config = parseSiteConfig(process.env)
  const checks = [
    ...settingsChecks('public', toBuildSettings(config)),
    conversionCheck(directory),
    securityTxtCheck('public', { origin: config.origin, isRelease: options.release ?? false }),
    ...(options.release ? [checkRelease] : []),
  ]
  const places = { outDirectory: resolve(options.out), contentDirectory: directory }
  const read = () => reader.read({ now: config.clock(), checks, disclosed: readKnownDisclosures(site, places) })
  let found = await read()
  // What a fix brings to light may need another.
  for (let left = options.fix ? fixRounds : 0; left > 0; left--) {
    const fixed = await fixTexts([...found.wording, ...found.diagnostics.list])
    if (fixed === 0) break
    console.info(told(say`${fixed} written in the form that is asked for`))
    found = await read()
  }
  const { content, diagnostics } = found
  // Before a release every sample is to be seen; else the first errors are enough to begin with.
  if (diagnostics.errors.length > 0)
    throw new ContentError(diagnostics.list, options.release ? { limit: Infinity } : {})
  if (diagnostics.list.length > 0) console.info(formatDiagnostics(diagnostics.list))
  const entries = Object.values(content.entries).reduce((sum, list) => sum + list.length, 0)
  const took = Math.round(performance.now() - start)
  console.info(told(say`${content.pages.size} pages and ${entries} entries are without fault (${took} ms)`))
}
