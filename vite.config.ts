import { defineConfig } from 'vite'
import { contentDev } from './src/engine/publish/dev/content-dev.ts'
import { compilePlugins } from './src/engine/render/code/compile-plugins.ts'
import { createApp } from './src/engine/serve/app.ts'

export default defineConfig({
  plugins: [compilePlugins(), contentDev(createApp)],
})
