import { englishMonths } from '#lib/text/english-months.ts'
import type { LanguagePack } from '#lib/text/language-pack.ts'
import { englishRules } from './wording-rules.ts'

const toWords = (words: string) => words.trim().split(/\s+/)

export const english: LanguagePack = {
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
  wordingRules: englishRules,
  pluralEnding: 's',
  rangeWords: ['to', 'until'],
}
