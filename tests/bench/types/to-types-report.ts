import type { CheckCost } from './parse-check.ts'

export interface TypesResult {
  /** All routes: those of the project and the generated ones. */
  routes: number
  cost: CheckCost
}

/** A table in Markdown. The last two columns: what each route took that the size before did not have. */
export function toTypesReport(results: readonly TypesResult[]): string {
  const head = [
    'routes',
    'CPU',
    'wall',
    'memory',
    'types',
    'instantiations',
    'ms CPU per further route',
    'KB per further route',
  ]
  const rows = results.map(({ routes, cost }, index) => {
    const before = results[index - 1]
    const perRoute = (read: (cost: CheckCost) => number) =>
      before ? (read(cost) - read(before.cost)) / (routes - before.routes) : undefined
    return [
      toCount(routes),
      `${cost.cpuSeconds.toFixed(1)} s`,
      `${cost.wallSeconds.toFixed(1)} s`,
      `${Math.round(cost.megabytes)} MB`,
      toCount(cost.types),
      toCount(cost.instantiations),
      perRoute(({ cpuSeconds }) => cpuSeconds * 1000)?.toFixed(1) ?? '',
      perRoute(({ megabytes }) => megabytes * 1024)?.toFixed(0) ?? '',
    ]
  })
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const toCount = (count: number) => count.toLocaleString('en')
