import { listed, say, toWords, type Message, type SaidText } from '#lib/say/message.ts'
import { told, toldWords } from '#lib/say/speech.ts'
import { findNew } from './find-new.ts'
import type { DiagnosticClass, Rule } from './rules.ts'

/** A position in a file; line and column count from 1. */
export interface Position {
  line: number
  column: number
}

export interface Diagnostic extends Position {
  /** Path from the root of the project. */
  file: string
  /** In the language of the code. */
  message: string
  /** The message with its values apart, for other languages; undefined where it is words alone. */
  said?: SaidText
  /** The name of the rule that says so, and its class. */
  rule: string
  class: DiagnosticClass
  severity: Severity
  /** The text that `--fix` writes, and its place; undefined where only the editor can say. */
  fix?: Fix
  /** The folder below the content that it is about, where that is not the one of its file: `news/a`. */
  subject?: string
  /** See `Rule`. */
  mayStay?: true
}

/** An error stops what it is about; a warning and advice stop nothing. */
export type Severity = 'error' | 'warning' | 'advice'

/** A text of a file, and what to write instead. */
export interface Fix {
  found: string
  replacement: string
}

const printLimit = 50

/** The parts of a diagnostic that not every one has. */
export interface More {
  fix?: Fix | undefined
  subject?: string | undefined
}

interface Found {
  file: string
  position: Position
  message: SaidText
  more: More
}

interface AddOptions {
  isDraft: boolean
  /** True if they are of an entry that is recorded as disclosed. */
  isRecorded?: boolean
  /** True if the archive holds its files to a record, also as a sample, which was never disclosed: nothing mends them. */
  isHeldToRecord?: boolean
  /** True if its texts were written elsewhere, and are left as they are. */
  isAsWritten?: boolean
  /** True if they are of an entry of an earlier site, which is accepted as it is. */
  isImported?: boolean
  /** True if advice on wording is to stop what it is about. */
  isStrict?: boolean
}

/** Collects errors and warnings, so that one run reports all of them. */
export class Diagnostics {
  readonly list: Diagnostic[] = []

  /** Adds an error; advice, if its rule is one of wording. */
  error(rule: Rule, file: string, position: Position, message: SaidText, more: More = {}): void {
    this.#add('error', rule, { file, position, message, more })
  }

  /** Adds a warning; advice, if its rule is one of wording. */
  warn(rule: Rule, file: string, position: Position, message: SaidText, more: More = {}): void {
    this.#add('warning', rule, { file, position, message, more })
  }

  #add(
    severity: Severity,
    rule: Rule,
    { file, position: { line, column }, message, more: { fix, subject } }: Found,
  ): void {
    this.list.push({
      file,
      line,
      column,
      message: toWords(message),
      ...(message.values.length > 0 && { said: message }),
      rule: rule.name,
      class: rule.class,
      severity: rule.class === 'wording' ? 'advice' : severity,
      ...(rule.mayStay && { mayStay: true }),
      ...(subject !== undefined && { subject }),
      ...(fix && { fix }),
    })
  }

  /**
   * Adds the diagnostics of another list. Errors of a draft, which nobody sees, become warnings; so does what may stay in a recorded
   * or an imported text, of whose wording nothing is said.
   */
  addAll(
    { list }: Diagnostics,
    {
      isDraft,
      isRecorded = false,
      isHeldToRecord = false,
      isAsWritten = false,
      isImported = false,
      isStrict = false,
    }: AddOptions,
  ): void {
    for (const { fix, ...one } of list) {
      if ((isRecorded || isAsWritten) && one.class === 'wording') continue
      const mayStay = (isRecorded || isImported) && one.mayStay === true
      const asked = one.severity === 'advice' && isStrict ? 'error' : one.severity
      const severity = asked === 'error' && (isDraft || mayStay) ? 'warning' : asked
      this.list.push({ ...one, severity, ...(fix && !isHeldToRecord && { fix }) })
    }
  }

  get errors(): Diagnostic[] {
    return this.list.filter(({ severity }) => severity === 'error')
  }
}

/** Thrown after all checks have run, if there is an error. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly diagnostics: Diagnostic[]
  /** Why an error of one entry stops the others too, where it does. */
  readonly reason: Message | undefined
  /** The changed folders without which the content was read, because they were to wait: what is missing may be in them. */
  readonly waiting: readonly string[]

  constructor(
    diagnostics: Diagnostic[],
    {
      limit = printLimit,
      reason,
      waiting = [],
    }: { limit?: number; reason?: Message; waiting?: readonly string[] } = {},
  ) {
    super(`${reason === undefined ? '' : `${told(reason)}\n`}${formatDiagnostics(diagnostics, limit)}`)
    this.diagnostics = diagnostics
    this.reason = reason
    this.waiting = waiting
  }
}

const severities: readonly Severity[] = ['error', 'warning', 'advice']
const kinds = { warning: say`warning`, advice: say`advice` } as const satisfies Record<
  Exclude<Severity, 'error'>,
  Message
>

/** An error at the start of a file. */
export function toContentError(rule: Rule, file: string, message: Message): ContentError {
  const diagnostics = new Diagnostics()
  diagnostics.error(rule, file, { line: 1, column: 1 }, message)
  return new ContentError(diagnostics.list)
}

/**
 * One line `file:line:column message [rule]` for each of the first diagnostics, errors first, and the counts of all: of advice for each
 * rule, and how much of it `--fix` writes.
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], limit = printLimit): string {
  return `${toLines(diagnostics, limit)}${countDiagnostics(diagnostics)}`
}

/**
 * The same for publishes and previews, one after another, of which advice is no part: it is counted. Each line is told once, until it is mended:
 * the same at every save would hide what is new. Empty where nothing has changed.
 */
export function createWarningLines(): (diagnostics: readonly Diagnostic[]) => string {
  let known: readonly Diagnostic[] = []
  let counted = ''
  return (diagnostics) => {
    const present = diagnostics.filter(({ severity }) => severity !== 'advice')
    const counts = diagnostics.length > 0 ? countDiagnostics(diagnostics, { isPublished: true }) : ''
    const lines = toLines(findNew(known, present), printLimit)
    const text = lines === '' && counts === counted ? '' : `${lines}${counts}`
    known = present
    counted = counts
    return text
  }
}

/** The message of a diagnostic in the language of this process, on one line: messages may quote line breaks, and problem matchers expect none. */
export function toldProblem({ message, said }: Pick<Diagnostic, 'message' | 'said'>): string {
  return (said ? told(said) : toldWords(message)).replace(/\s*\n\s*/g, ' ')
}

function toLines(diagnostics: readonly Diagnostic[], limit: number): string {
  const sorted = diagnostics.toSorted(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.message, b.message),
  )
  const lines = sorted.slice(0, limit).map((one) => {
    const kind = one.severity === 'error' ? '' : `${told(kinds[one.severity])}: `
    return `${one.file}:${one.line}:${one.column} ${kind}${toldProblem(one)} [${one.rule}]`
  })
  if (sorted.length > limit) lines.push(told(say`… and ${sorted.length - limit} more`))
  return lines.map((line) => `${line}\n`).join('')
}

/**
 * `1 error, 2 warnings`, and of advice how much there is for each rule.
 * @param options `isPublished`: no errors are counted, because what has some is held back, and told elsewhere
 */
function countDiagnostics(diagnostics: readonly Diagnostic[], { isPublished = false } = {}): string {
  const [errors = 0, warnings = 0] = severities.map(
    (one) => diagnostics.filter(({ severity }) => severity === one).length,
  )
  const advice = diagnostics.filter(({ severity }) => severity === 'advice')
  const counted = listed([
    ...(isPublished ? [] : [errors === 1 ? say`1 error` : say`${errors} errors`]),
    warnings === 1 ? say`1 warning` : say`${warnings} warnings`,
  ])
  if (advice.length === 0) return told(counted)
  const byRule = [...Map.groupBy(advice, ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length)
  const rules = listed(byRule.map(([rule, { length }]) => `${rule} ${length}`))
  const fixable = advice.filter(({ fix }) => fix).length
  const all = say`${counted}, advice ${advice.length} (${rules})`
  return told(fixable === 0 ? all : say`${all}; --fix writes ${fixable} of it`)
}

// By code point, so that the order does not depend on the locale of the machine.
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
