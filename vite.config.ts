import { defineConfig } from 'vite'
import { compilePlugins } from './src/publish/code/compile-plugins.ts'
import { contentDev } from './src/publish/dev/content-dev.ts'
import { createApp } from './src/server/app.ts'

export default defineConfig({
  plugins: [compilePlugins(), contentDev(createApp)],
})
