/**
 * The kind of a diagnostic, which says what it may stop: `integrity` stops the entry, and what depends on it; `law` stops what its
 * editor can still mend, unless somebody signs a reason; `site` stops or warns, as its check says; `wording` advises, and stops
 * nothing unless the site asks for that.
 */
export type DiagnosticClass = 'integrity' | 'law' | 'site' | 'wording'

/** A rule that diagnostics go by. */
export interface Rule {
  /** In messages, settings and counts: `dead-links`. */
  readonly name: string
  readonly class: DiagnosticClass
  /** True if what breaks it may stay in what is recorded as disclosed, which never changes, and in what was imported. Always true of wording. */
  readonly mayStay?: true
}

const integrity = (name: string): Rule => ({ name, class: 'integrity' })
const wording = (name: string): Rule => ({ name, class: 'wording' })

/** The rules of reading. Those of checks are in `defineCheck`. */
export const rules = {
  unreadable: integrity('unreadable'),
  structure: integrity('structure'),
  entryFiles: integrity('entry-files'),
  addresses: integrity('addresses'),
  fields: integrity('fields'),
  links: integrity('links'),
  headings: integrity('headings'),
  images: integrity('images'),
  documents: integrity('documents'),
  icons: integrity('icons'),
  /** Parts of a text that would be missing or different in the page. */
  lostText: { ...integrity('lost-text'), mayStay: true },
  encoding: { ...integrity('encoding'), mayStay: true },
  impossibleDates: { ...integrity('impossible-dates'), mayStay: true },
  /** A comment would be shown, which its writer did not mean. */
  comments: integrity('comments'),
  archiveLock: integrity('archive-lock'),
  takenDownList: integrity('taken-down-list'),
  /** Characters that nobody sees, or that only look like others: what has them is not found. */
  characters: { ...integrity('characters'), mayStay: true },
  /** Characters that no file may have. */
  forbidden: integrity('forbidden-characters'),
  composition: wording('composition'),
  literalMarks: wording('literal-marks'),
  /** Tables and sentences that lost their form when they were pasted. */
  lostStructure: wording('lost-structure'),
  headingLevels: wording('heading-levels'),
  wording: wording('wording'),
  repeats: wording('repeats'),
} as const satisfies Record<string, Rule>
