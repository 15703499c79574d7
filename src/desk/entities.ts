import type * as v from 'valibot'
import { collectionNames } from '#engine/model/vocabulary/collection-names.ts'
import { collections } from '#features/collections.ts'
import { pageSchema, pageTextSchema } from '#features/pages/collections/page-schema.ts'

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
  { name: 'pages', facts: pageSchema, text: pageTextSchema, factsFiles: 'content/pages/**/entry.yaml' },
  ...collectionNames.map((name): Entity => {
    const { schema, text } = collections[name]
    return { name, facts: schema, text, factsFiles: `content/${name}/*/entry.yaml` }
  }),
]
