import { say } from '#lib/say/message.ts'
import { englishMonths } from '#lib/text/english-months.ts'
import type { LanguagePack } from '#lib/text/language-pack.ts'
import { englishRules } from './wording-rules.ts'

const month = `(?<month>${englishMonths.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|Sept)\\.?`

const toWords = (words: string) => words.trim().split(/\s+/)

export const english: LanguagePack = {
  name: say`English`,
  labels: toWords(`
    q1 q2 q3 q4 h1 h2 fy no article part step phase round series group class item decree circular week day grade block
  `),
  counted: toWords(`
    days day months month years year weeks week sessions session hours hour minutes minute times points point steps step
    thousand million billion trillion per shares companies questions
    ${englishMonths.join(' ').toLowerCase()}
  `),
  titles: ['No'],
  months: englishMonths,
  dateForms: [
    new RegExp(
      `(?=\\d)(?<![\\w/.,])(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}(?!\\p{L})(?:,? (?<year>\\d{4})(?!\\d))?`,
      'gu',
    ),
    new RegExp(`(?=[JFMASOND])(?<!\\p{L})${month} (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>\\d{4})(?!\\d)`, 'gu'),
  ],
  wordingRules: englishRules,
  pluralEnding: 's',
  rangeWords: ['to', 'until'],
}
