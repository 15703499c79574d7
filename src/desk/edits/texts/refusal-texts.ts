import type { ProgramLanguage } from '#lib/say/languages.ts'
import type { RefusalReason } from '../refusal.ts'
import { en } from './en.ts'
import { vi } from './vi.ts'

/** The sentences for an edit that is not made, in the languages of the desk. */
export const refusalTexts: Readonly<Record<ProgramLanguage, Readonly<Record<RefusalReason, string>>>> = { vi, en }
