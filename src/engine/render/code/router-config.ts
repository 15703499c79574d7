import type { Config } from '@tanstack/router-plugin/vite'
import { routeMap } from './route-map.ts'

const routesDirectory = './routes'

/** The addresses of the site, for the types of links and for the URL map. */
export const routeMapFile = 'src/site/map/routes.gen.ts'

/** The options of the route tree, for Vite's plugin and for the generator. */
export const routerConfig = {
  target: 'react',
  routesDirectory,
  generatedRouteTree: './src/app/route-tree.gen.ts',
  autoCodeSplitting: true,
  quoteStyle: 'single',
  semicolons: false,
  plugins: [routeMap(routesDirectory, routeMapFile)],
} as const satisfies Partial<Config>
