import type { Registered } from '../site/register.ts'
import type { ShownPage } from './shown-page.ts'

/** The kinds of pages of the site, each with what its addresses say of it. */
export type PageSpecs = Registered<'pageSpecs', Record<string, ShownPage>>
export type PageKind = keyof PageSpecs & string
export type PageSpec = PageSpecs[PageKind]
