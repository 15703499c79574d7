import { defineConfig } from '@playwright/test'
import { findChromium } from './e2e/find-chromium.ts'

const port = Number(process.env['E2E_PORT'] ?? 4173)
const executablePath = findChromium()

export default defineConfig({
  testDir: './e2e',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A test that fails once has found something.
  retries: 0,
  timeout: 120_000,
  // A busy machine takes its time over code that is loaded when it is first needed.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  webServer: {
    command: 'node src/server/node.ts',
    cwd: '..',
    env: { PORT: String(port), HOST: '127.0.0.1' },
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'vi-VN',
    launchOptions: {
      // Without a UTF-8 locale Chromium saves no file under a Vietnamese name, whatever the server says.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
