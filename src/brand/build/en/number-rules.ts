import { say } from '#lib/say/message.ts'
import { toNumberRules } from '../wording/number-rules.ts'

const word = String.raw`(?!\p{L})`
const magnitude = '(?:thousand|million|billion|trillion)'

/** Figures in English texts as Vietnamese writes them: 5.500 and 12,5%. */
export const englishNumberRules = toNumberRules({
  group: ',',
  // Amounts in dollars have more decimals.
  labels:
    'USD|US\\$|EUR|versions?|articles?|sections?|clauses?|paragraphs?|points?|items?|parts?|chapters?|appendix|annex|form|no\\.?|numbers?|codes?|pages?|floors?|rooms?|tables?|figures?|steps?|rows?|v\\.?|WCAG|TLS|HTTP|ISO|OAuth',
  identifiers:
    '(?:serial|account|contract|batch|lot|card|order|tax|reference|invoice)(?: (?:number|no\\.?|code))?(?: is)?|(?:number|code|no\\.)',
  measures: `%|‰|(?:per cent|percent|percentage points?|${magnitude}|times|points?)${word}`,
  magnitudes: `(?:thousand|million|billion)${word}`,
  counted: `(?:shares?|bonds?|covered warrants?|warrants?|contracts?|accounts?|clients?|customers?|investors?|shareholders?|orders?|people|employees|staff|companies|enterprises|visits)${word}`,
  currency: '(?:VND|₫)',
  sums: `%|‰|(?:per cent|percent|percentage points?|${magnitude})${word}`,
  to: 'to|and',
  message: say`In English a comma is between thousands, and a point before decimals`,
  doubt: say`In English a point is before decimals; write a comma if these are thousands, or no zero at the end and no more decimals than it needs`,
})
