import * as v from 'valibot'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { isLocale, sourceLocale, type Locale } from '../locale/locale.ts'
import { siteFeedPath } from '../urls/feed-urls.ts'

/** The service that tells subscribers by e-mail what is published, and what they can choose there. */
export interface AlertService {
  /** Strict, because it becomes part of a security policy. */
  origin: string
  lists: readonly AlertList[]
}

/** A list of subscribers: those who are told of the entries of one feed. */
export interface AlertList {
  /** The page with the feed, or `siteFeedPath`. */
  path: string
  locale: Locale
  /** The list in the service: a UUID. */
  id: string
}

const row = /^(\/[a-z0-9/-]*)\.([a-z-]+)=([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

const exampleRow = `${siteFeedPath}.${sourceLocale}=6f8d4a52-0c1e-4b7a-9d53-2e61f0c8a7b4`

const splitRows = (table: string): string[] =>
  table
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function toAlertList(written: string): AlertList | undefined {
  const [, path = '', locale = '', id = ''] = row.exec(written) ?? []
  return isLocale(locale) ? { path, locale, id } : undefined
}

function findListProblem(table: string): string | undefined {
  const rows = splitRows(table)
  const bad = rows.find((written) => toAlertList(written) === undefined)
  if (bad !== undefined) return told(say`must be rows such as ${exampleRow}; "${bad}" is none`)
  const feeds = rows.map((written) => written.split('=')[0] ?? '')
  const twice = feeds.find((feed, index) => feeds.indexOf(feed) < index)
  return twice === undefined ? undefined : told(say`has the feed ${twice} twice; name each once`)
}

/** `exampleRow` → the list of each feed: the path of its page, its language, and the UUID of the list in the service. */
export const alertTable = v.pipe(
  v.string(),
  v.check(
    (table) => findListProblem(table) === undefined,
    ({ input }) => findListProblem(input) ?? '',
  ),
  v.transform((table): AlertList[] => splitRows(table).flatMap((written) => toAlertList(written) ?? [])),
)
