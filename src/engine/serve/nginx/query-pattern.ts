import { toLiteral } from './config-text.ts'

/**
 * Part of a regular expression for a text whose characters may be escaped: `l%61ng` is `lang` too. nginx gives a query as
 * it was sent.
 */
export function toEscapable(text: string): string {
  return [...text].map((character) => `(?:${toLiteral(character)}|%${toHexDigits(character)})`).join('')
}

/** The hexadecimal digits of an ASCII character, in both cases. */
function toHexDigits(character: string): string {
  const digits = character.charCodeAt(0).toString(16).padStart(2, '0')
  return digits.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
}

/** A query whose first parameter of a name has a value: part of a regular expression, as is the value. */
export function toFirstParam(name: string, value: string): string {
  const named = toEscapable(name)
  return `^(?:(?!${named}(?:[=&]|$))[^&]*&)*${named}=${value}(?:&|$)`
}

/** A query that has a parameter once, with this value. */
export function toOnlyParam(name: string, value: string): string {
  const named = toEscapable(name)
  return `^(?:(?!${named}(?:[=&]|$))[^&]*&)*${named}=${value}(?:&(?!${named}(?:[=&]|$))[^&]*)*$`
}
