import type { CollectionName } from '#model/vocabulary/collection-names.ts'
import type { Status } from '#model/entries/common-fields.ts'
import type { Content, ContentPage } from '#features/content.ts'
import type { AnyEntry } from '#model/entries/entry.ts'
import type { Diagnostics, Position } from '../source/diagnostics.ts'
import type { Folder } from '../source/folder.ts'
import { locateField } from '../yaml/locate-field.ts'
import type { Locale } from '#model/locale/locale.ts'
import type { FoundLink } from '../markdown/render-markdown.ts'
import type { Standing } from '../entries/to-visibility.ts'

/** What a check of the whole content looks at, and where it says what it finds. */
export interface CheckContext {
  content: Content
  /** The content's folder, as messages name it: for what is missing in it. */
  folder: string
  hidden: HiddenEntries
  /** What is there and is refused, by folder below `content/` and by address: its own errors are enough. */
  refused: ReadonlySet<string>
  /** The links in all texts, refused ones and drafts among them; of those scheduled for later, not yet. */
  links: readonly TextLink[]
  /** The moment the content is checked for. */
  now: Date
  /** The day that moment is in Vietnam: `2026-11-21`. */
  today: string
  report: Report
  /** For what is wrong elsewhere than in an entry. */
  diagnostics: Diagnostics
}

/** A link, and what becomes of the text that it stands in. */
export interface TextLink extends FoundLink {
  standing: Exclude<Standing, 'scheduled'>
}

/** Whether all of a collection could be read; of one that was not, nothing is known to be missing. */
export function isWhole({ refused }: Pick<CheckContext, 'refused'>, collection: CollectionName): boolean {
  return ![...refused].some((name) => name.startsWith(`${collection}/`))
}

/** What is written and not published: a draft, or scheduled for later. */
export interface HiddenEntry {
  status: Status
  /** When it will appear. */
  publishedAt: string
  /** The address it will have, if one of its own. */
  path: string | undefined
}

/** By `collection/slug`. */
export type HiddenEntries = ReadonlyMap<string, HiddenEntry>

/** A check of what was read. Its findings are reported with all others. */
export type Check = (context: CheckContext) => void | Promise<void>

/** The way to a value in `entry.yaml`: `['corrects', 'entry']`. */
export type FieldPath = readonly (string | number)[]

/** What a finding is about. */
export type Subject = AnyEntry | ContentPage

export interface Report {
  /** Something wrong with a field of an entry; an empty path means the entry as such. */
  error: (subject: Subject, field: FieldPath, message: string) => void
  warn: (subject: Subject, field: FieldPath, message: string) => void
  /** Something wrong with one of its texts: at a field of the frontmatter, or at a line of the file. */
  errorInText: (subject: Subject, place: TextPlace, message: string) => void
  /** Something wrong with a link: an error, or a warning where it stands in a draft. */
  link: (link: TextLink, message: string) => void
}

export interface TextPlace {
  locale: Locale
  at: FieldPath | Position
}

/** Where the facts of an entry stand: kept until all checks have run, as every one may want to point at a field. */
export interface FactsSource {
  folder: Folder
  text: string
  /** The frontmatter of its texts as it was written. */
  matterTexts: Partial<Record<Locale, string>>
}

export type FactsSources = Map<Subject, FactsSource>

export function toReport(sources: FactsSources, diagnostics: Diagnostics): Report {
  const sourceOf = (subject: Subject) => {
    const source = sources.get(subject)
    if (!source) throw new Error('An entry that was not read is checked')
    return source
  }
  const place = (subject: Subject, field: FieldPath): [string, Position] => {
    const source = sourceOf(subject)
    return [`${source.folder.name}/entry.yaml`, locateField(source.text, field)]
  }
  return {
    error: (subject, field, message) => diagnostics.error(...place(subject, field), message),
    warn: (subject, field, message) => diagnostics.warn(...place(subject, field), message),
    errorInText: (subject, { locale, at }, message) => {
      const { folder, matterTexts } = sourceOf(subject)
      const position = 'line' in at ? at : below(locateField(matterTexts[locale] ?? '', at))
      diagnostics.error(`${folder.name}/${locale}.md`, position, message)
    },
    link: (link, message) => {
      if (link.standing === 'draft') diagnostics.warn(link.file, link, message)
      else diagnostics.error(link.file, link, message)
    },
  }
}

/** Frontmatter begins below its `---`. */
function below({ line, column }: Position): Position {
  return { line: line + 1, column }
}
