import type { Locale } from '#engine/model/locale/locale.ts'
import { memoize } from '#lib/memoize.ts'
import { say, type Message } from '#lib/say/message.ts'
import { appliesTo, type WordingPlace, type WordingRule } from '#lib/text/wording-rule.ts'
import { rulesFor } from './rules-for.ts'
import { toTermRule } from './to-term-rules.ts'
import type { Term } from './wording-list.ts'

/** A form in a text that is written otherwise here. */
export interface FoundWording {
  index: number
  /** The text as it is. */
  found: string
  /** The form to write; undefined where only the editor can say. */
  replacement: string | undefined
  message: Message
}

export interface WordingOptions {
  locale: Locale
  terms: readonly Term[]
  place: WordingPlace
}

/** Finds forms other than those of the rules and of the terms, in the order of the text. */
export function findWording(text: string, { locale, terms, place }: WordingOptions): FoundWording[] {
  const found: FoundWording[] = []
  const needed = new Map<RegExp, boolean>()
  const has = (needs: RegExp): boolean => {
    const known = needed.get(needs) ?? needs.test(text)
    needed.set(needs, known)
    return known
  }
  for (const rule of allRules(terms)(locale)) {
    if (!appliesTo(rule, place) || (rule.needs && !has(rule.needs))) continue
    // One by one: a call takes fewer arguments than a text can have matches.
    for (const match of findMatches(text, rule)) found.push(match)
  }
  // What a rule removes may contain what another finds.
  let end = 0
  return found
    .toSorted((a, b) => a.index - b.index || b.found.length - a.found.length)
    .filter((one) => {
      const isApart = one.index >= end
      end = Math.max(end, one.index + one.found.length)
      return isApart
    })
}

function* findMatches(text: string, { pattern, message, toReplacement, toHint }: WordingRule): Generator<FoundWording> {
  for (const match of text.matchAll(pattern)) {
    const [found] = match
    const replacement = toReplacement(match)
    if (replacement === found) continue
    const hint = replacement ?? toHint?.(match)
    const advice = hint === undefined ? '' : toAdvice(hint)
    yield { index: match.index, found, replacement, message: say`“${found.trim() || found}”: ${message}${advice}` }
  }
}

const known = new WeakMap<readonly Term[], (locale: Locale) => readonly WordingRule[]>()

/** The rules of each language, with its terms; made once for a list of terms. */
function allRules(terms: readonly Term[]): (locale: Locale) => readonly WordingRule[] {
  const rules =
    known.get(terms) ?? memoize((locale: Locale) => [...rulesFor(locale), ...[toTermRule(terms, locale) ?? []].flat()])
  known.set(terms, rules)
  return rules
}

function toAdvice(replacement: string): Message {
  if (replacement === '') return say`; leave it out`
  return replacement.trim() === '' ? say`; write one` : say`; write “${replacement.trim()}”`
}
