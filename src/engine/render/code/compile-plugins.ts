import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { chunkImports } from './chunk-imports.ts'
import { routerConfig } from './router-config.ts'
import { uiIcons } from './ui-icons.ts'

/**
 * The plugins that compile the sources, for browsers, prerendering and tests. They are not in `vite.config.ts`, because a
 * change of any file that the configuration of the tests imports would rerun all tests, and that file imports the server.
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
