/** A position in a file; line and column count from 1. */
export interface Position {
  line: number
  column: number
}

export interface Diagnostic extends Position {
  /** Path from the root of the project. */
  file: string
  message: string
  isWarning: boolean
  /** The text that `--fix` writes, and its place; undefined where only the editor can say. */
  fix?: Fix
  /** True if it is about how a text is written. What is recorded as disclosed may stay so, because it never changes. */
  isOfForm?: true
}

/** A text of a file, and what to write instead. */
export interface Fix {
  found: string
  replacement: string
}

const printLimit = 50

/** Collects errors and warnings, so that one run reports all of them. */
export class Diagnostics {
  readonly list: Diagnostic[] = []

  error(file: string, { line, column }: Position, message: string, fix?: Fix): void {
    this.list.push({ file, line, column, message, isWarning: false, ...(fix && { fix }) })
  }

  warn(file: string, { line, column }: Position, message: string): void {
    this.list.push({ file, line, column, message, isWarning: true })
  }

  /** Something in how a text is written: an error, unless it says otherwise. */
  form(
    file: string,
    { line, column }: Position,
    message: string,
    { fix, isWarning = false }: { fix?: Fix | undefined; isWarning?: boolean } = {},
  ): void {
    this.list.push({ file, line, column, message, isWarning, isOfForm: true, ...(fix && { fix }) })
  }

  /**
   * Adds the diagnostics of another list. Those of a draft, which nobody sees, become warnings; so does what is wrong with the
   * form of a recorded text, and nothing mends it.
   */
  addAll({ list }: Diagnostics, { isDraft, isRecorded = false }: { isDraft: boolean; isRecorded?: boolean }): void {
    for (const { fix, ...one } of list) {
      const mayStay = isRecorded && one.isOfForm === true
      this.list.push({ ...one, isWarning: one.isWarning || isDraft || mayStay, ...(fix && !mayStay && { fix }) })
    }
  }

  get errors(): Diagnostic[] {
    return this.list.filter((diagnostic) => !diagnostic.isWarning)
  }
}

/** Thrown after all checks have run, if there is an error. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly diagnostics: Diagnostic[]

  constructor(diagnostics: Diagnostic[], limit = printLimit) {
    super(formatDiagnostics(diagnostics, limit))
    this.diagnostics = diagnostics
  }
}

/** One line `file:line:column message` for each of the first diagnostics, errors before warnings, and a count of all. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], limit = printLimit): string {
  const sorted = diagnostics.toSorted(
    (a, b) =>
      Number(a.isWarning) - Number(b.isWarning) ||
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.message, b.message),
  )
  const lines = sorted.slice(0, limit).map(({ file, line, column, message, isWarning }) => {
    // Messages may quote line breaks; problem matchers expect one line each.
    return `${file}:${line}:${column} ${isWarning ? 'warning: ' : ''}${message.replace(/\s*\n\s*/g, ' ')}`
  })
  const errors = diagnostics.filter((diagnostic) => !diagnostic.isWarning).length
  const rest = sorted.length > limit ? `… and ${sorted.length - limit} more\n` : ''
  return `${lines.join('\n')}\n${rest}${count(errors, 'error')}, ${count(diagnostics.length - errors, 'warning')}`
}

// By code point, so that the order does not depend on the locale of the machine.
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
