import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { parseSiteConfig } from '#model/config/site-config.ts'
import { createApp } from '#server/app.ts'
import { openStore } from '#store/open-store.ts'
import { siteEnvironment, siteOutput } from '../site/site.ts'

/** A server of the site. The contract tests run against each one. */
export interface Target {
  name: string
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  close: () => Promise<void>
}

/** The hashes of the styles in the documents of the site. */
export const { styleHashes } = openStore(siteOutput).current()

/** The handler itself, without a network. */
export async function createHandlerTarget(
  environment: Readonly<Record<string, string>> = {},
  output = siteOutput,
): Promise<Target> {
  const app = createApp(openStore(output), parseSiteConfig({ ...siteEnvironment, ...environment }))
  return {
    name: 'handler',
    fetch: async (path, init) => app.fetch(new Request(`http://localhost${path}`, init)),
    close: async () => undefined,
  }
}

/** The server as started in production, on a port of its own. */
export async function createNodeTarget(output = siteOutput): Promise<Target> {
  const port = await findFreePort()
  const server = spawn(process.execPath, ['src/server/node.ts', '--dir', output], {
    env: { ...process.env, ...siteEnvironment, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A server that cannot start prints the reason and exits.
  const ended = new AbortController()
  server.once('exit', (status) => ended.abort(new Error(`the server ended with ${status} before it answered`)))
  await once(server.stdout, 'data', { signal: ended.signal })
  return {
    name: 'node',
    fetch: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init }),
    close: async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

/** A port that is free at the moment. Each target needs its own, because test files run in parallel. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port was given')
  return address.port
}
