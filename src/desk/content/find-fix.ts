import { translatedLanguages } from '#lib/say/languages.ts'
import { parseAmount } from '../edits/parse-amount.ts'
import { parseDay, parseMoment } from '../edits/parse-day.ts'
import type { Problem } from '../protocol/changes.ts'

/**
 * The nearest value that is valid, for a problem with the value of a field: the one that the message names, the day that exists, the number
 * as it is stored.
 * @param message in the language of the code
 */
export function findFix(message: string, value: unknown): Problem['fix'] {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const found = String(value)
  const replacement = /Did you mean "([^"]+)"\?/.exec(message)?.[1] ?? toNearest(message, found)
  return replacement === undefined || replacement === found ? undefined : { found, replacement }
}

function toNearest(message: string, found: string): string | undefined {
  if (/\bdate and time\b/.test(message)) return toValue(parseMoment(found))
  if (/\bdate (?:that exists|such as)\b/.test(message)) return toValue(parseDay(found))
  return /\bdecimal\b|\bwhole number\b|\bquoted, such as "\d/.test(message)
    ? toValue(parseAmount(found, translatedLanguages[0]))
    : undefined
}

function toValue(parsed: { isDone: true; value: string } | { isDone: false; nearest?: string | undefined }) {
  return parsed.isDone ? parsed.value : parsed.nearest
}
