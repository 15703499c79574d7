import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { compilePlugins } from '../src/publish/code/compile-plugins.ts'

export default defineConfig({
  plugins: [compilePlugins()],
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: [
      // What needs no built site.
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/{architecture,lint,corpus}/*.test.ts'],
          // Most of the time went into reading the same modules for each file; none leaves anything behind in them.
          isolate: false,
          // It remembers icons and sources: a test that resets modules shall reset it too.
          server: { deps: { inline: ['@iconify/react'] } },
        },
      },
      // What is asked of built sites (check.ts builds them): by the server, and as folders.
      {
        extends: true,
        test: { name: 'site', include: ['tests/{server,build}/*.test.ts'], isolate: false },
      },
    ],
    // Half of all cores are left unused where nothing is said, and there may be two.
    maxWorkers: availableParallelism(),
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})
