import * as v from 'valibot'
import { describe } from '#engine/model/entries/describe.ts'
import { text } from '#engine/model/entries/fields.ts'
import { locales, mapLocales } from '#engine/model/locale/locale.ts'
import { say, type Message } from '#lib/say/message.ts'

/** The file of the terms, in the folder of the content. */
export const wordingFile = 'wording.yaml'

const forms = (description: Message) =>
  v.pipe(v.optional(v.strictObject(mapLocales(() => v.optional(v.array(text(120)), []))), {}), describe(description))

const term = v.pipe(
  v.strictObject({
    preferred: v.pipe(
      v.strictObject(mapLocales(() => v.optional(text(120)))),
      v.description('The term to write, in each language in which there are others for it.'),
    ),
    refused: forms(
      say`Other terms for it, in lower case unless they are names. A capital at the start is found too, and the plural of languages that have one ending for it.`,
    ),
    allowed: forms(
      say`Phrases in which a refused term stays, such as a name: "Know Your Customer". Capitals count, but for one at the start of a sentence.`,
    ),
    sure: v.pipe(
      v.optional(v.boolean(), true),
      v.description(
        'False where the sentence around the term has to be written anew: the advice names the preferred one, and the editor writes it.',
      ),
    ),
  }),
  v.check(
    ({ preferred, refused }) => locales.every((locale) => !refused[locale]?.length || preferred[locale] !== undefined),
    'Refuses terms in a language in which it has no preferred one: add it to `preferred`.',
  ),
)

/** The file: terms with one form, and sentences that may be repeated. */
export const wordingSchema = v.strictObject({
  strict: v.pipe(
    v.optional(v.boolean(), false),
    v.description(
      'True where advice on wording is to stop the text that it is about, like an error. What is recorded as disclosed, and what is `asWritten`, is left alone all the same.',
    ),
  ),
  terms: v.pipe(v.optional(v.array(term), []), v.description('Terms that all texts write in one form.')),
  repeats: v.pipe(
    v.optional(
      v.array(
        v.strictObject({
          text: v.pipe(text(1000), v.description('The sentence or the paragraph, without marks of Markdown.')),
          reason: v.pipe(text(300), v.description('Why several texts need the same words.')),
        }),
      ),
      [],
    ),
    v.description('Sentences that more than one text may have.'),
  ),
})

export type WordingList = v.InferOutput<typeof wordingSchema>
export type Term = WordingList['terms'][number]

export const emptyWording: WordingList = { strict: false, terms: [], repeats: [] }
