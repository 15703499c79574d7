import type { ProgramLanguage } from '#lib/say/languages.ts'

/** The rights of a person: to write changes, to approve those of others, and everything else. */
export type Role = 'writer' | 'approver' | 'admin'

export interface Person {
  /** As commits and logs state it. */
  name: string
  email: string
  roles: readonly Role[]
}

/** The answer to `GET /api/session`. */
export interface Session {
  person: Person
  /** Sent back in the header `X-Desk-Token` with every request that changes something. */
  token: string
  /** The origin of the preview, without a final slash. */
  previewOrigin: string
  /** The languages of the content, the source first. */
  locales: readonly string[]
  collections: readonly CollectionInfo[]
  /** The moment at the desk, as an ISO instant: countdowns count from it. */
  now: string
}

/** A text in the languages of the desk. */
export type LocalText = Readonly<Record<ProgramLanguage, string>>

export interface CollectionInfo {
  /** Its folder below the content; `pages` for the pages, `site` for the files of the whole site. */
  name: string
  label: LocalText
  /** True if its entries are recorded once they are published, and approved before. */
  isArchived: boolean
  /** True if entries are begun in it. The files of the whole site are there already. */
  canBegin: boolean
}
