import { defineConfig } from 'vite'
import { compilePlugins } from './src/build/compile-plugins.ts'
import { contentDev } from './src/build/dev/content-dev.ts'
import { createApp } from './src/server/app.ts'

export default defineConfig({
  plugins: [compilePlugins(), contentDev(createApp)],
})
