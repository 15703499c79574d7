import type { Href } from '#lib/href.ts'
import type { DynamicPath, PathParams, RoutePath, StaticPath } from './route-patterns.ts'

/** The path of a route: `toHref('/tin-tuc/$slug', { slug })`. The compiler knows which parameters it needs. */
export function toHref(path: StaticPath): Href
export function toHref<Path extends DynamicPath>(path: Path, params: PathParams<Path>): Href
export function toHref(path: RoutePath, params: Readonly<Record<string, string>> = {}): Href {
  const href = path.replace(/\$(\w*)/g, (_, name: string) => params[name || '_splat'] ?? '')
  return href as Href // the one maker of the brand: path and params have just been checked by the overloads
}
