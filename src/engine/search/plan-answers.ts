import { hashBytes } from '#engine/content/disk/files.ts'
import { locales } from '#engine/model/locale/locale.ts'
import type { AskedCard } from '#engine/model/search/answer-card.ts'
import { writeAskedFile, type AskedPlace } from '#engine/model/search/asked-file.ts'
import { createQuestionReader, type Question } from '#engine/model/search/read-question.ts'
import { toSearchOwner, toSearchUrl } from '#engine/model/search/search-files.ts'
import { toCompressedFile } from '#engine/outputs/files/to-output-file.ts'
import type { OutputPlan } from '#engine/outputs/output-plan.ts'
import type { OutputSources } from '#engine/outputs/output-site.ts'
import { toStoredText } from '#engine/render/files/compress.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { sealFile } from '#lib/search/sealed-file.ts'
import { toAnswersKey } from './search-key.ts'

/** The answers of a site in one language. */
export type ListAnswers = (context: PayloadContext) => readonly AskedCard[]

/** The answers of the search, and the questions that have them: both small, and made of few entries. */
export function* planAnswers({ contexts, build }: OutputSources, listAnswers: ListAnswers): Generator<OutputPlan> {
  for (const locale of locales) {
    const { readPhrase } = createQuestionReader(locale)
    yield {
      key: toAnswersKey(locale),
      kind: 'search index',
      prepare: () => {
        const cards = listAnswers(contexts[locale])
        const text = JSON.stringify(cards)
        const check = hashBytes(text)
        return {
          input: hashBytes(`${build} ${check}`),
          make: () => {
            const asked = toPlaces(cards, readPhrase)
            const toFile = (name: 'asked' | 'answers', owner: string, body: Uint8Array) =>
              toCompressedFile(
                { kind: 'file', url: toSearchUrl(build, locale, name) },
                toStoredText(sealFile(owner, body)),
                { type: 'application/octet-stream', cache: 'revalidate' },
              )
            return [
              toFile('asked', toSearchOwner(build, locale), writeAskedFile(check, asked)),
              toFile('answers', toSearchOwner(build, locale, check), new TextEncoder().encode(text)),
            ]
          },
        }
      },
    }
  }
}

/**
 * The questions of the phrases, with the places of their answers. A phrase without its needless words is found too, unless these words are
 * all of another one: who asks for “an account” does not ask what it costs.
 */
function toPlaces(cards: readonly AskedCard[], readPhrase: (text: string) => readonly Question[]): AskedPlace[] {
  const all = cards.flatMap(({ asked, isDefinition = false }, place) =>
    asked.map((phrase) => readPhrase(phrase).map((question) => ({ question: { ...question, isDefinition }, place }))),
  )
  const whole = new Set(all.flatMap(([first]) => (first ? [toName(first)] : [])))
  return all.flatMap(([first, ...others]) => [
    ...(first ? [first] : []),
    ...others.filter((one) => !whole.has(toName(one))),
  ])
}

const toName = ({ question: { key, isDefinition } }: AskedPlace): string => `${String(isDefinition)} ${key}`
