import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Status } from '#engine/model/entries/common-fields.ts'
import type { Content, ContentPage } from '#engine/model/entries/content.ts'
import type { AnyEntry } from '#engine/model/entries/entry.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { Message, say } from '#lib/say/message.ts'
import type { ArchiveLock } from '../archive/archive-lock.ts'
import type { DigestsOf } from '../archive/archived-entry.ts'
import type { LostRecord } from '../archive/with-published.ts'
import type { EntrySources } from '../entries/read-result.ts'
import type { Visibility } from '../entries/to-visibility.ts'
import type { LinkReference } from '../markdown/render-markdown.ts'
import type { Mention } from '../mentions/find-mentions.ts'
import type { WrittenMenus } from '../menus/read-menus.ts'
import type { WrittenRedirects } from '../redirects/read-redirects.ts'
import type { Diagnostics, Position } from '../source/diagnostics.ts'
import type { DiagnosticClass, Rule } from '../source/rules.ts'
import type { IsGone, TakenDownList } from '../taken-down/taken-down.ts'
import { locateField } from '../yaml/locate-field.ts'
import type { ContentIndex } from './content-index.ts'

/** The input of a check, and the functions that report its errors. */
export interface CheckContext {
  site: ContentSite
  content: Content
  /** The content to report errors of: all of the content, or only what appears at a later moment. */
  checked: Pick<Content, 'pages' | 'entries'>
  /** Look-ups in the content. */
  index: ContentIndex
  /** The path of the content's folder, for messages about missing files. */
  folder: string
  /** The record of disclosures; undefined where there is none. */
  archive: ArchiveFacts | undefined
  takenDown: TakenDownList
  /** The redirects in the content; all of them are in `content`. */
  redirects: WrittenRedirects
  menus: WrittenMenus
  isGone: IsGone
  hidden: HiddenEntries
  /** The items of lists that are left out of entries, because the entry with which they appear is not published. */
  withheld: readonly WithheldPart[]
  /**
   * Entries and pages that exist but are invalid, by their folder below `content/` and by their path. Their errors are
   * already reported, so that checks do not report references to them.
   */
  invalid: ReadonlySet<string>
  /** The links in all texts that are checked, including those of invalid entries and drafts. */
  links: readonly TextLink[]
  /** The moment for which the content is checked. */
  now: Date
  /** The moment of the run, which is before that where scheduled entries are checked as of theirs. */
  present: Date
  /** The day of the site at `now`: `2026-11-21`. */
  today: string
  /** The drafts whose facts are complete, for rules of single texts: errors in them are warnings. */
  drafts: readonly ContentObject[]
  /** The numbers, addresses and hours in the texts of an entry or a page. */
  mentionsOf: (object: ContentObject) => readonly Mention[]
  report: Report
  /** How a rule reports. A check that is defined has the `report` of its own. */
  reportBy: (rule: Rule) => Report
  /**
   * The source of a text, with its frontmatter; empty if there is none. Checks that look for words read it instead of the
   * rendered text, which stays in the cache until a page needs it.
   */
  sourceOf: (object: ContentObject, locale: Locale) => string
  /** Applies a rule to the texts of all that is checked, and of drafts: to those of which it is not known that it finds nothing in them. */
  lookAtTexts: (rule: TextRule) => void
}

/** The record of what was disclosed. */
export interface ArchiveFacts {
  /** By the lock, and by what releases have published. */
  lock: ArchiveLock
  /** The lock alone; undefined where the content has none. */
  recorded: ArchiveLock | undefined
  /** The lock as the content has it, also where a former one is read in its place; undefined where there is none, or not all of it can be read. */
  present: ArchiveLock | undefined
  /** True if the lock has lines that cannot be read: what it lacks may be in these. */
  isDamaged: boolean
  /** Where the lock contradicts what was published. */
  lost: readonly LostRecord[]
  /** See `CheckOptions.recording`. */
  recording: string | undefined
  /** See `CheckOptions.isUrgent`. */
  isUrgent?: boolean | undefined
  /** See `CheckOptions.isRecordingAll`. */
  isRecordingAll?: boolean | undefined
  /** See `CheckOptions.findBranch`. */
  findBranch?: ((id: string) => string | undefined) | undefined
  digestsOf: DigestsOf
}

/** A text of an entry or a page. */
export interface SourceText {
  subject: ContentObject
  locale: Locale
  /** Reads its source: frontmatter and Markdown. */
  text: () => string
}

/**
 * A rule for single texts. What it finds in one follows from the files of its entry, from `basis`, and from the code. So an entry
 * in which it found nothing is not read again until one of these changes.
 */
export interface TextRule {
  /** No other rule has it. */
  name: string
  /** Whatever it goes by besides, such as the names of issuers. */
  basis: string
  /** Looks at a text. Returns true if it reported something. */
  look: (text: SourceText) => boolean
}

/** A link in a text, with the visibility of the text. */
export interface TextLink extends LinkReference {
  visibility: Exclude<Visibility, 'scheduled'>
}

/** True if all entries of a collection are valid. If not, an entry that is missing may be one of the invalid ones. */
export function isComplete({ invalid }: Pick<CheckContext, 'invalid'>, collection: CollectionName): boolean {
  return ![...invalid].some((name) => name.startsWith(`${collection}/`))
}

/** An entry that is a draft, scheduled for later, or taken down. */
export interface HiddenEntry {
  status: Status | 'taken down'
  /** When it appears, as an instant; empty where no date is known. */
  publishedAt: string
  /** The path of its future page, if it has its own. */
  path: string | undefined
}

/** By `collection/slug`. */
export type HiddenEntries = ReadonlyMap<string, HiddenEntry>

/** The input of checks before it is given to one of them. */
export type UnboundContext = Omit<CheckContext, 'report'>

/** A rule, and what reports where it is broken. */
export interface Check extends Rule {
  run: (context: CheckContext) => void | Promise<void>
}

/**
 * Defines a check.
 * @param name of the rule, for messages and settings: `fee-tiers`
 * @param run reports errors and warnings through its context
 */
export function defineCheck(name: string, kind: DiagnosticClass, run: Check['run']): Check {
  return { name, class: kind, run }
}

/** Runs checks, each with the report of its rule. */
export async function runChecks(checks: readonly Check[], context: UnboundContext): Promise<void> {
  for (const check of checks) await check.run({ ...context, report: context.reportBy(check) })
}

/** An item of a list in an entry that is not shown, and the entry with which it appears. */
export interface WithheldPart {
  /** The path of the folder of the entry that has it, for messages. */
  folder: string
  /** Reads its `entry.yaml`. */
  source: () => string
  /** The path to the field that names the other entry, as it is written. */
  path: FieldPath
  collection: CollectionName
  slug: string
  /** Why it is not shown. `taken down`: before it appeared; `invalid`: the entry that it names has errors. */
  because: 'scheduled' | 'draft' | 'withdrawn' | 'taken down' | 'invalid' | 'missing'
}

/** The path to a value in `entry.yaml`: `['corrects', 'entry']`. */
export type FieldPath = readonly (string | number)[]

/** An entry or a page, as checks see it. */
export type ContentObject = AnyEntry | ContentPage

export interface Report {
  /** An error in a field of `entry.yaml`; an empty path means the whole entry. */
  error: (object: ContentObject, field: FieldPath, message: Message) => void
  warn: (object: ContentObject, field: FieldPath, message: Message) => void
  /** An error in a text: at a field of the frontmatter, or at a position in the file. */
  errorInText: (object: ContentObject, place: TextPlace, message: Message) => void
  /** An error at the first place where the source of a text has these words; at its first line if they are not found. */
  errorAtWords: (object: ContentObject, place: { locale: Locale; words: string }, message: Message) => void
  /** An error in a link; a warning if the link is in a draft. */
  link: (link: TextLink, message: Message) => void
  /**
   * An error in a file that belongs to no entry.
   * @param subject the folder below the content that it is about, if one is: `news/a`
   */
  errorInFile: (file: string, position: Position, message: Message, subject?: string) => void
  warnInFile: (file: string, position: Position, message: Message) => void
}

export interface TextPlace {
  locale: Locale
  at: FieldPath | Position
}

/** Where an entry is from: a check's error gets its position from the source. */
export interface ObjectSource {
  /** The path of its folder, for messages. */
  name: string
  /** Where a value of its facts stands in `entry.yaml`, if items of lists are left out of them. */
  toWrittenPath?: (path: FieldPath) => FieldPath
  sources: EntrySources
  /** The hash of all files in it; undefined if it is unknown. */
  sourcesHash?: string
  mentions: readonly Mention[]
}

/** @param sourceOf throws for an object of another reading */
export function toReport(
  sourceOf: (object: ContentObject) => ObjectSource,
  diagnostics: Diagnostics,
  rule: Rule,
): Report {
  const locate = (object: ContentObject, field: FieldPath, message: Message): [string, Position, Message] => {
    const { name, sources, toWrittenPath } = sourceOf(object)
    const written = toWrittenPath?.(field) ?? field
    return [`${name}/entry.yaml`, locateField(sources.facts(), written), toWritten(message, field, written)]
  }
  /** An error, unless nobody sees it, or somebody answers for it. */
  const fail = (object: ContentObject, file: string, position: Position, message: Message) => {
    if (object.facts.status === 'draft') return diagnostics.warn(rule, file, position, message)
    const signed = findSignedReason(object, rule)
    if (!signed) return diagnostics.error(rule, file, position, message)
    diagnostics.warn(rule, file, position, say`${message} (${signed.by} answers for it: ${signed.reason})`)
  }
  return {
    error: (object, field, message) => fail(object, ...locate(object, field, message)),
    warn: (object, field, message) => diagnostics.warn(rule, ...locate(object, field, message)),
    errorInText: (object, { locale, at }, message) => {
      const { name, sources } = sourceOf(object)
      const position = 'line' in at ? at : toFilePosition(locateField(sources.matter(locale), at))
      fail(object, `${name}/${locale}.md`, position, message)
    },
    errorAtWords: (object, { locale, words }, message) => {
      const { name, sources } = sourceOf(object)
      fail(object, `${name}/${locale}.md`, findWords(sources.text(locale), words), message)
    },
    link: (link, message) => {
      if (link.visibility === 'draft') diagnostics.warn(rule, link.file, link, message)
      else diagnostics.error(rule, link.file, link, message)
    },
    errorInFile: (file, position, message, subject) => diagnostics.error(rule, file, position, message, { subject }),
    warnInFile: (file, position, message) => diagnostics.warn(rule, file, position, message),
  }
}

/** The reason for which an entry may break a rule of law. */
function findSignedReason(object: ContentObject, rule: Rule) {
  if (rule.class !== 'law' || !('signedReasons' in object.facts)) return undefined
  return object.facts.signedReasons?.find((signed) => signed.rule === rule.name)
}

/** A message that begins with the path of its field, with the path as it is written. */
function toWritten(message: Message, field: FieldPath, written: FieldPath): Message {
  const [path, writtenPath] = [field.join('.'), written.join('.')]
  if (path === writtenPath) return message
  return new Message(
    message.text,
    message.values.map((value) => (value === path ? writtenPath : value)),
  )
}

function findWords(source: string, words: string): Position {
  const at = source.indexOf(words)
  const before = source.slice(0, Math.max(at, 0)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Frontmatter starts below its `---`. */
function toFilePosition({ line, column }: Position): Position {
  return { line: line + 1, column }
}
