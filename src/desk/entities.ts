import type * as v from 'valibot'
import { site } from '#site/site.ts'

/** A collection or the pages, with the schemas of their files. */
export interface Entity {
  /** Its folder below `content/`. */
  name: string
  /** The schema of `entry.yaml`. */
  facts: v.GenericSchema
  /** The schema of the frontmatter of `vi.md` and `en.md`. */
  text: v.GenericSchema
  /** A glob for its `entry.yaml` files. */
  factsFiles: string
}

/** The pages, and all collections. */
export const entities: readonly Entity[] = [
  { name: 'pages', facts: site.pages.schema, text: site.pages.text, factsFiles: 'content/pages/**/entry.yaml' },
  ...site.names.map((name): Entity => {
    const { schema, text } = site.collections[name]
    return { name, facts: schema, text, factsFiles: `content/${name}/*/entry.yaml` }
  }),
]
