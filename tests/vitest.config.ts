import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from '../vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    root: new URL('..', import.meta.url).pathname,
    test: {
      projects: [
        // What needs no built site.
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['src/**/*.test.ts', 'tests/{architecture,lint,build,corpus}/*.test.ts'],
            // It remembers icons and sources: a test that resets modules shall reset it too.
            server: { deps: { inline: ['@iconify/react'] } },
          },
        },
        // What is asked of the output in dist/.
        { extends: true, test: { name: 'site', include: ['tests/server/*.test.ts'] } },
      ],
      // Half of all cores are left unused where nothing is said, and there may be two.
      maxWorkers: availableParallelism(),
      testTimeout: 180_000,
      hookTimeout: 120_000,
    },
  }),
)
