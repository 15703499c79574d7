import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportEdge } from '#engine/serve/edge/export/export-edge.ts'
import { startWorkerd } from '#engine/serve/edge/export/start-workerd.ts'
import { siteEnvironment } from '../../site/site.ts'
import { createRawClient } from './raw-client.ts'
import type { Environment, Target } from './target.ts'

/** The Worker on the runtime of Cloudflare, with an export of its own. */
export async function createWorkerdTarget(output: string, environment: Environment = {}): Promise<Target> {
  const directory = await mkdtemp(join(tmpdir(), 'edge-'))
  const folder = join(directory, 'worker')
  await exportEdge({ from: output, to: folder, fileLimit: 20_000, hasEarlierBuilds: true })
  const settings = { ...siteEnvironment, ...environment }
  const worker = await startWorkerd({ folder, settings, host: '127.0.0.1', port: 0 })
  const port = Number(worker.url.port)
  const client = createRawClient(port)
  return {
    name: 'workerd',
    fetch: async (path, init) => {
      if (!path.startsWith('/')) throw new Error(`${path}: workerd’s own socket takes paths alone`)
      if (['GET', 'HEAD', 'OPTIONS', undefined].includes(init?.method)) return client.fetch(path, init)
      // Miniflare's router closes the connection after a request that may have a body, and does not say so.
      const single = createRawClient(port)
      try {
        return await single.fetch(path, init)
      } finally {
        single.close()
      }
    },
    close: async () => {
      client.close()
      await worker.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
