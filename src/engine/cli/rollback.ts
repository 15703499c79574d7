import { resolve } from 'node:path'
import { noteShown, readRecords } from '#engine/content/archive/disclosure-log.ts'
import { listUnshown } from '#engine/content/archive/list-unshown.ts'
import { ConfigError } from '#engine/model/config/parse-settings.ts'
import { parseSiteConfig, type SiteConfig } from '#engine/model/config/site-config.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { parseCount } from '#engine/program/parse-count.ts'
import { describeLateRecord } from '#engine/publish/describe-late.ts'
import { describeUnshown } from '#engine/publish/describe-unshown.ts'
import type { RollbackNote } from '#engine/publish/rollback-note.ts'
import { BuildLockError } from '#engine/store/releases/build-lock.ts'
import { readLatestRelease } from '#engine/store/releases/read-latest-release.ts'
import { readTextOfReleases } from '#engine/store/releases/read-text-of-releases.ts'
import { rollBack, RollbackError, showLatest, type Switch } from '#engine/store/releases/roll-back.ts'
import { StoreError } from '#engine/store/store-error.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

function parseOptions() {
  return createProgram(
    'npm run rollback --',
    'Shows the release before the present one again, until "npm run publish" or --forward. A running server follows at once. Builds are made meanwhile, and not shown.',
  )
    .option('--out <dir>', 'folder of the output', 'dist')
    .option('--to <number>', 'shows that release; "npm run releases" lists them', parseCount)
    .option('--forward', 'shows the latest release again, and each later one')
    .option('--despite-take-down', 'also a release whose lists name what was taken down since')
    .parse()
    .opts()
}

type Options = ReturnType<typeof parseOptions>

/**
 * The program that shows an earlier release again: `npm run rollback`.
 * @param loadSite loads the definition of the site, which only the addresses of disclosures need
 */
export async function rollbackProgram(loadSite: () => Promise<ContentSite>, note: RollbackNote): Promise<void> {
  const options = parseOptions()
  await runProgram(() => run(options, loadSite, note), [BuildLockError, ConfigError, RollbackError, StoreError])
}

async function run(options: Options, loadSite: () => Promise<ContentSite>, note: RollbackNote): Promise<void> {
  const { out, to, forward, despiteTakeDown } = options
  if (forward && to !== undefined) throw new ProgramError(say`Give --to or --forward, not both: nothing was changed`)
  const target = resolve(out)
  const config = parseSiteConfig(process.env)
  if (forward) {
    const switched = await showLatest(target)
    const { from, to: shown } = switched
    const message =
      from === shown
        ? say`${out} shows release ${String(shown)}; later releases replace it.`
        : say`${out} shows release ${String(shown)}, instead of ${String(from)}; later releases replace it.`
    console.info(told(message))
    return tellOfDisclosures(switched, { target, config, loadSite })
  }
  const switched = await rollBack(target, { to, now: config.clock(), isNamingAllowed: despiteTakeDown === true })
  const { from, to: shown } = switched
  console.info(
    told(say`${out} shows release ${String(shown)}, instead of ${String(from)}. A running server shows it too.`),
  )
  if (to === undefined && from - shown > 1) {
    const [first, last] = [String(shown + 1), String(from - 1)]
    console.info(
      told(
        first === last
          ? say`Release ${first} between them is not kept any more: a take-down deletes what names an address that is gone.`
          : say`Releases ${first} to ${last} between them are not kept any more: a take-down deletes what names an address that is gone.`,
      ),
    )
  }
  console.info(
    told(say`It stays until "npm run publish" or "npm run rollback -- --forward"; builds are made, and not shown.`),
  )
  await tellOfDisclosures(switched, { target, config, loadSite })
  const latest = readLatestRelease(target)?.number ?? shown
  for (const line of note.describe(await readTextOfReleases(target, note.url, { shown, latest }))) console.error(line)
}

interface Telling {
  target: string
  config: SiteConfig
  loadSite: () => Promise<ContentSite>
}

/** Names the disclosures that the site does not show now, and those that can be read only now. */
async function tellOfDisclosures(
  { to, time, takenDown }: Switch,
  { target, config, loadSite }: Telling,
): Promise<void> {
  const shown = noteShown(target, { release: to, now: config.clock() })
  for (const record of shown) for (const line of describeLateRecord(record)) console.error(line)
  const unshown = listUnshown(readRecords(target), { number: to, time })
  if (unshown.length === 0) return
  const site = await loadSite()
  for (const line of describeUnshown(site, unshown, { takenDown, origin: config.origin })) console.error(line)
}
