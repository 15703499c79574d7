import { toHeaderSettings, toSecurityHeaders } from '#engine/serve/security-headers.ts'
import { openStore } from '#engine/store/open-store.ts'
import { createHandlerTarget as createForOutput } from '../contract/targets/handler-target.ts'
import { startNodeServer } from '../contract/targets/node-target.ts'
import type { Target } from '../contract/targets/target.ts'
import { siteOutput } from '../site/site.ts'

// Targets for tests that read what browsers do: `fetch` decompresses. The contract suite sends and reads bytes.

const { styleHashes, settings: released } = openStore(siteOutput).current()
/** Its settings, as security headers state them. */
export const headerSettings = toHeaderSettings(released)

/** The security headers of an answer over plain HTTP: only pages have styles in the document. */
export function toWantedHeaders({ headers }: Response): Readonly<Record<string, string>> {
  const isPage = headers.get('Content-Type')?.startsWith('text/html') === true
  return toSecurityHeaders({ isSecure: false, ...headerSettings, styleHashes: isPage ? styleHashes : [] })
}

/** The handler itself, without a network. */
export function createHandlerTarget(
  environment: Readonly<Record<string, string>> = {},
  output = siteOutput,
): Promise<Target> {
  return createForOutput(output, environment)
}

/** The server as started in production. */
export async function createNodeTarget(output = siteOutput): Promise<Target> {
  const { port, close } = await startNodeServer(output)
  return {
    name: 'node',
    fetch: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init }),
    close,
  }
}
