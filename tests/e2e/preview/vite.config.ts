import { env } from 'node:process'
import { defineConfig } from 'vite'
import { toSiteDuties } from '../../../src/desk/duties/to-site-duties.ts'
import { contentDev } from '../../../src/engine/publish/dev/content-dev.ts'
import { compilePlugins } from '../../../src/engine/render/code/compile-plugins.ts'
import { createApp } from '../../../src/engine/serve/app.ts'
import { site } from '../../../src/site/site.ts'

const { PREVIEW_CONTENT: contentDirectory = 'tests/site/content', PREVIEW_CACHE: cacheDirectory = '.cache/preview' } =
  env

/** The server of development as `npm run dev` has it, with other content. */
export default defineConfig({
  cacheDir: `${cacheDirectory}/vite`,
  plugins: [
    compilePlugins(),
    contentDev(site, {
      createApp,
      script: '/src/desk/preview/preview.tsx',
      toDuties: toSiteDuties,
      contentDirectory,
      cacheDirectory,
      outDirectory: `${cacheDirectory}/dist`,
    }),
  ],
})
