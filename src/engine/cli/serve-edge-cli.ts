import { ConfigError } from '#engine/model/config/parse-settings.ts'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { exportEdge } from '#engine/serve/edge/export/export-edge.ts'
import { readWorkerConfig } from '#engine/serve/edge/export/read-worker-config.ts'
import { startWorkerd } from '#engine/serve/edge/export/start-workerd.ts'
import { ExportError } from '#engine/serve/export/export-site.ts'
import { StoreError } from '#engine/store/store-error.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

const { dir, out } = createProgram(
  'npm run site -- serve edge',
  'Exports the published site as a Worker, and serves it on workerd, the runtime of Cloudflare’s Workers.',
)
  .option('--dir <dir>', 'folder of the built site', 'dist')
  .option('--out <dir>', 'folder of the Worker; an earlier export in it is replaced', 'dist-edge')
  .parse()
  .opts()

/** The largest plan: a limit is of interest at a deployment only. */
const fileLimit = 100_000

await runProgram(async () => {
  const port = Number(process.env['PORT'] ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ProgramError(say`PORT=${process.env['PORT']} is not a port; use a number from 0 to 65535`)
  }
  const host = process.env['HOST'] ?? 'localhost'
  const settings = readSettings()
  parseSiteConfig({ ...readWorkerConfig().vars, ...settings })
  const { release } = await exportEdge({ from: dir, to: out, fileLimit, hasEarlierBuilds: true })
  const worker = await startWorkerd({ folder: out, settings, host, port })
  console.info(told(say`Serving release ${String(release)} of ${dir} on workerd, on ${worker.url.origin}`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void worker.close())
}, [ConfigError, ExportError, StoreError])

/** The settings of the environment: they count before those of wrangler.jsonc. */
function readSettings(): Record<string, string> {
  const own = Object.entries(process.env).filter(([name]) => /^(?:SITE_\w+|SOURCE_DATE_EPOCH)$/.test(name))
  return Object.fromEntries(own.map(([name, value = '']) => [name, value]))
}
