import type { ProgramLanguage } from '#lib/say/languages.ts'
import { en } from './en.ts'
import { vi, type DeskTexts } from './vi.ts'

/** The words of the desk by language. */
export const deskTexts: Readonly<Record<ProgramLanguage, DeskTexts>> = { vi, en }
