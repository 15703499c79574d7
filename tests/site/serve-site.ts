import { fileURLToPath } from 'node:url'
import { siteEnvironment } from './site.ts'

/** For the configuration of Playwright: the server of a built site, started as in production. */
export function serveSite(directory: string, port: number) {
  return {
    command: `node src/engine/serve/node.ts --dir ${directory}`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...siteEnvironment, PORT: String(port), HOST: '127.0.0.1' },
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
  }
}
