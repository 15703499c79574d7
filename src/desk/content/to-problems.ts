import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Diagnostic } from '#engine/content/source/diagnostics.ts'
import { toFieldLabel } from '../differences/to-field-label.ts'
import { editsOf, findMatter } from '../edits/matter.ts'
import { findFormModel } from '../forms/to-form-model.ts'
import { toUpperFirst } from '../forms/to-label.ts'
import type { ChangePath, Problem } from '../protocol/changes.ts'
import type { LocalText } from '../protocol/people.ts'
import { mapLanguages, toLocalText } from '../say/to-local-text.ts'
import { contentName } from './examiner.ts'
import { findFix } from './find-fix.ts'

/** Reads a file of the content as it was checked; undefined where it is no text. */
export type ReadText = (path: string) => string | undefined

/** The findings about a folder, those of its files by name. Errors come first. */
export function toProblems(list: readonly Diagnostic[], path: ChangePath, readText: ReadText): Problem[] {
  const order = ['error', 'warning', 'advice']
  return list
    .filter((one) => isAbout(one, path))
    .map((one) => toProblem(one, path, readText))
    .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
}

/** True if a diagnostic is about a folder or a file at the root; a page has no part in those below it. */
function isAbout({ file, subject }: Diagnostic, path: ChangePath): boolean {
  if (subject === path || file === `${contentName}/${path}`) return true
  const folder = `${contentName}/${path}/`
  return file.startsWith(folder) && !file.slice(folder.length).includes('/')
}

export function toProblem(diagnostic: Diagnostic, path: ChangePath | undefined, readText: ReadText): Problem {
  const { file, line, column, message, said, severity, rule, fix } = diagnostic
  const inContent = file.startsWith(`${contentName}/`) ? file.slice(contentName.length + 1) : file
  const name = path !== undefined && inContent.startsWith(`${path}/`) ? inContent.slice(path.length + 1) : inContent
  const text = readText(inContent)
  const field =
    /^"([\w.-]+)": /.exec(message)?.[1] ??
    /^(?:Missing|Empty) field "([\w.-]+)"/.exec(message)?.[1] ??
    (text === undefined ? undefined : findFieldAt(name, text, { line, column }))
  const label =
    field === undefined ? undefined : toFieldLabel(findFormModel(inContent.split('/')[0] ?? ''), name, field)
  const value = text === undefined || field === undefined ? undefined : editsOf(name).read(text, field.split('.'))
  return {
    file: name,
    line,
    column,
    field,
    severity,
    ...toNamed(toLocalText(said ?? { text: message, values: [] }), field, label),
    rule,
    fix: fix ?? findFix(message, value),
  }
}

/** A message with the name of its field in place of its path; what begins with the path has the name beside it. */
function toNamed(
  message: LocalText,
  field: string | undefined,
  label: LocalText | undefined,
): Pick<Problem, 'message' | 'label'> {
  if (field === undefined || label === undefined) return { message }
  const lead = `"${field}": `
  const hasLead = Object.values(message).every((text) => text.startsWith(lead))
  const named = mapLanguages((language) => {
    const text = hasLead ? message[language].slice(lead.length) : message[language]
    return toUpperFirst(text.replaceAll(`"${field}"`, () => `“${label[language]}”`))
  })
  return { message: named, ...(hasLead && { label }) }
}

/** The path of the field that stands at a position; undefined where it is in a text. */
function findFieldAt(
  name: string,
  text: string,
  { line, column }: { line: number; column: number },
): string | undefined {
  const matter = name.endsWith('.md') ? findMatter(text) : { from: 0, to: text.length }
  if (!matter) return undefined
  const lines = text.split('\n')
  const offset = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1 - matter.from
  if (offset < 0 || offset >= matter.to - matter.from) return undefined
  let node: unknown = parseDocument(text.slice(matter.from, matter.to), {
    prettyErrors: false,
    uniqueKeys: false,
  }).contents
  const path: (string | number)[] = []
  for (;;) {
    const found = findChild(node, offset)
    if (!found) return path.length === 0 ? undefined : path.join('.')
    path.push(found.key)
    node = found.node
  }
}

function findChild(node: unknown, offset: number): { key: string | number; node: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.findLast(({ key }) => isScalar(key) && (key.range?.[0] ?? Infinity) <= offset)
    const end = isMap(pair?.value) || isSeq(pair?.value) || isScalar(pair?.value) ? pair.value.range?.[2] : undefined
    if (!pair || (end !== undefined && offset > end)) return undefined
    return { key: String(isScalar(pair.key) ? pair.key.value : ''), node: pair.value }
  }
  if (!isSeq(node)) return undefined
  const index = node.items.findLastIndex(
    (item) => (isMap(item) || isSeq(item) || isScalar(item)) && (item.range?.[0] ?? Infinity) <= offset,
  )
  return index < 0 ? undefined : { key: index, node: node.items[index] }
}
