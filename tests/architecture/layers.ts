/** The imports that a layer may have. A layer is a folder of `src`, or a part of the folders of features. */
export interface Layer {
  /** Other layers it may import. */
  layers: readonly LayerName[]
  /** Layers of which it may import types alone. */
  types?: readonly LayerName[]
  /** Packages it may import; a name that ends in `/` stands for all below it, `*` for all but those of the browser. */
  packages: readonly string[]
  /** Single files that may import more, each with the reason. */
  exceptions?: Readonly<Record<string, Exception>>
  /** True if files may contain JSX. */
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
  | 'brand'
  | 'engine/model'
  | 'engine/content'
  | 'engine/graph'
  | 'engine/render'
  | 'engine/search'
  | 'engine/outputs'
  | 'engine/store'
  | 'engine/store/releases'
  | 'engine/publish'
  | 'engine/serve'
  | 'engine/serve/node'
  | 'engine/serve/export'
  | 'engine/alerts'
  | 'engine/cli'
  | 'engine/program'
  | 'vocabulary'
  | 'collections'
  | 'feature-build'
  | 'features'
  | 'feature'
  | 'site'
  | 'site-build'
  | 'programs'
  | 'desk'
  | 'preview'
  | 'desk protocol'
  | 'desk edits'
  | 'desk client'
  | 'desk import'
  | 'data'
  | 'i18n'
  | 'ui'
  | 'shell'
  | 'app'
  | 'routes'

/** Layers that are not a folder of `src` each; the first match counts. */
const layerPaths: readonly (readonly [RegExp, LayerName])[] = [
  // The one definition of a feature, which the site alone imports.
  [/^src\/features\/[^/]+\/feature\.ts$/, 'feature'],
  [/^src\/features\/[^/]+\/build\//, 'feature-build'],
  // Sets of values that schemas and views share.
  [/^src\/features\/[^/]+\/(?:collections\/)?(?:vocabulary|codes)\.ts$/, 'vocabulary'],
  // What editors may write, and the types of entries by collection.
  [/^src\/features\/(?:[^/]+\/)?(?:collection|[^/]+-schema)\.ts$/, 'collections'],
  [/^src\/features\/[^/]+\/collections\//, 'collections'],
  [/^src\/features\/[^/]+\.ts$/, 'collections'],
  [/^src\/features\/[^/]+\//, 'features'],
  // The bar that the server of development adds to pages: in the browser, and in no build.
  [/^src\/desk\/preview\//, 'preview'],
  // What the server of the desk and its client in the browser tell each other.
  [/^src\/desk\/protocol\//, 'desk protocol'],
  // Changes of texts, in the browser and in the server.
  [/^src\/desk\/edits\//, 'desk edits'],
  // What editors see of the desk: in the browser, and in no build.
  [/^src\/desk\/client\//, 'desk client'],
  // What people start, besides the commands of the engine.
  [/^src\/(?:site\/programs\/|desk\/(?:.*-cli\.ts$|site\/create-site-program\.ts$))/, 'programs'],
  // How an old site moves in; its program is one of those above.
  [/^src\/desk\/import\//, 'desk import'],
  // What the engine is given.
  [/^src\/site\/(?!map\/)/, 'site-build'],
  [/^src\/engine\/store\/(?:releases|take-down)\//, 'engine/store/releases'],
  [/^src\/engine\/serve\/node\//, 'engine/serve/node'],
  [/^src\/engine\/serve\/(?:nginx|export|edge\/export)\//, 'engine/serve/export'],
  [/^routes\//, 'routes'],
]

/** The layer of a file; undefined where its folder is none. */
export function toLayerName(path: string): LayerName | undefined {
  const special = layerPaths.find(([pattern]) => pattern.test(path))?.[1]
  const folder = /^src\/(engine\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? ''
  return special ?? (isLayerName(folder) ? folder : undefined)
}

function isLayerName(name: string): name is LayerName {
  return name in layers
}

const buildTime = ['*', 'node:'] as const
export const layers: Readonly<Record<LayerName, Layer>> = {
  lib: { layers: [], packages: [] },
  // Known wherever the code of the site runs. `#brand` leads to the file of the site that is built.
  brand: {
    layers: ['lib'],
    packages: [],
    exceptions: {
      'src/brand/build/read-sheet.ts': { packages: ['node:'], reason: 'the colors of pictures are those of the sheet' },
    },
  },
  'engine/model': { layers: ['lib', 'brand'], packages: ['valibot', '@lingui/core', '@lingui/core/macro'] },
  'engine/content': { layers: ['lib', 'brand', 'engine/model'], packages: buildTime },
  'engine/render': { layers: ['lib', 'brand', 'engine/model', 'engine/content'], packages: buildTime },
  'engine/graph': { layers: ['lib', 'engine/model', 'engine/content', 'engine/render'], packages: buildTime },
  // The output on disk: the publisher writes it, servers read it.
  'engine/store': { layers: ['lib', 'engine/model'], packages: ['node:', 'valibot'] },
  'engine/outputs': {
    layers: ['lib', 'brand', 'engine/model', 'engine/content', 'engine/render'],
    types: ['engine/graph', 'engine/store'],
    packages: buildTime,
  },
  'engine/search': {
    layers: ['lib', 'engine/model', 'engine/content', 'engine/render', 'engine/outputs'],
    types: ['engine/graph'],
    packages: buildTime,
  },
  // What people do with releases: lists, rolling back, taking down.
  'engine/store/releases': {
    layers: ['lib', 'engine/model', 'engine/content', 'engine/graph', 'engine/outputs', 'engine/store'],
    types: ['engine/search'],
    packages: buildTime,
  },
  'engine/publish': {
    layers: [
      'lib',
      'engine/program',
      'engine/model',
      'engine/content',
      'engine/graph',
      'engine/render',
      'engine/search',
      'engine/outputs',
      'engine/store',
      'engine/store/releases',
    ],
    packages: buildTime,
  },
  // The handler: `Request` → `Response`, for every adapter.
  'engine/serve': {
    layers: ['lib', 'engine/model'],
    packages: ['hono', 'hono/', 'negotiator'],
    exceptions: {
      'src/engine/serve/node.ts': {
        layers: ['engine/program', 'engine/store', 'engine/serve/node'],
        packages: ['node:'],
        reason: 'the program for Node, which reads the output from the disk',
      },
      'src/engine/serve/answer-thread.ts': {
        layers: ['engine/store', 'engine/serve/node'],
        packages: ['node:'],
        reason: 'the program of a thread on Node, which reads the output from the disk',
      },
      'src/engine/serve/edge.ts': {
        packages: ['cloudflare:workers'],
        reason: 'the Worker, which has its settings from there',
      },
      'src/engine/serve/edge/open-edge-store.ts': {
        layers: ['engine/store'],
        packages: ['valibot'],
        reason: 'reads the output from the assets of a Worker',
      },
      'src/engine/serve/edge/stream-parts.ts': {
        layers: ['engine/store'],
        reason: 'reads the output from the assets of a Worker',
      },
      'src/engine/serve/edge/runtime.d.ts': {
        layers: ['engine/store'],
        reason: 'declares the release that the export writes',
      },
    },
  },
  // HTTP on Node around the handler, which it takes as a function.
  'engine/serve/node': {
    layers: ['lib', 'engine/model'],
    packages: ['node:', '@hono/node-server', 'prom-client', 'valibot'],
  },
  // A release as files for nginx, and for a Worker at the edge.
  'engine/serve/export': {
    layers: ['lib', 'engine/model', 'engine/store'],
    packages: buildTime,
    exceptions: {
      'src/engine/serve/export/list-exported.ts': {
        layers: ['engine/serve'],
        reason: 'servers of plain files get the pages that the handler would make',
      },
      'src/engine/serve/nginx/response-maps.ts': {
        layers: ['engine/serve'],
        reason: 'nginx sends the same headers as the handler, so that their values stand in one place',
      },
    },
  },
  // Options, help and language of a program, also of the server.
  'engine/program': { layers: ['lib'], packages: ['node:', '@commander-js/extra-typings'] },
  // What subscribers are told of the published site: it reads feeds as everybody can.
  'engine/alerts': { layers: ['lib', 'engine/model'], packages: ['node:', 'valibot'] },
  'engine/cli': {
    layers: [
      'lib',
      'engine/alerts',
      'engine/program',
      'engine/model',
      'engine/content',
      'engine/render',
      'engine/outputs',
      'engine/store',
      'engine/store/releases',
      'engine/publish',
      'engine/serve/export',
    ],
    packages: buildTime,
  },
  vocabulary: { layers: ['lib'], packages: [] },
  collections: {
    layers: ['lib', 'brand', 'engine/model', 'vocabulary'],
    packages: ['valibot'],
    exceptions: {
      'src/features/fees/collection.ts': { layers: ['features'], reason: 'the calculator has the same table of units' },
      'src/features/financials/collection.ts': { layers: ['features'], reason: 'its fields are made from the metrics' },
    },
  },
  // Engines offer their helpers to it: checks and payloads are made of them.
  'feature-build': {
    layers: [
      'lib',
      'brand',
      'engine/model',
      'vocabulary',
      'collections',
      'features',
      'site',
      // What is drawn at build has its figures and dates as the page writes them.
      'i18n',
      'engine/content',
      'engine/render',
      'engine/outputs',
    ],
    types: ['engine/store'],
    packages: buildTime,
  },
  features: {
    layers: ['lib', 'brand', 'engine/model', 'vocabulary', 'i18n', 'ui'],
    types: ['collections'],
    packages: [...react, router],
    exceptions: {
      'src/features/calendar/calendar-search.ts': { packages: ['valibot'], reason: 'parses search parameters' },
      'src/features/lists/list-search.ts': { packages: ['valibot'], reason: 'parses search parameters' },
    },
    hasJsx: true,
  },
  site: { layers: ['lib', 'brand', 'engine/model', 'vocabulary'], types: ['features'], packages: [] },
  feature: {
    layers: ['engine/model', 'engine/publish', 'engine/render', 'collections', 'features', 'feature-build'],
    // The schemas of small collections.
    packages: ['valibot'],
  },
  'site-build': {
    layers: [
      'lib',
      'engine/model',
      'engine/render',
      'engine/publish',
      'collections',
      'features',
      'feature',
      'feature-build',
      'site',
    ],
    packages: ['valibot', 'node:'],
  },
  desk: {
    layers: [
      'lib',
      'brand',
      // The catalogues of programs: the desk tells each person in their own language.
      'engine/program',
      'engine/model',
      'engine/content',
      'engine/serve/export',
      'feature-build',
      'site-build',
      'desk protocol',
      'desk edits',
    ],
    packages: buildTime,
    exceptions: {
      'src/desk/forms/to-label.ts': {
        layers: ['collections'],
        reason: 'figures have the names that the check of their fields says',
      },
      'src/desk/publishing/to-published-facts.ts': {
        layers: ['engine/cli'],
        reason: 'a draft gets its moment as by npm run disclose',
      },
      'src/desk/publishing/find-hold.ts': {
        layers: ['engine/store/releases'],
        reason: 'the output says at which release it is held',
      },
      'src/desk/server/desk-cli.ts': {
        layers: ['engine/cli'],
        reason: 'what it publishes is finished when the programs finish it',
      },
      'src/desk/server/client-bundle.ts': {
        layers: ['engine/render'],
        reason: 'compiles the icons of the client as those of the site',
      },
      'src/desk/preview-server/open-preview-site.ts': {
        layers: ['engine/publish', 'engine/render', 'engine/serve'],
        reason: 'shows changes with the server of development',
      },
      'src/desk/server/listen.ts': {
        layers: ['engine/serve/node'],
        reason: 'takes the socket that systemd passes as the server of the site does',
      },
    },
  },
  preview: { layers: ['lib', 'engine/model'], packages: ['react', 'react-dom/'], hasJsx: true },
  'desk protocol': { layers: ['lib'], packages: [] },
  'desk edits': { layers: ['lib', 'engine/model', 'desk protocol'], packages: ['yaml'] },
  'desk client': {
    layers: ['lib', 'engine/model', 'desk protocol', 'desk edits'],
    packages: ['react', 'react-dom/', '@codemirror/', '@lezer/highlight'],
    hasJsx: true,
  },
  // Posts of other systems as entries: it writes content, and is no part of the desk that is served.
  'desk import': {
    layers: ['lib', 'engine/model', 'engine/content', 'site-build', 'desk'],
    packages: buildTime,
  },
  programs: {
    layers: [
      'lib',
      'engine/program',
      'engine/model',
      'engine/content',
      'engine/publish',
      'engine/store/releases',
      'engine/cli',
      'site-build',
      'desk',
      'desk import',
    ],
    packages: buildTime,
  },
  data: { layers: ['engine/model'], packages: ['@tanstack/react-query'] },
  i18n: { layers: ['lib', 'engine/model'], packages: ['@lingui/core', '@lingui/core/macro', '@lingui/react', 'react'] },
  ui: {
    layers: ['lib', 'brand'],
    packages: ['react', '@radix-ui/', '@iconify/react'],
    exceptions: {
      'src/ui/link.tsx': {
        layers: ['engine/model'],
        packages: [router],
        reason: 'a link is the router’s, typed by its routes, and leads to no page that the firm leaves out',
      },
      'src/ui/range-calendar.tsx': { packages: ['react-day-picker'], reason: 'the calendar wraps it' },
    },
    hasJsx: true,
  },
  shell: {
    layers: ['lib', 'brand', 'engine/model', 'data', 'i18n', 'ui'],
    packages: [...react, router],
    exceptions: { 'src/shell/failures/bots.ts': { packages: ['isbot'], reason: 'only reloads by people count' } },
    hasJsx: true,
  },
  app: {
    layers: ['lib', 'brand', 'engine/model', 'vocabulary', 'data', 'i18n', 'ui', 'features', 'shell'],
    types: ['site'],
    packages: [...react, router, 'valibot'],
    exceptions: {
      'src/app/route-tree.gen.ts': { layers: ['routes'], reason: 'the generated tree is where routes and app meet' },
    },
    hasJsx: true,
  },
  routes: {
    layers: ['lib', 'engine/model', 'vocabulary', 'data', 'i18n', 'ui', 'features', 'shell', 'app'],
    packages: [router, 'react', 'valibot'],
    hasJsx: true,
  },
}
