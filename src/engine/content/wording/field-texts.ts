import { locales, type Locale } from '#engine/model/locale/locale.ts'
import type { Position } from '../source/diagnostics.ts'
import { createPositionAt } from '../source/position-at.ts'

/** A text of a YAML file, with its place there. */
export interface FieldText {
  path: readonly (string | number)[]
  text: string
  locale: Locale
}

/** The strings of a value, whose language is that of the innermost key that names one. */
export function* textsIn(value: unknown, path: FieldText['path'], locale: Locale | undefined): Generator<FieldText> {
  if (typeof value === 'string') {
    // A name of a file, a slug, a code: no text.
    if (locale !== undefined && /\S\s+\S|[*`<]|&#?\w+;/.test(value)) yield { path, text: value, locale }
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key
    yield* textsIn(child, [...path, step], locales.find((one) => one === key) ?? locale)
  }
}

/** Finds forms in the source of a field, one after the other: YAML may fold lines and quote, so that some are not found. */
export function createFinder(text: string, start: Position): (form: string) => Position | undefined {
  const positionAt = createPositionAt(text)
  const lines = text.split('\n')
  const before = lines.slice(0, start.line - 1).reduce((sum, line) => sum + line.length + 1, 0)
  // A quote around the value is none in it.
  let from = before + start.column - 1 + (/^["']/.test(text.slice(before + start.column - 1)) ? 1 : 0)
  return (form) => {
    const index = text.indexOf(form, from)
    if (index < 0) return undefined
    from = index + form.length
    return positionAt(index)
  }
}
