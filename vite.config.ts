import { defineConfig } from 'vite'
import { toSiteDuties } from './src/desk/duties/to-site-duties.ts'
import { contentDev } from './src/engine/publish/dev/content-dev.ts'
import { codeChunks } from './src/engine/render/code/code-chunks.ts'
import { compilePlugins } from './src/engine/render/code/compile-plugins.ts'
import { createApp } from './src/engine/serve/app.ts'
import { site } from './src/site/site.ts'

export default defineConfig({
  plugins: [
    compilePlugins(),
    codeChunks(site.scripts),
    contentDev(site, { createApp, script: '/src/desk/preview/preview.tsx', toDuties: toSiteDuties }),
  ],
})
