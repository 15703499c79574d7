import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { createApp } from '#engine/serve/app.ts'
import { openStore } from '#engine/store/open-store.ts'
import { siteEnvironment } from '../../site/site.ts'
import type { Environment, Target } from './target.ts'

/** The handler itself, without a network. Its requests have the host of the URL, as a server gives it. */
export async function createHandlerTarget(output: string, environment: Environment = {}): Promise<Target> {
  const store = openStore(output)
  const app = createApp(store, parseSiteConfig({ ...siteEnvironment, ...environment }))
  return {
    name: 'handler',
    fetch: async (path, init) => app.fetch(new Request(path.startsWith('/') ? `http://localhost${path}` : path, init)),
    close: async () => store.close(),
  }
}
