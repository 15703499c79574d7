import type { Locale } from '#engine/model/locale/locale.ts'
import type { MarkdownSource } from '../markdown/parser/markdown-source.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { createPositionAt } from '../source/position-at.ts'
import { rules } from '../source/rules.ts'
import { createFinder, textsIn } from '../wording/field-texts.ts'
import { maskMarkdown } from '../wording/mask-markdown.ts'
import { locateField } from '../yaml/locate-field.ts'
import type { YamlSource } from '../yaml/parse-yaml.ts'
import { findImpossibleDates } from './find-impossible-dates.ts'

/** Reports dates in a Markdown text that do not exist. Code and addresses may have any. */
export function checkBodyDates(source: MarkdownSource, locale: Locale, diagnostics: Diagnostics): void {
  // Hardly any text has one: only then it is worth to look for code.
  if (findImpossibleDates(source.text, locale).length === 0) return
  const positionAt = createPositionAt(source.text)
  for (const { index, message } of findImpossibleDates(maskMarkdown(source.text), locale)) {
    const { line, column } = positionAt(index)
    diagnostics.error(rules.impossibleDates, source.name, { line: line + source.linesAbove, column }, message)
  }
}

/** The same for the texts of a YAML file: those of the language, and those below the code of another. */
export function checkFieldDates(
  fields: Readonly<Record<string, unknown>>,
  { source, locale, diagnostics }: { source: YamlSource; locale: Locale | undefined; diagnostics: Diagnostics },
): void {
  for (const { path, text, locale: own } of textsIn(fields, [], locale)) {
    const found = findImpossibleDates(text, own)
    if (found.length === 0) continue
    const start = locateField(source.text, path)
    const toPosition = createFinder(source.text, start)
    for (const { found: date, message } of found) {
      const { line, column } = toPosition(date) ?? start
      diagnostics.error(rules.impossibleDates, source.name, { line: line + source.linesAbove, column }, message)
    }
  }
}
