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
}

const printLimit = 50

/** Collects errors and warnings, so that one run reports all of them. */
export class Diagnostics {
  readonly list: Diagnostic[] = []

  error(file: string, { line, column }: Position, message: string): void {
    this.list.push({ file, line, column, message, isWarning: false })
  }

  warn(file: string, { line, column }: Position, message: string): void {
    this.list.push({ file, line, column, message, isWarning: true })
  }

  /** Adds the diagnostics of another list. Those of a draft, which nobody sees, become warnings. */
  addAll({ list }: Diagnostics, { isDraft }: { isDraft: boolean }): void {
    this.list.push(...list.map((one) => ({ ...one, isWarning: one.isWarning || isDraft })))
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
