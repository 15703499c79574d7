import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { chunkImports } from './chunk-imports.ts'
import { uiIcons } from './ui-icons.ts'
import { routerConfig } from './router-config.ts'

/**
 * What makes a program of the sources, for browsers, for prerendering and for tests. Apart from the configuration of Vite,
 * which serves the site too: what a test's configuration imports counts as changed for all tests.
 */
export const compilePlugins = () => [
  tanstackRouter(routerConfig),
  react(),
  lingui(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  tailwindcss(),
  uiIcons(),
  chunkImports(),
]
