import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type Browser } from '@playwright/test'
import { ensureEngine } from '../e2e/support/find-engine.ts'

/** A served site and a browser, until the block ends that declares them with `await using`, also by an error. */
export interface OpenSite extends AsyncDisposable {
  origin: string
  browser: Browser
}

/** Serves a built site, and opens a browser for it. */
export async function openSite(directory = 'dist'): Promise<OpenSite> {
  const port = process.env['PORT'] ?? '4174'
  const server = spawn(process.execPath, ['src/engine/serve/node.ts', '--dir', directory], {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await Promise.race([once(server.stdout, 'data'), failAtEnd(server)])
    const browser = await chromium.launch({
      executablePath: ensureEngine('chromium'),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    const close = async () => {
      await browser.close()
      server.kill()
    }
    return { origin: `http://127.0.0.1:${port}`, browser, [Symbol.asyncDispose]: close }
  } catch (error) {
    server.kill()
    throw error
  }
}

/** Without it, a program whose port is taken would wait for a server that has ended. */
async function failAtEnd(server: ChildProcess): Promise<never> {
  const [status] = await once(server, 'exit')
  throw new Error(`The server ended with status ${status} before it served`)
}
