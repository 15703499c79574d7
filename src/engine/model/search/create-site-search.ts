import type { Locale } from '../locale/locale.ts'
import { pageSize, toPageCount } from '../urls/pagination.ts'
import { findDocument } from './find-document.ts'
import { findTerms } from './find-terms.ts'
import { createMatcher, highlight, type IsMatch } from './highlight.ts'
import { matchQuery } from './match-query.ts'
import { openAnswers, type Answers } from './open-answers.ts'
import { openSearchFiles, type ReadFile, type SearchFiles } from './open-search-files.ts'
import { createQueryParser } from './parse-query.ts'
import { rankDocuments, type RankedDocument } from './rank-documents.ts'
import { createSectionReader } from './read-section.ts'
import type { SearchAnswer, SearchCount, SearchHit, SiteSearch } from './search-answer.ts'
import { SearchIndexError } from './search-index-error.ts'
import type { DocumentFacts } from './search-index.ts'
import { searchSections, type SearchQuery } from './search-query.ts'
import { toSnippet } from './to-snippet.ts'

interface SearchOptions {
  build: string
  locale: Locale
  readFile: ReadFile
}

/** The search of a build in a language. It reads what a query needs, and keeps it. */
export function createSiteSearch(options: SearchOptions): SiteSearch {
  const { locale } = options
  const parse = createQueryParser(locale)
  const toMeant = createSectionReader(locale)
  let opening: Promise<SearchFiles> | undefined
  let answers: Answers | undefined

  const answer = async (asked: SearchQuery): Promise<SearchAnswer> => {
    const parsed = parse(asked.q)
    if (parsed.units.length === 0) return toEmpty(asked)
    const { find: findCard, findForPart } = (answers ??= openAnswers(options))
    const files = await (opening ??= openSearchFiles(options))
    const query = await findTerms(parsed, files, locale)
    const isPlain = asked.page === 1 && asked.section === undefined && asked.year === undefined
    const text = query.corrected ?? query.text
    const whole = isPlain ? await findCard(text, query.meant) : undefined
    const matched = await matchQuery(query, files)
    const ranked = rankDocuments({
      matched,
      words: query.words.length,
      documents: files.documents,
      meant: toMeant(text),
    })
    // No page has all that was asked, nor its number or day: then a part of it may have an answer.
    const { coverage = 0, isItsNumber = false } = ranked[0] ?? {}
    const isPart = isPlain && !whole && coverage < 1 && !isItsNumber
    const card = whole ?? (isPart ? await findForPart(text, query.meant) : undefined)
    const factsOf = ({ document }: RankedDocument) => files.documents[document]
    const isInYear = (facts: DocumentFacts | undefined) => asked.year === undefined || facts?.year === asked.year
    const isInSection = (facts: DocumentFacts | undefined) =>
      asked.section === undefined || facts?.section === asked.section
    const shown = ranked.filter((one) => isInYear(factsOf(one)) && isInSection(factsOf(one)))
    const pages = toPageCount(shown.length)
    const page = Math.min(asked.page, pages)
    const found = shown.slice((page - 1) * pageSize, page * pageSize)
    const isMatch = createMatcher(query, locale)
    return {
      query: { ...asked, page },
      total: shown.length,
      pages,
      card,
      hits: await Promise.all(found.map((one) => toHit(one, { files, isMatch, locale }))),
      sections: countSections(ranked.map(factsOf).filter(isInYear)),
      years: countYears(ranked.map(factsOf).filter(isInSection)),
      corrected: query.corrected,
    }
  }

  const find: SiteSearch['find'] = async (query) => {
    const known = opening
    try {
      return await answer(query)
    } catch (error) {
      opening = undefined
      answers = undefined
      // The content may have been published again since: then the present files belong together.
      if (known && error instanceof SearchIndexError) return find(query)
      throw error
    }
  }
  return { find }
}

function toEmpty(query: SearchQuery): SearchAnswer {
  return { query: { ...query, page: 1 }, total: 0, pages: 1, hits: [], sections: [], years: [], corrected: undefined }
}

interface HitContext {
  files: SearchFiles
  isMatch: IsMatch
  locale: Locale
}

async function toHit(
  { document, isInDocuments }: RankedDocument,
  { files, isMatch, locale }: HitContext,
): Promise<SearchHit> {
  const { href, anchor, title, kind, day, text, attached = [], textLocale = locale } = await files.readRow(document)
  const facts = files.documents[document]
  return {
    href,
    anchor,
    title: highlight(title, isMatch),
    snippet: highlight(toSnippet(text, isMatch), isMatch),
    textLocale,
    section: facts?.section ?? searchSections[0],
    kind,
    day,
    state: facts?.state,
    document: findDocument(attached, title, { isMatch, isInDocuments }),
  }
}

function countSections(all: readonly (DocumentFacts | undefined)[]): SearchCount<(typeof searchSections)[number]>[] {
  return searchSections.flatMap((value) => {
    const count = all.filter((facts) => facts?.section === value).length
    return count > 0 ? [{ value, count }] : []
  })
}

function countYears(all: readonly (DocumentFacts | undefined)[]): SearchCount<number>[] {
  const counts = new Map<number, number>()
  for (const facts of all) if (facts?.year !== undefined) counts.set(facts.year, (counts.get(facts.year) ?? 0) + 1)
  return Array.from(counts, ([value, count]) => ({ value, count })).toSorted((a, b) => b.value - a.value)
}
