import type { TypedParam } from '#engine/model/urls/search.ts'
import { parseAmount } from '#features/fees/calculation/parse-amount.ts'
import { isBelow } from '#lib/numbers/decimal.ts'
import { keysOf } from '#lib/records.ts'
import type { Field, Fields, Problem, Problems, Typed, Values } from './field.ts'
import { readBoardPrice } from './read-board-price.ts'
import { readDay } from './read-day.ts'
import { readPercent } from './read-percent.ts'

/** The values of what was typed, and what is wrong with the rest. An optional field that is empty has neither. */
export function readFields<Name extends TypedParam>(
  fields: Fields<Name>,
  typed: Typed<Name>,
  point: ',' | '.',
): { values: Values<Name>; problems: Problems<Name> } {
  const values: Partial<Record<Name, string>> = {}
  const problems: Partial<Record<Name, Problem>> = {}
  for (const name of keysOf(fields)) {
    const found = readField(fields[name], typed[name] ?? '', point)
    if (typeof found === 'string') values[name] = found
    else if (found) problems[name] = found
  }
  return { values, problems }
}

/** @param point what separates decimals before a word: `1,5 triệu` */
export function readField(field: Field, text: string, point: ',' | '.'): string | Problem | undefined {
  if (text.trim() === '') return field.isOptional ? undefined : { code: 'empty' }
  return field.kind === 'day' ? readDayField(field, text) : readNumberField(field, text, point)
}

function readNumberField({ kind, least, most }: Field, text: string, point: ',' | '.'): string | Problem {
  if (/^\s*[-−–]\s*\d/.test(text)) return { code: 'too-small', nearest: least }
  const boardPrice = kind === 'price' ? readBoardPrice(text) : undefined
  if (boardPrice !== undefined) return { code: 'board-price', nearest: boardPrice }
  const parsed = kind === 'percent' ? toPercent(text) : parseAmount(text, point)
  if ('problem' in parsed)
    return parsed.problem === 'too-large' ? { code: 'too-large', nearest: most } : { code: parsed.problem }
  const { amount } = parsed
  if (isBelow(amount, least)) return { code: 'too-small', nearest: least }
  return isBelow(most, amount) ? { code: 'too-large', nearest: most } : amount
}

function toPercent(text: string): ReturnType<typeof parseAmount> {
  const amount = readPercent(text)
  return amount === undefined ? { problem: 'no-number' } : { amount }
}

function readDayField({ least, most }: Field, text: string): string | Problem {
  const found = readDay(text)
  if (!found) return { code: 'no-day' }
  if ('nearest' in found) return { code: 'no-such-day', nearest: found.nearest }
  if (found.day < least) return { code: 'too-small', nearest: least }
  return found.day > most ? { code: 'too-large', nearest: most } : found.day
}
