// What the server of development tells the bar of the preview. No build has any of it.

/** The address of the state below; `path` says for which page. */
export const previewStatePath = '/_preview/state'
/** The address that shows a page in all languages, side by side; `path` says which. */
export const previewLanguagesPath = '/_preview/languages'
/** The id of the data of a page that the preview itself shows. */
export const previewDataId = 'preview-data'

/** In links, and as a cookie, so that it is remembered: the moment that is shown. Empty for the present. */
export const previewAt = 'at'
/** The same: `1` if lists, too, show what is not published yet. */
export const previewAll = 'unpublished'

/** The beginning of the name of a frame that shows a page in one language, whose code follows. */
export const previewFrame = 'preview-'

export interface PreviewState {
  /** The moment that is shown, in the time of the site, such as `2026-11-27T08:01`. */
  moment: string
  /** True if it is another than the present. */
  isOther: boolean
  /** True if lists, too, show what is not published yet. */
  isAll: boolean
  /** Undefined where a page is shown as everybody sees it, and has no error. */
  page: PagePreview | undefined
  /** The entries that are not published at the moment, those that appear first before all others. */
  unpublished: readonly UnpublishedItem[]
  /** All errors. */
  problems: readonly PreviewProblem[]
  /** The addresses that the next publish would take from the site. */
  lost: readonly LostAddress[]
  /** The calendar of duties at the moment. */
  duties: readonly PreviewDuty[]
  /** The error of the site as a whole, for which no page can be shown. */
  siteProblem: string | undefined
}

export interface PagePreview {
  /** Undefined if it is published. */
  status: HiddenStatus | undefined
  /** When it appears, in the time of the site; undefined for a draft. */
  appearsAt: string | undefined
  problems: readonly PreviewProblem[]
  /** True if an earlier version is shown, from before its errors. */
  isEarlier: boolean
}

export type HiddenStatus = 'draft' | 'scheduled'

export interface UnpublishedItem extends Pick<PagePreview, 'appearsAt'> {
  status: HiddenStatus
  /** Its folder below the content, such as `news/a`. */
  folder: string
  /** By language; empty where it cannot be read. */
  titles: Readonly<Record<string, string>>
  /** The page that shows it; undefined where that cannot be known. */
  path: string | undefined
  /** True if this page is its own. */
  isOwnPage: boolean
}

export interface PreviewProblem {
  /** `content/news/a/vi.md:3:1`; empty for an error that stands in no file of the content. */
  place: string
  /** In the language of the code. */
  message: string
  /** The message in the languages in which programs speak besides. */
  translations: Readonly<Partial<Record<string, string>>>
  /** Only an error stops what it is about. */
  severity: 'error' | 'warning' | 'advice'
  /** The page that shows the entry with the problem; undefined where there is none. */
  path: string | undefined
}

export interface LostAddress extends Pick<PreviewProblem, 'message' | 'translations'> {
  path: string
}

export const dutyGroups = ['overdue', 'due', 'late', 'done'] as const
/** `late`: done late, or no longer of use. */
export type DutyGroup = (typeof dutyGroups)[number]

/** Something that is to be published by a moment. */
export interface PreviewDuty {
  /** The same at each request. */
  id: string
  group: DutyGroup
  /** Its last moment, in the time of the site: `2026-10-30T23:59`. */
  due: string
  /** By language. */
  texts: Readonly<Record<string, DutyText>>
  /** The entry that fulfils it, or will. */
  entry: (Pick<UnpublishedItem, 'folder' | 'path' | 'appearsAt'> & { status: HiddenStatus | undefined }) | undefined
  /** The beginning of such an entry; undefined where there is one, or nothing can be done any more. */
  beginning: DutyBeginning | undefined
}

export interface DutyText {
  title: string
  /** Term, holder and source. */
  details: readonly string[]
}

export interface DutyBeginning {
  /** The collection of the entry, and the values of its fields that are known, its title among them. */
  collection: string
  given: Readonly<Record<string, string>>
  /** The command that makes the entry. */
  command: string
  /** The file that then has to name it, if there is one: `content/meetings/a/entry.yaml`. */
  file: string | undefined
}

/** Why no page can be shown. */
export interface PreviewFailure extends Pick<PreviewProblem, 'message' | 'translations'> {
  /** The errors of the content that it consists of; empty where it is none of these. */
  problems: readonly PreviewProblem[]
}

/** The data of a page that the preview itself shows. */
export type PreviewPage =
  | { kind: 'problems'; problems: readonly PreviewProblem[]; status: HiddenStatus | undefined }
  | ({ kind: 'failure' } & PreviewFailure)
  | { kind: 'bad moment'; value: string; example: string }
  | { kind: 'languages'; path: string }
