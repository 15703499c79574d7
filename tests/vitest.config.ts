import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { compilePlugins } from '../src/engine/render/code/compile-plugins.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  plugins: [compilePlugins()],
  root,
  test: {
    projects: [
      // Tests without a built site.
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'tests/{architecture,languages,lint,corpus,dependencies,fuzz,bench,engines,incremental,print,readers,search}/**/*.test.ts',
          ],
          // Loading the same modules for each file takes most of the time, and no test changes their state.
          isolate: false,
          // It keeps icons and sources in module state, which must be reset with the other modules.
          server: { deps: { inline: ['@iconify/react'] } },
        },
      },
      // Tests of built sites (built by check.ts): through the server, and as files.
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/{baseline,server,build,contract,security}/*.test.ts', 'tests/server/node/*.test.ts'],
          isolate: false,
        },
      },
    ],
    // Programs that tests start speak the language of the system, and tests read English. Half of their time is compilation.
    env: { LC_ALL: 'en_US.UTF-8', NODE_COMPILE_CACHE: fileURLToPath(new URL('../.cache/node', import.meta.url)) },
    // By default half of the cores are unused.
    maxWorkers: availableParallelism(),
    ...(root.includes('%') && { execArgv: ['--import', new URL('import-paths.js', import.meta.url).href] }),
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})
