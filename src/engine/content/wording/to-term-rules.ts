import type { Locale } from '#engine/model/locale/locale.ts'
import { say } from '#lib/say/message.ts'
import type { WordingRule } from '#lib/text/wording-rule.ts'
import { languagePacks } from '../languages/language-packs.ts'
import type { Term } from './wording-list.ts'

/** The terms of a language as one rule; undefined if it has none. Phrases in which a refused term stays are matched first. */
export function toTermRule(terms: readonly Term[], locale: Locale): WordingRule | undefined {
  const byForm = new Map<string, { written: string; sure: boolean }>()
  const allowed: string[] = []
  for (const { preferred, refused, allowed: phrases, sure } of terms) {
    const written = preferred[locale]
    for (const phrase of phrases[locale] ?? []) allowed.push(toAnyCase(phrase))
    if (written === undefined) continue
    for (const form of refused[locale] ?? []) byForm.set(form, { written, sure })
  }
  if (byForm.size === 0) return undefined
  // Longer forms first, so that none is taken for a part of another.
  const forms = [...byForm.keys()].toSorted((a, b) => b.length - a.length)
  const phrases = allowed.length > 0 ? `(?:${allowed.join('|')})|` : ''
  const write = (found: string): { text: string; sure: boolean } => {
    const form = found.replace(/\s+/g, ' ')
    const { written, sure } = byForm.get(form) ?? byForm.get(lowerFirst(form)) ?? { written: form, sure: true }
    const isCapital = !byForm.has(form) || form.charAt(0) !== form.charAt(0).toLowerCase()
    return { text: isCapital ? upperFirst(written) : written, sure }
  }
  const plural = `(${languagePacks[locale]?.pluralEnding ?? ''})?`
  const pattern = `(?<![\\p{L}\\p{N}])(?:${phrases}(${forms.map(toAnyCase).join('|')})${plural}(?![\\p{L}\\p{N}]))`
  return {
    pattern: new RegExp(pattern, 'gu'),
    message: say`One term for one thing`,
    toReplacement: ([all, found, ending = '']) => {
      if (found === undefined) return all
      const { text, sure } = write(found)
      return sure ? text + ending : undefined
    },
    toHint: ([, found = '', ending = '']) => write(found).text + ending,
  }
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A phrase as a pattern, in which a space stands for any white space: lines are wrapped. */
function toPattern(phrase: string): string {
  return phrase.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/ +/g, String.raw`\s+`)
}

function toAnyCase(form: string): string {
  const first = form.charAt(0)
  const isLetter = first.toUpperCase() !== first
  return isLetter ? `[${first}${first.toUpperCase()}]${toPattern(form.slice(1))}` : toPattern(form)
}
