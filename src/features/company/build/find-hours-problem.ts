import type { MentionedValue } from '#engine/content/mentions/find-mentions.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { type Message, say } from '#lib/say/message.ts'
import type { OfficeFacts } from '../collections/offices.ts'

type Office = Entry<'offices'>
type Hours = Extract<MentionedValue, { kind: 'hours' }>

/** Words of texts for offices of a kind, in any language. */
const kindWords: Readonly<Record<OfficeFacts['kind'], readonly string[]>> = {
  'hoi-so': ['hội sở', 'trụ sở', 'head office'],
  'chi-nhanh': ['chi nhánh', 'branch'],
  'phong-giao-dich': ['phòng giao dịch', 'transaction office'],
}

/** Words of texts for any of them. */
const anyWords = ['quầy', 'điểm giao dịch', 'counter']

/** A sentence is about opening hours if it says so; a row or an item that names an office always is. */
const openingWords = ['mở cửa', 'giờ làm việc', 'làm việc từ', 'opening hours', 'working hours', 'is open', 'are open']

/** The message for hours that are said of an office and are none of its hours; undefined for all others. */
export function findHoursProblem(
  { text, value, context, isLine }: Hours,
  offices: readonly Office[],
): Message | undefined {
  const words = context.toLowerCase()
  if (!isLine && !openingWords.some((word) => words.includes(word))) return undefined
  const named = findNamed(
    words,
    offices.filter(({ isListed }) => isListed),
  )
  const known = [...new Set(named.flatMap(({ facts }) => facts.hours.map(({ opens, closes }) => `${opens}–${closes}`)))]
  if (known.length === 0 || known.includes(value)) return undefined
  const where = named.length === 1 ? `offices/${named[0]?.slug}` : say`these offices`
  return say`The hours ${text} are none of ${where}: ${known.join(', ')}. Correct them here or there, or link to /ho-tro/lien-he; hours for a time belong in an announcement with "expiresAt"`
}

/** The offices that a text names: those whose title it has, else those of the kinds that it names. */
function findNamed(words: string, offices: readonly Office[]): Office[] {
  const titled = offices.filter(({ texts }) =>
    locales.some((locale) => {
      const title = texts[locale]?.title.toLowerCase()
      return title !== undefined && words.includes(title)
    }),
  )
  if (titled.length > 0) return titled
  const has = (list: readonly string[]) => list.some((word) => words.includes(word))
  return offices.filter(({ facts }) => has(kindWords[facts.kind]) || has(anyWords))
}
