import type * as v from 'valibot'
import { collectionNames } from '#model/vocabulary/collection-names.ts'
import { collections } from '#features/collections.ts'
import { pageSchema, pageTextSchema } from '#features/pages/collections/page-schema.ts'

/** Something that editors write, and what its files are held to. */
export interface Entity {
  /** Its folder below `content/`. */
  name: string
  /** `entry.yaml`. */
  facts: v.GenericSchema
  /** The frontmatter of `vi.md` and `en.md`. */
  text: v.GenericSchema
  /** Where its `entry.yaml` lie, as a glob. */
  factsFiles: string
}

/** Everything there is to write, from the register of the model. */
export const entities: readonly Entity[] = [
  { name: 'pages', facts: pageSchema, text: pageTextSchema, factsFiles: 'content/pages/**/entry.yaml' },
  ...collectionNames.map((name): Entity => {
    const { schema, text } = collections[name]
    return { name, facts: schema, text, factsFiles: `content/${name}/*/entry.yaml` }
  }),
]
