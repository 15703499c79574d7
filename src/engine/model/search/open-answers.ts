import { openSealed } from '#lib/search/sealed-file.ts'
import type { Locale } from '../locale/locale.ts'
import type { AnswerCard, AskedCard } from './answer-card.ts'
import { parseAskedFile } from './asked-file.ts'
import type { ReadFile } from './open-search-files.ts'
import { createQuestionReader, hasSameAccents, type Question } from './read-question.ts'
import { toSearchOwner, toSearchUrl } from './search-files.ts'
import { SearchIndexError } from './search-index-error.ts'

/** Finds answers; undefined where the site has none. @throws {SearchIndexError} */
export interface Answers {
  /** The answer to a query, of which some words are none of the needless ones that they look like: their places. */
  find: (text: string, meant?: ReadonlySet<number>) => Promise<AnswerCard | undefined>
  /** The answer to the longest part of a query that has one. */
  findForPart: (text: string, meant?: ReadonlySet<number>) => Promise<AnswerCard | undefined>
}

interface Source {
  build: string
  locale: Locale
  readFile: ReadFile
}

/** The answers of one build in one language. Which questions have one is read at once, the answers when one is needed. */
export function openAnswers({ build, locale, readFile }: Source): Answers {
  const questions = createQuestionReader(locale)
  const read = async (name: 'asked' | 'answers', check = ''): Promise<Uint8Array> => {
    const url = toSearchUrl(build, locale, name)
    try {
      return openSealed(toSearchOwner(build, locale, check), await readFile(url))
    } catch (cause) {
      throw new SearchIndexError(`${url}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    }
  }
  const asked = read('asked').then(parseAskedFile)
  // Whoever asks awaits it; until then nobody needs to know that it failed.
  asked.catch(() => undefined)
  let cards: Promise<readonly AskedCard[]> | undefined
  const readCards = async () => {
    const bytes = await read('answers', (await asked).check)
    return JSON.parse(new TextDecoder().decode(bytes)) as AskedCard[] // sealed by the build that wrote it
  }
  const isOf = (question: Question) => {
    return (phrase: string) => {
      const own = questions.readPhrase(phrase).find(({ key }) => key === question.key)
      return own !== undefined && hasSameAccents(own, question)
    }
  }
  const findCard = async (question: Question): Promise<AnswerCard | undefined> => {
    const places = (await asked).find(question)
    if (places.length === 0) return undefined
    const all = await (cards ??= readCards())
    const found = places.flatMap((place) => all[place] ?? []).find(({ asked: phrases }) => phrases.some(isOf(question)))
    if (!found) return undefined
    const { asked: _phrases, isDefinition: _isDefinition, ...card } = found
    return card
  }
  const findFirst = async (all: readonly Question[]): Promise<AnswerCard | undefined> => {
    for (const question of all) {
      const card = await findCard(question)
      if (card) return card
    }
    return undefined
  }
  return {
    find: (text, meant) => findFirst(questions.read(text, meant)),
    findForPart: (text, meant) => findFirst(questions.readParts(text, meant)),
  }
}
