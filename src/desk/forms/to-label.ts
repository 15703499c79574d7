import { toLanguageName } from '#engine/content/languages/language-packs.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { figureNames } from '#features/financials/collections/figure-names.ts'
import { codeLanguage, translatedLanguages } from '#lib/say/languages.ts'
import { say, type Message } from '#lib/say/message.ts'
import type { LocalText } from '../protocol/people.ts'
import { toLocalText } from '../say/to-local-text.ts'
import { eventNames } from './event-names.ts'
import { fieldLabels } from './field-labels.ts'
import { valueNames } from './value-names.ts'

const languages: readonly (keyof LocalText)[] = [codeLanguage, ...translatedLanguages]

const figures: Readonly<Record<string, Message | undefined>> = figureNames

/** The longest label; a longer one is a sentence, and no name. */
const longest = 48

/** Descriptions that begin with a condition. */
const notName = /^(?:true|false|only|required|in place of) /i

/**
 * The name of a field, in the languages of the desk: of the list of names, else the beginning of its description, else the key in
 * words, so that a new field has one without other code.
 * @param collection in which the field may be called otherwise than elsewhere
 */
export function toLabel(name: string, description: Message | undefined, collection = ''): LocalText {
  const language = locales.find((locale) => locale === name)
  if (language) return toLocalText(say`Text in ${toLanguageName(language)}`)
  const known = fieldLabels[`${collection}.${name}`] ?? fieldLabels[name] ?? figures[name]
  if (known) return toLocalText(known)
  const said = description && mapText(toLocalText(description), toName)
  return said && Object.values(said).every((one) => one !== undefined)
    ? (said as LocalText) // every one is there
    : toLocalText({ text: toWordsOf(name), values: [] })
}

/**
 * The label of a value: that of the list of names for this field, what the description says behind it, `dinh-ky: periodic`, its name in all
 * fields; else the value itself.
 */
export function toValueLabel(field: string, value: string | number, description: Message | undefined): LocalText {
  const written = String(value)
  const own = valueNames[`${field} ${written}`] ?? (field === 'event' ? eventNames[written] : undefined)
  if (own) return toLocalText(own)
  const fallback = /^[a-z]+(?:-[a-z0-9]+)*$/.test(written) ? toWordsOf(written) : written
  const known = valueNames[written] ?? figures[written]
  const names = known && toLocalText(known)
  const said = description ? toLocalText(description) : toLocalText({ text: '', values: [] })
  return mapText(said, (text, language) => findValueName(written, text) ?? names?.[language] ?? fallback)
}

function findValueName(value: string, text: string): string | undefined {
  const escaped = value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  // The name of a value ends at the next one, or with its sentence. In “Monday to Friday (…)” the words stand in brackets.
  const found =
    new RegExp(`(?:^|[;.,:] |\\s)${escaped}(?:, [\\w-]+)*: ([^;.(]+?)(?: *\\(|[;.]|, [\\w-]+:|$)`, 'u').exec(
      text,
    )?.[1] ?? new RegExp(`(?:^|\\s)${escaped} \\(([^)]+)\\)`, 'u').exec(text)?.[1]
  return found && toUpperFirst(found.trim())
}

function toName(text: string): string | undefined {
  const clause = /^[^.,:;(—…]+/u
    .exec(text)?.[0]
    .trim()
    .replace(/^(?:the |an? )?(?:slug of )?(?:the |an? )?/i, '')
  const isName =
    clause !== undefined &&
    clause.length >= 2 &&
    clause.length <= longest &&
    !notName.test(clause) &&
    !/^[a-z]+(?:-[a-z0-9]+)+$/.test(clause)
  return isName ? toUpperFirst(clause) : undefined
}

/** `publishedAt` as `Published at`. */
function toWordsOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  return toUpperFirst(words.trim())
}

export function toUpperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function mapText<Value>(
  text: LocalText,
  map: (one: string, language: keyof LocalText) => Value,
): Record<keyof LocalText, Value> {
  const mapped = Object.fromEntries(languages.map((language) => [language, map(text[language], language)]))
  return mapped as Record<keyof LocalText, Value> // has every language of the text
}
