import { createContext, use } from 'react'
import type { ProgramLanguage } from '#lib/say/languages.ts'
import type { Action, ActionRequest, Change } from '../../protocol/changes.ts'
import type { LocalText, Session } from '../../protocol/people.ts'
import type { DeskApi } from '../api/desk-api.ts'
import type { DeskTexts } from '../texts/vi.ts'

export type ToastKind = 'done' | 'info' | 'error'

/** An entry to act on, with what people call it. */
export interface Subject {
  path: string
  title: string
  change?: Change | undefined
}

/** The means that every part of the desk is given. */
export interface Desk {
  api: DeskApi
  session: Session
  language: ProgramLanguage
  t: DeskTexts
  /** A text of the server in the language of the desk. */
  say: (text: LocalText) => string
  /** Shows a short message, which is read out too. */
  toast: (kind: ToastKind, text: string) => void
  /** Has a text read out, and shows nothing. */
  announce: (text: string) => void
  /** Says why a request failed. */
  explain: (error: unknown) => string
  /** The moment at the desk, in milliseconds. */
  now: () => number
  /** Begins an action, and shows its progress; resolves at its end: undefined if it failed. @throws {ConflictError} */
  act: (action: Action, subject: Subject, request: ActionRequest) => Promise<Ended | undefined>
  /** Counts up whenever an action has ended: lists are loaded again. */
  version: number
}

export interface Ended {
  path?: string | undefined
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('Outside of the desk')
  return desk
}
