import type { ProgramLanguage } from '#lib/say/languages.ts'
import type { LocalText } from './people.ts'

/**
 * The stage of a change of one folder of the content. `draft`: somebody writes it. `sent`: it waits for approval. `returned`: with a sentence, to its writer. `approved`: whoever may
 * publishes it. `timed`: approved, and published by the desk at `at`.
 */
export type ChangeState = 'draft' | 'sent' | 'returned' | 'approved' | 'timed'

/** The folder of an entry below the content, `news/a`, or one file at its root, `redirects.yaml`. */
export type ChangePath = string

/** A change that is not published: it is kept outside the content, in the repository of the desk. */
export interface Change {
  path: ChangePath
  /** `add`: there is no such folder in the content. `remove`: it is to go. */
  kind: 'add' | 'edit' | 'remove'
  state: ChangeState
  /** The person who wrote last, and when, as an ISO instant. */
  by: string
  at: string
  /** A hash of all its bytes, to which an approval is bound. */
  hash: string
  /** Approved by whom, and when: void as soon as the bytes change. */
  approval?: { by: string; at: string } | undefined
  /** The sentence with which it was returned. */
  remark?: { by: string; at: string; text: string } | undefined
  /** When it is to be published, as an ISO instant. */
  publishAt?: string | undefined
  /** Set where no byte is changed, and what was published is withdrawn or moved: approved and published like any change. */
  order?: Order | undefined
  /** True if it stays with the desk until it is published, and only its writers and approvers may read it. */
  isEmbargoed: boolean
  /** True if the content has another version by now than the one from which the change began. */
  isBehind: boolean
}

/** A wish about what was published, in words for its readers. */
export interface Order {
  action: 'withdraw' | 'postpone'
  reason: LocalText
  /** Of a meeting that is postponed: a moment, and a day. */
  opensAt?: string | undefined
  recordDate?: string | undefined
}

/** A file of a folder. `text` is its content where it is text that can be edited; others are had at `url`. */
export interface DeskFile {
  name: string
  /** A hash of its bytes. A save names the one that it began from. */
  hash: string
  size: number
  text?: string | undefined
  /** The type of its bytes: `image/png`, `application/pdf`. */
  type?: string | undefined
  url: string
}

/** The answer to `GET /api/folders/{path}`. */
export interface OpenedFolder {
  path: ChangePath
  /** The collection, `pages`, or `site` for a file at the root that has a form; undefined for others. */
  collection?: string | undefined
  title: LocalText
  /** Its state for readers; undefined if they have none yet. */
  published?: { address: LocalText; publishedAt?: string | undefined; isRecorded: boolean } | undefined
  change?: Change | undefined
  /** The files of the change, or, without one, of the content. */
  files: readonly DeskFile[]
  /** The findings of the checks of the build, as it would be published. */
  problems: readonly Problem[]
  /** Matters that are missing, or to be looked at before it is sent, in words. */
  missing: readonly LocalText[]
  /** The duty that it fulfils, with what is left of its term. */
  duty?: DeskDuty | undefined
  /** Addresses of the preview by language. */
  preview: LocalText
  /** The actions that this person may take now. */
  actions: readonly Action[]
  /** Other places where the content has a value that was changed here, such as a former telephone number. */
  elsewhere: readonly { path: string; line: number; text: string }[]
  /** Entries that belong to it: the figures of a report, the reports of figures. */
  related: readonly { path: ChangePath; title: LocalText; label: LocalText }[]
}

export type Action =
  | 'edit'
  | 'send'
  | 'approve'
  | 'return'
  | 'publish'
  | 'discard'
  | 'correct'
  | 'withdraw'
  | 'postpone'
  | 'take-down'
  | 'remove'
  | 'roll-back'
  /** Takes over what the content has changed since the change began. Where both have: 409, a Conflict with both texts. */
  | 'rebase'
  /** Sets or ends the embargo. */
  | 'embargo'

/** A diagnostic of the build. */
export interface Problem {
  /** The name of a file of the folder, or a path below the content for one of another folder. */
  file: string
  line: number
  column: number
  /** The field that it is about, such as `attachments.0.title`; undefined where it is about a text. */
  field?: string | undefined
  /** The name of that field as its form has it, where the message does not say it. */
  label?: LocalText | undefined
  severity: 'error' | 'warning' | 'advice'
  message: LocalText
  rule: string
  /** The text that is there, and what to write instead. */
  fix?: { found: string; replacement: string } | undefined
}

/**
 * `PUT /api/folders/{path}`: texts of files, each with the hash from which the editor began; empty for a new file. The answer is the
 * `OpenedFolder` after it.
 */
export interface SaveRequest {
  files: readonly { name: string; base: string; text: string }[]
  remove?: readonly { name: string; base: string }[] | undefined
}

/** A save, or a publish, that would have overwritten what another person wrote meanwhile. Status 409. */
export interface Conflict {
  kind: 'conflict'
  files: readonly { name: string; base: string; yours: string; theirs: string; theirHash: string; by: string }[]
}

/** Any other refusal: what, why, and what to do. Status 4xx or 5xx. */
export interface Refusal {
  kind: 'refusal'
  message: LocalText
  problems?: readonly Problem[] | undefined
}

/** The answer to `POST /api/files/{path}`, a form with one `file`: under which name it was put into the change, and what is wrong with it. */
export interface Uploaded {
  file: DeskFile
  problems: readonly Problem[]
  /** Sentences on what was done with it, for whoever has sent it. */
  notes: readonly LocalText[]
  /** The hash of the change after it. */
  hash?: string | undefined
}

/** `POST /api/check`: the checks of the build over texts that are not saved. */
export interface CheckRequest {
  path: ChangePath
  files: readonly { name: string; text: string }[]
}

/** The answer to it: the parts of `OpenedFolder` that depend on the texts. */
export type Checked = Pick<OpenedFolder, 'problems' | 'missing' | 'duty' | 'elsewhere'>

/**
 * A save of a change. `GET /api/history/{path}` lists them, the newest first; `GET /api/history/{path}/{hash}/{file}` is a file of one. `POST /api/history/{path}/{hash}` makes the change what it was
 * then: undo.
 */
export interface SavedVersion {
  hash: string
  by: string
  at: string
  files: readonly string[]
}

/** `POST /api/actions/{action}/{path}`. Answered with `Run` by all actions; `path` of its end is where the person goes on. */
export interface ActionRequest {
  /** The hash of the change that the person has seen. */
  hash?: string | undefined
  /** The sentence of a return; the reason of a withdrawal, a postponement or an urgent publication. */
  reason?: LocalText | undefined
  /** Publishes at this moment; without it, now. */
  at?: string | undefined
  isUrgent?: boolean | undefined
  isEmbargoed?: boolean | undefined
  /** Of `rebase`: the hashes of theirs in the conflict that the person has seen, by names of files; for those the own text stands. */
  seen?: Readonly<Record<string, string>> | undefined
  /** Of a publication while an earlier release is held since a rollback: ends that, and shows the latest. */
  isShown?: boolean | undefined
  /** Of a postponement. */
  opensAt?: string | undefined
  recordDate?: string | undefined
}

/** The answer to an action: its work goes on, and `GET /api/runs/{id}` tells of it as events. */
export interface Run {
  id: string
}

/** One event of a run: a line of its output, or its end. Events have no `event:` name; `data:` is one as JSON. */
export type RunEvent =
  | { kind: 'line'; text: LocalText }
  | { kind: 'step'; label: LocalText; done: number; of: number }
  | { kind: 'end'; isDone: boolean; message: LocalText; addresses: readonly string[]; path?: ChangePath | undefined }

/** The difference between a change and what is published, file by file and field by field, in words. `GET /api/differences/{path}`. */
export interface Difference {
  summary: LocalText
  fields: readonly { file: string; field: string; label: LocalText; before: string; after: string }[]
  /** Runs of words of the texts. */
  texts: readonly { file: string; parts: readonly { kind: 'same' | 'removed' | 'added'; text: string }[] }[]
  files: readonly {
    name: string
    kind: 'added' | 'removed' | 'changed'
    before?: string | undefined
    after?: string | undefined
  }[]
}

/** A duty in the words of its rule. Moments are ISO instants. */
export interface DeskDuty {
  id: string
  title: LocalText
  details: Readonly<Record<ProgramLanguage, readonly string[]>>
  due: string
  state: 'overdue' | 'due' | 'late' | 'done'
  path?: ChangePath | undefined
  /** The collection and the first values of the entry that fulfils it. */
  beginning?: { collection: string; given: Readonly<Record<string, string>> } | undefined
}

/** The answer to `GET /api/today`. */
export interface Today {
  now: string
  duties: readonly DeskDuty[]
  changes: readonly Row[]
  /** Drafts and scheduled entries of the content itself. */
  unpublished: readonly Row[]
  /** Disclosures that the archive does not have yet. */
  unrecorded: readonly Row[]
  /** Those that lack a text of a language, or have the same in both. */
  untranslated: readonly Row[]
  /** Those whose validity ends within 30 days, or has. */
  expiring: readonly Row[]
  samples: readonly Row[]
  /** Errors of the content as it is. */
  problems: readonly Problem[]
  /** Set while an earlier release is shown since a rollback. */
  hold?: LocalText | undefined
}

/** The answer to `GET /api/reading`: how many entries have been read, while all of the content is read. */
export interface ReadingProgress {
  progress?: { done: number; of: number } | undefined
}

/** The answer to `GET /api/hold`: as in `Today`. */
export type HeldSite = Pick<Today, 'hold'>

/** An entry in a list. */
export interface Row {
  path: ChangePath
  collection: string
  title: LocalText
  /** `2026-12-01`, or a moment. */
  date?: string | undefined
  state: 'published' | 'draft' | 'scheduled' | 'withdrawn' | 'new'
  change?: Change | undefined
  actions: readonly Action[]
}

/** `POST /api/folders`: begins an entry, as `npm run new` does. Answered with its path. */
export interface NewEntryRequest {
  collection: string
  title: string
  slug?: string | undefined
  given: Readonly<Record<string, string>>
}

/** The answer to a pasted HTML or a `.docx`: Markdown, and what it could not keep. */
export interface Pasted {
  markdown: string
  lost: readonly LocalText[]
}
