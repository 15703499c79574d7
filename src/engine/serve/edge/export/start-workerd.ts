import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { workerFile } from './build-worker.ts'
import { assetsFolder } from './export-edge.ts'
import { readWorkerConfig } from './read-worker-config.ts'

interface WorkerdOptions {
  /** The folder of an export. */
  folder: string
  /** Settings of site-config.ts; they count before the variables of wrangler.jsonc. */
  settings: Readonly<Record<string, string>>
  host: string
  /** 0 for any that is free. */
  port: number
}

export interface RunningWorker {
  url: URL
  close: () => Promise<void>
}

/**
 * Runs an export on workerd, the runtime of Cloudflare's Workers, without an account and without a network. The Worker is behind
 * Cloudflare's own router and storage of assets, and answers on a socket of its own: that of Miniflare would compress again.
 * @throws {ProgramError} if the port is in use
 */
export async function startWorkerd({ folder, settings, host, port }: WorkerdOptions): Promise<RunningWorker> {
  const { name, assets, vars, ...config } = readWorkerConfig()
  const miniflare = new Miniflare({
    name,
    modules: [{ type: 'ESModule', path: workerFile, contents: await readFile(join(folder, workerFile)) }],
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    bindings: { ...vars, ...settings },
    assets: {
      workerName: name,
      directory: join(folder, assetsFolder),
      binding: assets.binding,
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: assets.run_worker_first },
      assetConfig: { html_handling: assets.html_handling, not_found_handling: assets.not_found_handling },
    },
    unsafeDirectSockets: [{ host, port }],
    // Where the client would be: asked of Cloudflare otherwise.
    cf: false,
  })
  try {
    return { url: await miniflare.unsafeGetDirectURL(), close: () => miniflare.dispose() }
  } catch (error) {
    // It fails again, for the same reason, but ends the process.
    await miniflare.dispose().catch(() => undefined)
    throw isPortInUse(error) ? explainPort(port) : error
  }
}

function isPortInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_ADDRESS_IN_USE'
}

function explainPort(port: number): ProgramError {
  return new ProgramError(
    say`Port ${String(port)} is in use. Stop the program that uses it, or choose another port: PORT=${String(port + 1)} npm run site -- serve edge`,
  )
}
