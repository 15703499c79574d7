import * as v from 'valibot'
import { describe } from '#engine/model/entries/describe.ts'
import { exampleMoment, instantField, text } from '#engine/model/entries/fields.ts'
import { typed } from '#lib/say/figures.ts'
import { say } from '#lib/say/message.ts'
import type { Position } from '../source/diagnostics.ts'

/** The file that names what was taken down, in the folder of the content. */
export const takenDownFile = 'taken-down.yaml'

const fields = v.strictObject({
  at: v.pipe(instantField, describe(say`When it was taken down, such as ${typed(exampleMoment)}.`)),
  reason: v.optional(
    v.pipe(text(500), v.description('Why, for those who maintain the site; the page does not say it.')),
  ),
  disclosed: v.optional(
    v.pipe(text(500), v.description('Why something that archive.lock records may be taken down, and who decided it.')),
  ),
  documents: v.optional(
    v.pipe(v.array(text(500)), v.description('The addresses of the documents that went with a page.')),
  ),
})

/** The file: fields for each address. */
export const takenDownSchema = v.record(v.string(), fields)

/** An address that is taken down: it answers 410, and what is at it is not published. */
export interface TakenDown extends v.InferOutput<typeof fields> {
  /** The path of a page or of a document. */
  address: string
  /** Where the file says so. */
  position: Position
}

/** Tells if the page or the document at a path was taken down. The documents of a page go with it. */
export type IsGone = (path: string) => boolean

/** By address. */
export type TakenDownList = ReadonlyMap<string, TakenDown>
