import type { Message } from '../say/message.ts'
import type { WordingRule } from './wording-rule.ts'

/** Knowledge of a language that the build uses; its words are in lower case. A language needs none of it. */
export interface LanguagePack {
  /** Its name within a sentence of a message to editors; without it, that in the language itself. */
  name?: Message
  /** Words of several syllables: no line ends within one. */
  compounds?: readonly string[]
  /** Words that a number or a single letter follows on their line: "Article 5". */
  labels?: readonly string[]
  /** Words that follow a number on its line: "30 days". */
  counted?: readonly string[]
  /** Words that most names of people begin with: the rest of the name follows on their line. */
  surnames?: readonly string[]
  /** Abbreviations before names, with their capitals and without their points. */
  titles?: readonly string[]
  /** The names of months with their capitals, January first, where a date has the day before them: "12 November 2025". */
  months?: readonly string[]
  /**
   * Further forms of dates, with the flag `g` and the groups `day`, `month` (a number, or a name of which three letters tell the month) and
   * `year`, each of which but the month may be missing. Dates that do not exist are reported.
   */
  dateForms?: readonly RegExp[]
  /** The forms that texts are held to. */
  wordingRules?: readonly WordingRule[]
  /** The ending of the plural, which terms may have. */
  pluralEnding?: string
  /** Words between the two times of a range: "8.00 to 11.45". */
  rangeWords?: readonly string[]
  /** Words by which programs that synchronize files mark the copy of a conflict. */
  conflictWords?: readonly string[]
}
