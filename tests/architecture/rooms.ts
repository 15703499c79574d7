/** What may be imported where: the table of the house, as data. */
export interface Room {
  /** Other rooms it may use. */
  rooms: readonly string[]
  /** Packages it may use; a name ending in `/` allows all below it. */
  packages: readonly string[]
  /** Single files that may use more, and why. */
  exceptions?: Readonly<Record<string, { rooms?: readonly string[]; packages?: readonly string[] }>>
  /** Modules whose types it may use. */
  types?: readonly string[]
  isPlainTypeScript?: boolean
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
const server = ['hono', 'hono/', '@hono/node-server']
const browserRooms = ['lib', 'model', 'data', 'i18n', 'ui', 'views', 'shell']

export const rooms: Readonly<Record<string, Room>> = {
  lib: { rooms: [], packages: [], isPlainTypeScript: true },
  model: {
    rooms: ['lib'],
    packages: ['valibot', '@lingui/core', '@lingui/core/macro'],
    // The URL map is part of the site's language; only its types are looked at, in one place.
    exceptions: { 'src/model/urls/route-patterns.ts': {} },
    types: ['#app/route-tree.gen.ts'],
    isPlainTypeScript: true,
  },
  build: {
    rooms: ['lib', 'model'],
    packages: ['*', 'node:'],
    // The app is met as a built file: its types say what that file exports.
    types: ['#app/render.tsx'],
    isPlainTypeScript: true,
  },
  data: { rooms: ['lib', 'model'], packages: ['@tanstack/react-query'], isPlainTypeScript: true },
  i18n: { rooms: ['lib', 'model'], packages: ['@lingui/core', '@lingui/react', 'react'] },
  ui: {
    rooms: ['lib'],
    packages: ['react', '@radix-ui/', '@iconify/react'],
    exceptions: {
      'src/ui/link.tsx': { packages: [router] },
      'src/ui/range-calendar.tsx': { packages: ['react-day-picker'] },
    },
  },
  views: { rooms: ['lib', 'i18n', 'ui'], packages: [...react, router], types: ['#model/'] },
  shell: {
    rooms: ['lib', 'model', 'data', 'i18n', 'ui'],
    packages: [...react, router],
    exceptions: { 'src/shell/failures/bots.ts': { packages: ['isbot'] } },
  },
  app: {
    rooms: [...browserRooms],
    packages: [...react, router, 'valibot'],
    // The generated tree is where routes and program meet.
    exceptions: { 'src/app/route-tree.gen.ts': { rooms: ['routes'] } },
  },
  server: {
    rooms: ['lib', 'model'],
    packages: server,
    exceptions: { 'src/server/node.ts': { packages: ['node:'] } },
    isPlainTypeScript: true,
  },
  routes: { rooms: [...browserRooms, 'app'], packages: [router, 'react', 'valibot'] },
}
