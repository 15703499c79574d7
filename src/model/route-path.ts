// The one place where the model looks at the generated route tree, and only at its types:
// the URL map is part of the site's language, and the compiler keeps the two in step.
import type { FileRouteTypes } from '#app/route-tree.gen.ts'

/** Every URL pattern of the site, as `<Link to>` takes it: `/tin-tuc/$slug`. */
export type RoutePath = FileRouteTypes['to']

/** Patterns with parameters. */
export type DynamicPath = Extract<RoutePath, `${string}$${string}`>

/** Patterns that are URLs as they stand. */
export type StaticPath = Exclude<RoutePath, DynamicPath>

type ParamName<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name extends ''
      ? '_splat'
      : Name
    : never

/** The parameters of a pattern: `{ slug: string }` for `/tin-tuc/$slug`, `{}` for a static path. */
export type PathParams<Path extends RoutePath> = { [Name in ParamName<Path>]: string }
