/** What a layer may import. A layer is a folder of `src`, or a part of the folders of features. */
export interface Layer {
  /** Other layers it may import. */
  layers: readonly LayerName[]
  /** Layers of which it may import types alone. */
  types?: readonly LayerName[]
  /** Packages it may import; a name that ends in `/` stands for all below it, `*` for all but those of the browser. */
  packages: readonly string[]
  /** Single files that may import more, each with the reason. */
  exceptions?: Readonly<Record<string, Exception>>
  /** Whether files may contain JSX. */
  hasJsx?: true
}

interface Exception {
  layers?: readonly LayerName[]
  packages?: readonly string[]
  reason: string
}

const react = [
  'react',
  'react-dom',
  'react-dom/',
  '@lingui/react',
  '@lingui/react/macro',
  '@lingui/core',
  '@lingui/core/macro',
]
const router = '@tanstack/react-router'

export type LayerName =
  | 'lib'
  | 'model'
  | 'vocabulary'
  | 'collections'
  | 'feature-build'
  | 'features'
  | 'site'
  | 'site-build'
  | 'compiler'
  | 'publish'
  | 'editor'
  | 'samples'
  | 'data'
  | 'i18n'
  | 'ui'
  | 'shell'
  | 'app'
  | 'store'
  | 'server'
  | 'server-node'
  | 'routes'

/** Layers that are not a folder of `src` each; the first match counts. */
const layerPaths: readonly (readonly [RegExp, LayerName])[] = [
  [/^src\/features\/[^/]+\/build\//, 'feature-build'],
  // Sets of values that schemas and views share.
  [/^src\/features\/[^/]+\/(?:collections\/)?vocabulary\.ts$/, 'vocabulary'],
  // What editors may write, and the types of entries by collection.
  [/^src\/features\/(?:[^/]+\/)?(?:collection|[^/]+-schema)\.ts$/, 'collections'],
  [/^src\/features\/[^/]+\/collections\//, 'collections'],
  [/^src\/features\/[^/]+\.ts$/, 'collections'],
  [/^src\/features\/[^/]+\//, 'features'],
  [/^src\/site\/build\//, 'site-build'],
  [/^src\/server\/node\//, 'server-node'],
  [/^routes\//, 'routes'],
]

/** The layer of a file; undefined where its folder is none. */
export function toLayerName(path: string): LayerName | undefined {
  const special = layerPaths.find(([pattern]) => pattern.test(path))?.[1]
  const folder = /^src\/([^/]+)\//.exec(path)?.[1] ?? ''
  return special ?? (isLayerName(folder) ? folder : undefined)
}

function isLayerName(name: string): name is LayerName {
  return name in layers
}

export const layers: Readonly<Record<LayerName, Layer>> = {
  lib: { layers: [], packages: [] },
  model: { layers: ['lib'], packages: ['valibot', '@lingui/core', '@lingui/core/macro'] },
  vocabulary: { layers: [], packages: [] },
  collections: {
    layers: ['lib', 'model', 'vocabulary'],
    packages: ['valibot'],
    exceptions: {
      'src/features/fees/collection.ts': { layers: ['features'], reason: 'the calculator has the same table of units' },
      'src/features/financials/collection.ts': { layers: ['features'], reason: 'its fields are made from the metrics' },
    },
  },
  // Engines offer their helpers to it: checks and payloads are made of them.
  'feature-build': {
    layers: ['lib', 'model', 'vocabulary', 'collections', 'features', 'site', 'compiler', 'publish'],
    packages: ['*', 'node:'],
  },
  features: {
    layers: ['lib', 'model', 'vocabulary', 'i18n', 'ui'],
    types: ['collections'],
    packages: [...react, router],
    hasJsx: true,
  },
  site: { layers: ['lib', 'model', 'collections'], types: ['features'], packages: [] },
  'site-build': { layers: ['model', 'collections', 'features', 'feature-build', 'site', 'publish'], packages: [] },
  compiler: {
    layers: ['lib', 'model', 'collections', 'features', 'feature-build', 'site'],
    packages: ['*', 'node:'],
  },
  // The output on disk: the publisher writes it, servers read it.
  store: { layers: ['lib', 'model'], packages: ['node:'] },
  publish: {
    layers: ['lib', 'model', 'collections', 'features', 'feature-build', 'site', 'site-build', 'compiler', 'store'],
    // The app is a built file to it: its types say what that file exports.
    types: ['app'],
    packages: ['*', 'node:'],
    exceptions: {
      'src/publish/exports/nginx/response-maps.ts': {
        layers: ['server'],
        reason: 'nginx sends the same headers as the handler, so that their values stand in one place',
      },
    },
  },
  editor: {
    layers: ['lib', 'model', 'collections', 'feature-build', 'site', 'compiler', 'publish'],
    packages: ['*', 'node:'],
  },
  // Dates are printed as pages write them.
  samples: { layers: ['lib', 'model', 'collections', 'i18n', 'compiler', 'publish'], packages: ['*', 'node:'] },
  data: { layers: ['lib', 'model'], packages: ['@tanstack/react-query'] },
  i18n: { layers: ['lib', 'model'], packages: ['@lingui/core', '@lingui/core/macro', '@lingui/react', 'react'] },
  ui: {
    layers: ['lib'],
    packages: ['react', '@radix-ui/', '@iconify/react'],
    exceptions: {
      'src/ui/link.tsx': { packages: [router], reason: 'a link is the router’s, typed by its routes' },
      'src/ui/range-calendar.tsx': { packages: ['react-day-picker'], reason: 'the calendar wraps it' },
    },
    hasJsx: true,
  },
  shell: {
    layers: ['lib', 'model', 'data', 'i18n', 'ui'],
    packages: [...react, router],
    exceptions: { 'src/shell/failures/bots.ts': { packages: ['isbot'], reason: 'only reloads by people count' } },
    hasJsx: true,
  },
  app: {
    layers: ['lib', 'model', 'data', 'i18n', 'ui', 'features', 'shell'],
    types: ['site'],
    packages: [...react, router, 'valibot'],
    exceptions: {
      'src/app/route-tree.gen.ts': { layers: ['routes'], reason: 'the generated tree is where routes and app meet' },
    },
    hasJsx: true,
  },
  server: {
    layers: ['lib', 'model'],
    packages: ['hono', 'hono/', 'negotiator'],
    exceptions: {
      'src/server/search-page.ts': {
        layers: ['i18n'],
        packages: ['mustache'],
        reason: 'results have days and numbers in the format of their language',
      },
      'src/server/node.ts': {
        layers: ['store', 'server-node'],
        packages: ['node:', '@commander-js/extra-typings'],
        reason: 'the program for Node, which reads the output from the disk',
      },
      'src/server/answer-thread.ts': {
        layers: ['store', 'server-node'],
        packages: ['node:'],
        reason: 'the program of a thread on Node, which reads the output from the disk',
      },
      'src/server/edge.ts': {
        packages: ['cloudflare:workers'],
        reason: 'the Worker, which has its settings from there',
      },
      'src/server/edge/open-edge-store.ts': {
        layers: ['store'],
        reason: 'reads the output from the assets of a Worker',
      },
      'src/server/edge/stream-parts.ts': { layers: ['store'], reason: 'reads the output from the assets of a Worker' },
      'src/server/edge/runtime.d.ts': { layers: ['store'], reason: 'declares the release that the export writes' },
    },
  },
  // HTTP on Node around the handler, which it takes as a function.
  'server-node': {
    layers: ['lib', 'model'],
    packages: ['node:', '@hono/node-server', 'prom-client', 'valibot'],
  },
  routes: {
    layers: ['lib', 'model', 'data', 'i18n', 'ui', 'features', 'shell', 'app'],
    packages: [router, 'react', 'valibot'],
    hasJsx: true,
  },
}
