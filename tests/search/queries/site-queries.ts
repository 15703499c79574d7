import { abbreviationCases } from './abbreviations.ts'
import { accentCases } from './accents.ts'
import { decomposedCases } from './decomposed.ts'
import { englishCases } from './english.ts'
import { halfTitleCases } from './half-titles.ts'
import { letterDCases } from './letter-d.ts'
import { mixedLanguageCases } from './mixed-languages.ts'
import { numberCases } from './numbers.ts'
import { peopleCases } from './people.ts'
import { phraseCases } from './phrases.ts'
import { questionCases } from './questions.ts'
import type { SearchCase } from './search-case.ts'
import { tickerCases } from './tickers.ts'
import { tonePlacementCases } from './tone-placement.ts'
import { typoCases } from './typos.ts'
import { withoutAccentCases } from './without-accents.ts'

/** Queries of people who look for something in `content/`, written before the search was. */
export const siteQueries: readonly SearchCase[] = [
  ...accentCases,
  ...withoutAccentCases,
  ...letterDCases,
  ...tonePlacementCases,
  ...decomposedCases,
  ...phraseCases,
  ...tickerCases,
  ...numberCases,
  ...abbreviationCases,
  ...typoCases,
  ...englishCases,
  ...mixedLanguageCases,
  ...halfTitleCases,
  ...peopleCases,
  ...questionCases,
]
