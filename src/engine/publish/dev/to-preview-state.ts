import type { HiddenEntries } from '#engine/content/check/content-check.ts'
import type { Faults } from '#engine/content/preview/find-faults.ts'
import { ContentError, type Diagnostic } from '#engine/content/source/diagnostics.ts'
import type {
  PagePreview,
  PreviewDuty,
  PreviewFailure,
  PreviewProblem,
  PreviewState,
  UnpublishedItem,
} from '#engine/model/config/preview.ts'
import type { SiteDuty } from '#engine/model/config/site-duties.ts'
import { readWords } from '#engine/program/read-words.ts'
import { describeRemovedAddress } from '#engine/store/releases/describe-removed-address.ts'
import { ascending } from '#lib/order.ts'
import { ProgramError } from '#lib/program-error.ts'
import { translatedLanguages } from '#lib/say/languages.ts'
import { Message, toWords, type SaidText, type Translation } from '#lib/say/message.ts'
import type { DevEntry } from './dev-entries.ts'
import { toPreviewMoment } from './preview-moment.ts'
import type { PreviewChoice } from './read-choice.ts'

/** The entries that were read, and what is wrong with them. */
export interface Inspected {
  entries: ReadonlyMap<string, DevEntry>
  faults: Faults
  /** True if an entry with errors is shown as it was before them, by its folder. */
  isEarlier: (folder: string) => boolean
  /** True if there is no version of an entry to show, by its folder: it is a draft that lacks something. */
  isUnreadable: (folder: string) => boolean
  /** The addresses that the next publish would take from the site. */
  lost: readonly string[]
}

interface Moment {
  choice: PreviewChoice
  now: Date
  /** The entries that are not published at the moment. */
  hidden: HiddenEntries
  duties: readonly SiteDuty[]
}

/** All that the bar shows besides the page. */
export function toPreviewState(
  path: string,
  inspected: Inspected,
  { choice, now, hidden, duties }: Moment,
): Omit<PreviewState, 'siteProblem'> {
  const { entries, faults, lost } = inspected
  const ofEntries = [...faults.byFolder].flatMap(([folder, list]) => toProblems(list, entries.get(folder)))
  return {
    moment: toPreviewMoment(now),
    isOther: choice.at !== undefined,
    isAll: choice.isAll,
    page: toPagePreview(path, inspected, hidden),
    unpublished: listUnpublished(hidden, entries),
    problems: [...toProblems(faults.ofSite, undefined), ...ofEntries].filter(isError),
    lost: lost.map((path) => ({ path, ...toTranslated(describeRemovedAddress(path)) })),
    duties: duties.map((duty) => toPreviewDuty(duty, entries, hidden)),
  }
}

/** The state of a page; undefined if it is shown as everybody sees it, and has no error. */
export function toPagePreview(
  path: string,
  { entries, faults, isEarlier }: Inspected,
  hidden: HiddenEntries,
): PagePreview | undefined {
  const folders = [...entries].filter(([, entry]) => entry.path === path)
  const own = folders.find(([, { isOwnPage }]) => isOwnPage)?.[0]
  const hiddenEntry = own === undefined ? undefined : hidden.get(own)
  const status = toStatus(hiddenEntry?.status)
  const problems = folders.flatMap(([folder, entry]) =>
    toProblems(faults.byFolder.get(folder) ?? [], entry).filter((one) => isError(one) || status !== undefined),
  )
  if (status === undefined && problems.length === 0) return undefined
  return {
    status,
    appearsAt: toAppearance(status, hiddenEntry?.publishedAt),
    problems,
    isEarlier: folders.some(([folder]) => isEarlier(folder)),
  }
}

function listUnpublished(hidden: HiddenEntries, entries: Inspected['entries']): UnpublishedItem[] {
  const items = Array.from(hidden, ([folder, { status: found, publishedAt }]): UnpublishedItem[] => {
    const status = toStatus(found)
    if (!status) return []
    const { titles = {}, path, isOwnPage = false } = entries.get(folder) ?? {}
    return [{ status, folder, titles, path, isOwnPage, appearsAt: toAppearance(status, publishedAt) }]
  }).flat()
  // Drafts have no moment: they are last.
  return items.toSorted((a, b) => {
    return ascending(a.appearsAt ?? '~', b.appearsAt ?? '~') || ascending(a.folder, b.folder)
  })
}

function toPreviewDuty(
  { folder, due, ...others }: SiteDuty,
  entries: Inspected['entries'],
  hidden: HiddenEntries,
): PreviewDuty {
  const duty = { ...others, due: toPreviewMoment(new Date(due)) }
  if (folder === undefined) return { ...duty, entry: undefined }
  const { status: found, publishedAt } = hidden.get(folder) ?? {}
  const status = toStatus(found)
  const path = entries.get(folder)?.path
  return { ...duty, entry: { folder, path, status, appearsAt: toAppearance(status, publishedAt) } }
}

function toStatus(status: string | undefined): PagePreview['status'] {
  return status === 'draft' || status === 'scheduled' ? status : undefined
}

function toAppearance(status: PagePreview['status'], publishedAt = ''): string | undefined {
  return status === 'scheduled' && publishedAt !== '' ? toPreviewMoment(new Date(publishedAt)) : undefined
}

function toProblems(list: readonly Diagnostic[], entry: DevEntry | undefined): PreviewProblem[] {
  return list.map(({ file, line, column, message, said, severity }) => ({
    place: `${file}:${line}:${column}`,
    message,
    translations: toTranslated(said ?? new Message(message)).translations,
    severity,
    path: entry?.path,
  }))
}

let spoken: readonly Translation[] | undefined

/** A message in all languages of programs; their catalogues are read for the first one. */
function toTranslated(said: SaidText): Pick<PreviewProblem, 'message' | 'translations'> {
  spoken ??= translatedLanguages.map(readWords)
  const translations = Object.fromEntries(spoken.map((one) => [one.language, toWords(said, one)]))
  return { message: toWords(said), translations }
}

/** The words of an error, in all languages where a catalogue has them. */
export function toFailure(error: unknown): PreviewFailure {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof ContentError) {
    const errors = error.diagnostics.filter(isError)
    return { message, translations: {}, problems: toProblems(errors, undefined) }
  }
  if (error instanceof ProgramError) return { ...toTranslated(error.said), problems: [] }
  return { message, translations: {}, problems: [] }
}

/** True if something that was found stops what it is about. */
export function hasError(list: readonly Pick<Diagnostic, 'severity'>[] | undefined): boolean {
  return list?.some(isError) === true
}

const isError = ({ severity }: Pick<Diagnostic, 'severity'>): boolean => severity === 'error'
