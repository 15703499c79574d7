import { posix } from 'node:path'
import { createPositionAt } from '#engine/content/source/position-at.ts'
import type { SourceText } from './read-imports.ts'

/** The parts of the project that documents refer to. */
export interface Project {
  /** The names of the scripts in `package.json`. */
  scripts: ReadonlySet<string>
  /** The commands of `npm run site`: `export nginx`. */
  commands: ReadonlySet<string>
  /** True if any path from the project's root matches a glob; one that ends in `/` matches folders alone. */
  hasMatch: (glob: string) => boolean
}

interface Found {
  offset: number
  text: string
}

const code = /^```.*\n[^]*?^```|`(?:[^`\n]|\n(?!\n))+`/gm
const path = /(?<![\w@#./-])(?:src|routes|tests|docs|content|public)\/(?:\{[^\s}]*\}|[^\s`'",;:()])*(?<![.!?])/g
const link = /(?<=\]\()(?!\w+:|#|\/)[^\s)#]+/g
const script = /(?<=\bnpm\s+run\s+(?:-s\s+)?)[a-z][\w:-]*/g
const command = /(?<=\bnpm\s+run\s+(?:-s\s+)?site\s+--\s+)[a-z][a-z-]*(?:\s+[a-z][a-z-]*)?/g

/** Each path and each `npm run …` of a Markdown document that the project does not have, as `file:line: problem`. */
export function findBrokenReferences(document: SourceText, project: Project): string[] {
  const { text } = document
  const { hasMatch } = project
  const folder = posix.dirname(document.path)
  const isMissing = (target: string) => !hasMatch(target) && !hasMatch(toGlob(target))
  const problems = [
    ...findAll(path, text)
      .filter(isIn(findAll(code, text)))
      .filter((found) => isMissing(found.text) && isMissing(posix.join(folder, found.text)))
      .map((found) => ({ ...found, problem: `${found.text} does not exist` })),
    ...findAll(
      link,
      text.replace(code, (span) => ' '.repeat(span.length)),
    )
      .filter((found) => isMissing(posix.join(folder, found.text)))
      .map((found) => ({ ...found, problem: `the link to ${found.text} is broken` })),
  ]
  return [...toLines(document, problems), ...findUnknownCommands(document, project)]
}

/** Each `npm run …` of a text, and each command of `npm run site -- …`, that the project does not have, as `file:line: problem`. */
export function findUnknownCommands(
  document: SourceText,
  { scripts, commands }: Pick<Project, 'scripts' | 'commands'>,
): string[] {
  const isKnown = (words: string) =>
    commands.has(words.replace(/\s+/, ' ')) || commands.has(words.split(/\s/, 1)[0] ?? '')
  return toLines(document, [
    ...findAll(script, document.text)
      .filter((found) => !scripts.has(found.text))
      .map((found) => ({ ...found, problem: `npm run ${found.text} is not a script of package.json` })),
    ...findAll(command, document.text)
      .filter((found) => !isKnown(found.text))
      .map((found) => ({ ...found, problem: `npm run site -- ${found.text} is no command: see --help` })),
  ])
}

function toLines({ path: file, text }: SourceText, problems: readonly (Found & { problem: string })[]): string[] {
  const positionAt = createPositionAt(text)
  return problems
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ offset, problem }) => `${file}:${positionAt(offset).line}: ${problem}`)
}

function findAll(pattern: RegExp, text: string): Found[] {
  return [...text.matchAll(pattern)].map((match) => ({ offset: match.index, text: match[0] }))
}

function isIn(spans: readonly Found[]): (found: Found) => boolean {
  return ({ offset }) => spans.some((span) => span.offset < offset && offset < span.offset + span.text.length)
}

/** Placeholders as globs: `<name>` and `NAME` are one segment or a part of one, `…` as a segment is any number of them. */
function toGlob(written: string): string {
  return written
    .replace(/<[^>/]*>/g, '*')
    .replace(/(?<![a-z])[A-Z]{2,}(?![a-z])/g, '*')
    .replace(/(^|\/)…(?=\/|$)/g, '$1**')
    .replace(/…/g, '*')
}
