import { siteMoment } from '../../site/site.ts'
import type { ContentFiles } from '../content-files.ts'

/** Everything that the output depends on. Edits make new states and never change one. */
export interface SiteState {
  content: ContentFiles
  /** Files of the project that edits change, by path from its root. */
  code: ContentFiles
  /** Settings, as environment variables. */
  settings: Readonly<Record<string, string>>
  /** The time for the build. */
  moment: Date
}

export function toFirstState(content: ContentFiles, code: ContentFiles): SiteState {
  return { content, code, settings: {}, moment: siteMoment }
}

/** The settings and the time, as environment variables of a program. */
export function toEnvironment({ settings, moment }: SiteState): Record<string, string> {
  return { ...settings, SOURCE_DATE_EPOCH: String(Math.floor(moment.getTime() / 1000)) }
}

const minuteMs = 60_000
const offsetMs = 7 * 60 * minuteMs

/** A time as content writes it, some minutes after another: `2026-10-12T08:30+07:00`. */
export function toInstant(moment: Date, minutes = 0): string {
  return `${new Date(moment.getTime() + offsetMs + minutes * minuteMs).toISOString().slice(0, 16)}+07:00`
}
