import { locales, type Locale } from '#engine/model/locale/locale.ts'
import type { Position } from '../source/diagnostics.ts'
import { createPositionAt } from '../source/position-at.ts'
import { locateField } from '../yaml/locate-field.ts'
import type { YamlSource } from '../yaml/parse-yaml.ts'
import { findWording } from './find-wording.ts'
import type { Term } from './wording-list.ts'
import type { WordingProblem } from './wording-problem.ts'

type Path = readonly (string | number)[]

interface FieldText {
  path: Path
  text: string
  locale: Locale
}

interface Options {
  /** The file in its folder. */
  file: string
  source: Pick<YamlSource, 'text' | 'linesAbove'>
  terms: readonly Term[]
}

/** The forms in the frontmatter of a text that are written otherwise here. */
export function checkMatterWording(
  fields: Readonly<Record<string, unknown>>,
  { locale, ...options }: Options & { locale: Locale },
): WordingProblem[] {
  return [...textsIn(fields, [], locale)].flatMap((field) => checkField(field, options))
}

/** The same for the texts of `entry.yaml`, which are those below the code of a language. */
export function checkFactsWording(fields: Readonly<Record<string, unknown>>, options: Options): WordingProblem[] {
  return [...textsIn(fields, [], undefined)].flatMap((field) => checkField(field, options))
}

/** The strings of a value, whose language is that of the innermost key that names one. */
function* textsIn(value: unknown, path: Path, locale: Locale | undefined): Generator<FieldText> {
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

function checkField({ path, text, locale }: FieldText, { file, source, terms }: Options): WordingProblem[] {
  const isHead = path.length === 1 && (path[0] === 'title' || path[0] === 'summary')
  const found = findWording(text, { locale, terms, place: isHead ? 'head' : 'fields' })
  if (found.length === 0) return []
  const start = locateField(source.text, path)
  const toPosition = createFinder(source.text, start)
  return found.map(({ found: form, replacement, message }) => {
    const position = toPosition(form)
    const { line, column } = position ?? start
    const fix = position && replacement !== undefined ? { found: form, replacement } : undefined
    return { file, line: line + source.linesAbove, column, message, ...(fix && { fix }) }
  })
}

/** Finds forms in the source of a field, one after the other: YAML may fold lines and quote, so that some are not found. */
function createFinder(text: string, start: Position): (form: string) => Position | undefined {
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
