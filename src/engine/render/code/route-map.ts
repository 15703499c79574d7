import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Config } from '@tanstack/router-plugin/vite'
import { ascending } from '#lib/order.ts'
import { readRoute, type Parameter, type RouteFile, type RouteFacts } from './read-route.ts'

type GeneratorPlugin = NonNullable<Config['plugins']>[number]
type RouteNode = Parameters<NonNullable<GeneratorPlugin['onRouteTreeChanged']>>[0]['routeNodes'][number]

/** Writes the addresses of the site beside its URL map, whenever the route tree is written: the build needs them without the app. */
export function routeMap(folder: string, target: string): GeneratorPlugin {
  return {
    name: 'route-map',
    onRouteTreeChanged({ routeNodes }) {
      const text = toRouteMap(toFiles(routeNodes, folder), target)
      if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text)
    },
  }
}

/** The files of the routes that have pages: the layout of a section has the address of its index. */
function toFiles(nodes: readonly RouteNode[], folder: string): RouteFile[] {
  return nodes.flatMap(({ filePath, routePath, _fsRouteType }) => {
    if (routePath === undefined || _fsRouteType !== 'static') return []
    const file = posix.join(folder, filePath.replaceAll('\\', '/'))
    return { file, path: toAddress(routePath), text: readFileSync(file, 'utf8') }
  })
}

/** The address of a route: without the slash of an index, and without the marks of routes that have no layout of their section. */
const toAddress = (routePath: string) => routePath.replace(/_(?=\/|$)/g, '').replace(/(?<=.)\/$/, '')

/** The module that says what the addresses of routes are, which kinds of page they show, and the values of their parameters. */
export function toRouteMap(files: readonly RouteFile[], target: string): string {
  const routes = files.map(readRoute).toSorted((a, b) => ascending(a.path, b.path))
  const dynamic = routes.filter(({ parameter }) => parameter !== undefined)
  const kinds = routes.flatMap(({ path, kind }) => (kind === undefined ? [] : `'${path}': '${kind}',`))
  const values = dynamic.flatMap(({ path, parameter }) =>
    parameter?.values === undefined ? [] : `'${path}': { ${parameter.name}: ${parameter.values.name} },`,
  )
  const fixed = routes.flatMap(({ path, parameter }) => (parameter ? [] : `| '${path}'`))
  const params = dynamic.map(({ path, parameter }) => `'${path}': { ${toType(parameter)} }`)
  return `// Written by \`npm run site -- routes\` from the files of routes/: do not edit.

${toImports(routes, target)}
/** The kind of page, or the collection, that each route loads by its name. Lists are not among them. */
export const pageKinds = {
  ${kinds.join('\n  ')}
} as const

/** The values of parameters with a known set of them. */
export const parameterValues = {
  ${values.join('\n  ')}
} as const

type StaticPath =
  ${fixed.join('\n  ')}

interface PatternParams {
  ${params.join('\n  ')}
}

declare module '#engine/model/site/register.ts' {
  interface Register {
    staticPath: StaticPath
    patternParams: PatternParams
  }
}
`
}

function toType(parameter: Parameter | undefined): string {
  if (!parameter) return ''
  return `${parameter.name}: ${parameter.values ? `(typeof ${parameter.values.name})[number]` : 'string'}`
}

function toImports(routes: readonly RouteFacts[], target: string): string {
  const names = new Map<string, Set<string>>()
  for (const { file, parameter } of routes) {
    if (!parameter?.values) continue
    const { name, specifier } = parameter.values
    const from = specifier.startsWith('.') ? toRelative(posix.join(posix.dirname(file), specifier), target) : specifier
    names.set(from, (names.get(from) ?? new Set()).add(name))
  }
  return [...names]
    .toSorted(([a], [b]) => ascending(a, b))
    .map(([from, all]) => `import { ${[...all].toSorted().join(', ')} } from '${from}'\n`)
    .join('')
}

const toRelative = (file: string, target: string) =>
  posix.relative(posix.dirname(target), file).replace(/^(?!\.)/, './')
