import type { Config } from '@tanstack/router-plugin/vite'

/** The options of the route tree, for Vite's plugin and for the generator. */
export const routerConfig = {
  target: 'react',
  routesDirectory: './routes',
  generatedRouteTree: './src/app/route-tree.gen.ts',
  autoCodeSplitting: true,
  quoteStyle: 'single',
  semicolons: false,
} as const satisfies Partial<Config>
