/** A place in a file, counted from 1 as editors do. */
export interface Position {
  line: number
  column: number
}

export interface Diagnostic extends Position {
  /** Path as the editor knows it, from the project's root. */
  file: string
  message: string
  isWarning: boolean
}

const printLimit = 50

/** Collects what is wrong, so that one run names everything at once. */
export class Diagnostics {
  readonly list: Diagnostic[] = []

  error(file: string, { line, column }: Position, message: string): void {
    this.list.push({ file, line, column, message, isWarning: false })
  }

  warn(file: string, { line, column }: Position, message: string): void {
    this.list.push({ file, line, column, message, isWarning: true })
  }

  /** Adds what was collected apart; of a draft, which nobody sees, as warnings. */
  take({ list }: Diagnostics, { isDraft }: { isDraft: boolean }): void {
    this.list.push(...list.map((one) => ({ ...one, isWarning: one.isWarning || isDraft })))
  }

  get errors(): Diagnostic[] {
    return this.list.filter((diagnostic) => !diagnostic.isWarning)
  }
}

/** Thrown once all checks have run, when at least one failed. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly diagnostics: Diagnostic[]

  constructor(diagnostics: Diagnostic[], limit = printLimit) {
    super(formatDiagnostics(diagnostics, limit))
    this.diagnostics = diagnostics
  }
}

/**
 * `file:line:column message` a line, errors before warnings, in the order of the files: the first of them, fifty where
 * nothing is said, and a count.
 */
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
    // What a message quotes may have line breaks, and those who read the lines expect one for each.
    return `${file}:${line}:${column} ${isWarning ? 'warning: ' : ''}${message.replace(/\s*\n\s*/g, ' ')}`
  })
  const errors = diagnostics.filter((diagnostic) => !diagnostic.isWarning).length
  const rest = sorted.length > limit ? `… and ${sorted.length - limit} more\n` : ''
  return `${lines.join('\n')}\n${rest}${count(errors, 'error')}, ${count(diagnostics.length - errors, 'warning')}`
}

// By code point, not by the machine's language: the order is part of the output.
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
