import type { Locale } from '#engine/model/locale/locale.ts'
import { locateField } from '../yaml/locate-field.ts'
import type { YamlSource } from '../yaml/parse-yaml.ts'
import { createFinder, textsIn, type FieldText } from './field-texts.ts'
import { findWording } from './find-wording.ts'
import type { Term } from './wording-list.ts'
import type { WordingProblem } from './wording-problem.ts'

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
