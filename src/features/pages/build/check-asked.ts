import { defineCheck, type ContentObject } from '#engine/content/check/content-check.ts'
import { locales, mapLocales } from '#engine/model/locale/locale.ts'
import { createQuestionReader } from '#engine/model/search/read-question.ts'
import { say } from '#lib/say/message.ts'

const readers = mapLocales(createQuestionReader)

/** A question has one answer: of two texts that are asked by the same words, the search shows the first alone. */
export const checkAsked = defineCheck('asked', 'wording', ({ checked, report }) => {
  const { pages, entries } = checked
  const answering = [...pages.values(), ...entries.guides, ...entries.faqs]
  for (const locale of locales) {
    const known = new Map<string, ContentObject>()
    for (const object of answering) {
      const { asked = [] }: { asked?: readonly string[] | undefined } = object.matter[locale] ?? {}
      for (const [index, phrase] of asked.entries()) {
        const place = { locale, at: ['asked', index] }
        const [question] = readers[locale].readPhrase(phrase)
        if (!question) continue
        const key = JSON.stringify([question.key, question.accented.toSorted()])
        const first = known.get(key) ?? object
        known.set(key, first)
        if (first === object) continue
        report.errorInText(
          object,
          place,
          say`“${phrase}” leads to ${toName(first)} already, in the same or other words; keep it in one of them`,
        )
      }
    }
  }
})

function toName(object: ContentObject): string {
  return 'collection' in object ? `${object.collection}/${object.slug}` : object.path
}
