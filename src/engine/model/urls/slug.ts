import * as v from 'valibot'

// Only regular expressions: each further action of valibot would add to the script of every page.

const slug = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** One segment of a URL that names a document or a category: `bao-cao-2026`, at most 96 characters. */
export const slugSchema = v.pipe(v.string(), v.regex(new RegExp(`^(?=.{1,96}$)${slug}$`)))

/** A path of slugs, for pages that have no route file of their own. */
export const slugPathSchema = v.pipe(v.string(), v.regex(new RegExp(`^${slug}(?:/${slug})*$`)))
