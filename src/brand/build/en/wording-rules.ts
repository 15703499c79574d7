import { say } from '#lib/say/message.ts'
import { englishMonths } from '#lib/text/english-months.ts'
import type { WordingRule } from '#lib/text/wording-rule.ts'
import { toSampleRules } from '../wording/sample-rules.ts'
import { englishNumberRules } from './number-rules.ts'

const month = englishMonths.join('|')
const shortMonth = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'

const toMonth = (text = ''): string => englishMonths.find((name) => name.startsWith(text.slice(0, 3))) ?? text
const dayOf = (text = ''): string => String(Number(text))
const dateMessage = say`A date has the form 18 November 2026`

/** Verbs that are spelt with -ise, by their stems. */
const stems =
  'amort|author|capital|categor|central|character|critic|custom|digit|emphas|equal|final|formal|general|harmon|individual|' +
  'init|ital|item|legal|liberal|local|maxim|memor|minim|mobil|modern|monet|neutral|normal|optim|organ|penal|priorit|public|' +
  'rational|real|recogn|reorgan|revital|scrutin|securit|special|stabil|standard|subsid|summar|synchron|token|util|visual'

/** Other American spellings, and the British ones. */
const spellings: Readonly<Record<string, string>> = {
  analyze: 'analyse',
  analyzed: 'analysed',
  analyzes: 'analyses',
  analyzing: 'analysing',
  behavior: 'behaviour',
  canceled: 'cancelled',
  canceling: 'cancelling',
  catalog: 'catalogue',
  center: 'centre',
  centers: 'centres',
  color: 'colour',
  colors: 'colours',
  favor: 'favour',
  favorable: 'favourable',
  fulfill: 'fulfil',
  fulfills: 'fulfils',
  honor: 'honour',
  labeled: 'labelled',
  labor: 'labour',
  modeling: 'modelling',
  neighbor: 'neighbour',
  percent: 'per cent',
  signaled: 'signalled',
  totaled: 'totalled',
  toward: 'towards',
}

/** The same as the end of a phrase, which can be left out. */
const suffix =
  /(?: \((?:illustrative|sample)(?: (?:data|figures|notice|version))?\)|[;,] (?:illustrative|sample) (?:data|figures))(?=[.,;:]|$)/gi

/** Words that the interface says once for each page and list, but not as a part of a name, or of a worked example. */
const illustration =
  /\((?:illustrative|sample)(?: \w+)?\)|(?<!\p{L})(?:illustrative|sample) (?:and|content|data|figures?|information|texts?|versions?)(?!\p{L})|(?<=(?:is|are|unaudited and) )illustrative(?!\p{L})/giu

/** British usage, in one form each. */
export const englishRules: readonly WordingRule[] = [
  {
    pattern: new RegExp(`\\b(${month}|${shortMonth})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'g'),
    message: dateMessage,
    toReplacement: ([, name, day, year]) => `${dayOf(day)} ${toMonth(name)} ${year}`,
  },
  {
    pattern: new RegExp(`\\b(0\\d|\\d{1,2}(?=st|nd|rd|th))(?:st|nd|rd|th)?(?: of)? (${month})\\b`, 'g'),
    message: dateMessage,
    toReplacement: ([, day, name]) => `${dayOf(day)} ${name}`,
  },
  {
    pattern: new RegExp(`\\b(\\d{1,2}) (${shortMonth})\\.? (\\d{4})\\b`, 'g'),
    message: dateMessage,
    toReplacement: ([, day, name, year]) => `${dayOf(day)} ${toMonth(name)} ${year}`,
  },
  {
    pattern: /(?<![\w/.,-])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g,
    message: dateMessage,
    toReplacement: ([all, day, number, year]) => {
      const name = englishMonths[Number(number) - 1]
      return name === undefined || Number(day) > 31 ? all : `${dayOf(day)} ${name} ${year}`
    },
  },
  {
    pattern: /(?<![\w/-])(20\d\d)-(\d\d)-(\d\d)(?![\w-])/g,
    message: dateMessage,
    toReplacement: ([all, year, number, day]) => {
      const name = englishMonths[Number(number) - 1]
      return name === undefined ? all : `${dayOf(day)} ${name} ${year}`
    },
  },
  {
    pattern: /(?<![\d.:])(\d{1,2})(?:[:.](\d{2}))? ?(?:[apAP][mM]\b|[apAP]\.[mM]\.(?=(\s+\p{Lu}|\s*$)?))/gmu,
    message: say`A time has the form 08:15, of 24 hours`,
    toReplacement: ([all, hour, minute = '00', end]) => {
      const hours = (Number(hour) % 12) + (/p/i.test(all) ? 12 : 0)
      // The last point of an abbreviation ends its sentence too.
      return `${String(hours).padStart(2, '0')}:${minute}${end === undefined ? '' : '.'}`
    },
  },
  {
    // Not a ratio, such as `ratio of 2:10`.
    pattern: /(?<![\d:.,]|ratio |ratio of )(\d):(\d{2})(?![\d:])(?! ?[ap]\.?m)/g,
    message: say`An hour has two digits`,
    toReplacement: ([, hour, minute]) => `0${hour}:${minute}`,
  },
  {
    pattern:
      /(?<![\d.,])(\d(?:[\d,]*\d)?(?:\.\d+)?(?: (?:thousand|million|billion|trillion))?) ?(?:VND|₫|(?:Vietnamese )?dong)(?!\p{L})/gu,
    message: say`The currency is before the figure`,
    toReplacement: ([, figure]) => `VND ${figure}`,
  },
  {
    // A change says from what: "14,700 to 15,000" alone reads as a range.
    pattern: /(?<!(?:from|between|of) )VND [\d,.]+\d to [\d,.]+\d (?:thousand|million|billion|trillion)(?!\p{L})/giu,
    message: say`A change is from one amount to another: rose from VND 14,700 billion to VND 15,000 billion; a range has a dash: VND 14,700–15,000 billion`,
    toReplacement: () => undefined,
  },
  {
    pattern: /(?<!\p{L})(VND|USD|EUR)(?=\d)/gu,
    message: say`A space is between the currency and the figure`,
    toReplacement: ([currency]) => `${currency} `,
  },
  {
    pattern: new RegExp(`\\b(${stems})iz(e[ds]?|ers?|ing|ations?|ational)\\b`, 'gi'),
    message: say`British spelling`,
    toReplacement: ([, stem, ending]) => `${stem}is${ending}`,
  },
  {
    pattern: new RegExp(`\\b(?:${Object.keys(spellings).join('|')})\\b`, 'gi'),
    message: say`British spelling`,
    toReplacement: ([word]) => {
      const british = spellings[word.toLowerCase()] ?? word
      return word.startsWith(word.charAt(0).toLowerCase())
        ? british
        : british.charAt(0).toUpperCase() + british.slice(1)
    },
  },
  ...englishNumberRules,
  ...toSampleRules(suffix, illustration),
]
