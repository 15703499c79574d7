import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { siteEnvironment } from '../../site/site.ts'
import { findFreePort } from './find-free-port.ts'
import { createRawClient } from './raw-client.ts'
import type { Environment, Target } from './target.ts'

/** The server on Node, as started in production. */
export async function createNodeTarget(output: string, environment: Environment = {}): Promise<Target> {
  const server = await startNodeServer(output, environment)
  const client = createRawClient(server.port)
  return {
    name: 'node',
    fetch: client.fetch,
    close: async () => {
      client.close()
      await server.close()
    },
  }
}

/** Starts the server on a port of its own, and waits until it says that it serves. */
export async function startNodeServer(output: string, environment: Environment = {}) {
  const port = await findFreePort()
  const server = spawn(process.execPath, ['src/engine/serve/node.ts', '--dir', output], {
    env: { ...process.env, ...siteEnvironment, ...environment, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A server that cannot start prints the reason and exits.
  const ended = new AbortController()
  server.once('exit', (status) => ended.abort(new Error(`the server ended with ${status} before it answered`)))
  await once(server.stdout, 'data', { signal: ended.signal })
  server.stdout.resume()
  return {
    port,
    close: async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}
