import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentDev } from './src/build/dev/content-dev.ts'
import { uiIcons } from './src/build/icons/ui-icons.ts'
import { chunkImports } from './src/build/chunk-imports.ts'
import { routerConfig } from './src/build/router-config.ts'
import { createApp } from './src/server/app.ts'

export default defineConfig({
  plugins: [
    tanstackRouter(routerConfig),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
    uiIcons(),
    chunkImports(),
    contentDev(createApp),
  ],
})
