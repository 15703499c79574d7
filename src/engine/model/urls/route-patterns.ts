import type { Registered } from '../site/register.ts'

// Every address pattern of the site, as `<Link to>` takes it. The site registers them.

/** Addresses without parameters. */
export type StaticPath = Registered<'staticPath', string>

/** Patterns with parameters, and the type of each parameter: a union if the set of values is known. */
export type PatternParams = Registered<'patternParams', Record<`${string}$${string}`, Readonly<Record<string, string>>>>

export type DynamicPath = keyof PatternParams
export type RoutePath = StaticPath | DynamicPath

type RegisteredSlugPath = Extract<DynamicPath, `${string}/$slug`>

/** Patterns of pages that show one entry. */
export type SlugPath = [RegisteredSlugPath] extends [never] ? `${string}/$slug` : RegisteredSlugPath
