import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type Browser } from '@playwright/test'
import { ensureChromium } from '../e2e/support/find-chromium.ts'

export interface OpenSite {
  origin: string
  browser: Browser
  close: () => Promise<void>
}

/** Serves the site built from `content/`, and opens a browser for it. */
export async function openSite(): Promise<OpenSite> {
  const port = process.env['PORT'] ?? '4174'
  const server = spawn(process.execPath, ['src/server/node.ts'], {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const close = async () => {
    await browser.close()
    server.kill()
  }
  return { origin: `http://127.0.0.1:${port}`, browser, close }
}
