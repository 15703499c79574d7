// The one place where the model looks at the generated route tree, and only at its types:
// the URL map is part of the site's language, and the compiler keeps the two in step.
import type { FileRoutesByTo, FileRouteTypes } from '#app/route-tree.gen.ts'

/** Every URL pattern of the site, as `<Link to>` takes it: `/tin-tuc/$slug`. */
export type RoutePath = FileRouteTypes['to']

/** Patterns with parameters. */
export type DynamicPath = Extract<RoutePath, `${string}$${string}`>

/** Patterns that are URLs as they stand. */
export type StaticPath = Exclude<RoutePath, DynamicPath>

/** The parameters of a pattern, as its route reads them: `{ slug: string }` for `/tin-tuc/$slug`, a choice where the set is known. */
export type PathParams<Path extends RoutePath> = FileRoutesByTo[Path]['types']['allParams']
