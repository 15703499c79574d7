import { defineConfig } from '@playwright/test'
import { engineNames } from '../e2e/support/find-engine.ts'
import { serveSite } from '../site/serve-site.ts'
import { siteOutput } from '../site/site.ts'
import { tied } from './drivers/start-tied.ts'
import { isSupported, oldChromiumNames, oldestTested, type TestedEngine } from './old-chromium.ts'

const port = Number(process.env['E2E_PORT'] ?? 4175)

const unsupported = 'unsupported.e2e.ts'

export default defineConfig<object, { engineName: TestedEngine }>({
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  // A test that fails once has found an error.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./summary-reporter.ts']],
  use: { baseURL: `http://127.0.0.1:${port}` },
  projects: [
    ...engineNames.map((name) => ({ name, testIgnore: unsupported, use: { engineName: name } })),
    ...oldChromiumNames.map((name) => ({
      name,
      // The oldest supported one takes all scenarios, those between ten steps.
      ...(name === oldestTested
        ? { testIgnore: unsupported }
        : { testMatch: isSupported(name) ? 'smoke.e2e.ts' : unsupported }),
      use: { engineName: name },
    })),
  ],
  webServer: {
    ...serveSite(siteOutput, port),
    // In place of the shell, so that it ends together with the tests.
    command: `exec env PROGRAM=${process.execPath} ${tied} src/engine/serve/node.ts --dir ${siteOutput}`,
  },
})
