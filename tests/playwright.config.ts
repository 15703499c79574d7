import { defineConfig } from '@playwright/test'
import { ownOutput } from './content/own-site.ts'
import { isFullRun } from './e2e/support/full-run.ts'
import { launchOptions } from './e2e/support/launch-options.ts'
import { startInEnglish } from './in-english.ts'
import { serveSite } from './site/serve-site.ts'
import { siteOutput } from './site/site.ts'

startInEnglish()

const port = Number(process.env['E2E_PORT'] ?? 4173)

export default defineConfig({
  testMatch: '*.e2e.ts',
  outputDir: '../test-results/browser',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // A test that fails once has found an error.
  retries: 0,
  timeout: 120_000,
  // Code that is loaded on demand may take long on a busy machine.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  // Only the full run tests all combinations.
  ...(!isFullRun && { grepInvert: /@full/ }),
  projects: [
    { name: 'site', testDir: './e2e', use: { baseURL: `http://127.0.0.1:${port}` } },
    // It starts the program itself.
    { name: 'desk', testDir: './desk' },
    // It makes a project of its own, and serves it.
    { name: 'firms', testDir: './firms' },
    { name: 'content', testDir: './content', use: { baseURL: `http://127.0.0.1:${port + 1}` } },
  ],
  webServer: [serveSite(siteOutput, port), serveSite(ownOutput, port + 1)],
  use: {
    locale: 'vi-VN',
    launchOptions,
  },
})
