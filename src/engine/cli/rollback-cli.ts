import { resolve } from 'node:path'
import { ConfigError } from '#engine/model/config/parse-settings.ts'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { parseCount } from '#engine/program/parse-count.ts'
import { BuildLockError } from '#engine/store/releases/build-lock.ts'
import { rollBack, RollbackError, showLatest } from '#engine/store/releases/roll-back.ts'
import { StoreError } from '#engine/store/store-error.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

const { out, to, forward, despiteTakeDown } = createProgram(
  'npm run rollback --',
  'Shows the release before the present one again, until "npm run publish" or --forward. A running server follows at once. Builds are made meanwhile, and not shown.',
)
  .option('--out <dir>', 'folder of the output', 'dist')
  .option('--to <number>', 'shows that release; "npm run releases" lists them', parseCount)
  .option('--forward', 'shows the latest release again, and each later one')
  .option('--despite-take-down', 'also a release whose lists name what was taken down since')
  .parse()
  .opts()

await runProgram(async () => {
  if (forward && to !== undefined) throw new ProgramError(say`Give --to or --forward, not both: nothing was changed`)
  const target = resolve(out)
  if (forward) {
    const { from, to: shown } = await showLatest(target)
    const message =
      from === shown
        ? say`${out} shows release ${String(shown)}; later releases replace it.`
        : say`${out} shows release ${String(shown)}, instead of ${String(from)}; later releases replace it.`
    console.info(told(message))
    return
  }
  const now = parseSiteConfig(process.env).clock()
  const { from, to: shown } = await rollBack(target, { to, now, isNamingAllowed: despiteTakeDown === true })
  console.info(
    told(say`${out} shows release ${String(shown)}, instead of ${String(from)}. A running server shows it too.`),
  )
  console.info(
    told(say`It stays until "npm run publish" or "npm run rollback -- --forward"; builds are made, and not shown.`),
  )
}, [BuildLockError, ConfigError, RollbackError, StoreError])
