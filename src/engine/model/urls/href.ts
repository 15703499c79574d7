import type { Href } from '#lib/href.ts'
import type { DynamicPath, PatternParams, RoutePath, StaticPath } from './route-patterns.ts'

/** The path of a route: `toHref('/news/$slug', { slug })`. The compiler checks route and parameters. */
export function toHref(path: StaticPath): Href
export function toHref<Path extends DynamicPath>(path: Path, params: PatternParams[Path]): Href
export function toHref(path: RoutePath, params: Readonly<Record<string, string>> = {}): Href {
  const href = path.replace(/\$(\w*)/g, (_, name: string) => params[name || '_splat'] ?? '')
  return href as Href // the only function that creates one; its overloads check path and parameters
}
