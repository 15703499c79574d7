import type { Config } from '@tanstack/router-plugin/vite'

/** Where the file routes are and where their tree is written; the plugin and the generator read the same. */
export const routerConfig = {
  target: 'react',
  routesDirectory: './routes',
  generatedRouteTree: './src/app/route-tree.gen.ts',
  autoCodeSplitting: true,
  quoteStyle: 'single',
  semicolons: false,
} as const satisfies Partial<Config>
