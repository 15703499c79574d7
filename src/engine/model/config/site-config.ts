import * as v from 'valibot'
import { defaultOrigin } from '#brand'
import { machineClock, stoppedClock, type Clock } from '#lib/clock.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { isLocale, locales, sourceLocale, type Locale } from '../locale/locale.ts'
import { alertTable, type AlertService } from './alert-service.ts'
import { toHostKey } from './host-key.ts'
import { isOrigin, toNearestOrigin } from './origin.ts'
import { parseSettings, type Environment } from './parse-settings.ts'

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, ({ input }) =>
    told(
      say`must be an origin: scheme and host in small letters, no path, no slash or dot at the end, such as ${toNearestOrigin(input, defaultOrigin)}`,
    ),
  ),
)

const httpsUrl = v.pipe(
  v.string(),
  v.url(() => told(say`must be a URL`)),
  v.startsWith('https://', () => told(say`must begin with https://`)),
)

const localeField = v.picklist(locales, () => told(say`must be one of: ${locales.join(', ')}`))

const flag = v.pipe(
  v.picklist(['0', '1'], () => told(say`must be 0 or 1`)),
  v.transform((value) => value === '1'),
)

/** One row of a table of hosts. */
interface HostRow {
  written: string
  /** See `toHostKey`; undefined where it is no host. */
  key: string | undefined
  locale: string
}

function toHostRow(written: string): HostRow {
  const [host = '', locale = ''] = written.split('=', 2).map((part) => part.trim())
  const url = /^[^\s/@?#*\\]+$/.test(host) ? URL.parse(`http://${host}`) : null
  // As browsers send it: letters of other alphabets are written in ASCII.
  return { written: written.trim(), key: url ? toHostKey(url.host) : undefined, locale }
}

const exampleRows = locales
  .map((locale, index) => `${index === 0 ? '' : `${locale}.`}${new URL(defaultOrigin).host}=${locale}`)
  .join(',')

function findHostProblem(rows: readonly HostRow[]): string | undefined {
  const bad = rows.find(({ key, locale }) => key === undefined || !isLocale(locale))
  if (bad) return told(say`must be rows such as ${exampleRows}; "${bad.written}" is none`)
  const twice = rows.find(({ key }, index) => rows.findIndex((row) => row.key === key) < index)
  return twice && told(say`has the host of "${twice.written}" twice; name each once`)
}

/** `exampleRows` → the default language of each host. */
const hostTable = v.pipe(
  v.string(),
  v.transform((table) =>
    table
      .split(',')
      .filter((row) => row.trim() !== '')
      .map(toHostRow),
  ),
  v.check(
    (rows) => findHostProblem(rows) === undefined,
    ({ input }) => findHostProblem(input) ?? '',
  ),
  v.transform((rows): ReadonlyMap<string, Locale> => {
    const pairs = rows.flatMap(({ key, locale }) =>
      key !== undefined && isLocale(locale) ? [[key, locale] as const] : [],
    )
    return new Map(pairs)
  }),
)

/** Strict, because it becomes part of a security policy. */
export const isPolicyOrigin = (value: string): boolean =>
  /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/.test(value) && v.is(origin, value)

/** "/_icons" → none; "https://a.example,https://b.example" → both. */
const iconOrigins = v.pipe(
  v.string(),
  v.transform((value) => (value === '/_icons' ? [] : value.split(',').map((item) => item.trim()))),
  v.check(
    (list) => list.every(isPolicyOrigin),
    () => told(say`must be /_icons, or https origins of Iconify services, such as https://a.example,https://b.example`),
  ),
)

const alertOrigin = v.pipe(
  v.string(),
  v.check(isPolicyOrigin, () =>
    told(say`must be the https origin of the service, without a path, such as https://alerts.example`),
  ),
)

/** Seconds since 1970: the convention for `SOURCE_DATE_EPOCH` in build tools. */
const epoch = v.pipe(
  v.string(),
  v.regex(/^\d{1,11}$/, () => told(say`must be a moment in whole seconds since 1970, such as 1795219200`)),
  v.transform((seconds) => new Date(Number(seconds) * 1000)),
)

/** Every setting: its environment variable, its default and the values it may have. */
const settingFields = v.object({
  /** The origin in canonical links, the sitemap and redirects; never taken from a request. */
  SITE_ORIGIN: v.optional(origin, defaultOrigin),
  /** The language of visitors who have not chosen one, and whose browser prefers none of the site's languages. */
  SITE_DEFAULT_LOCALE: v.optional(localeField, sourceLocale),
  /** The default language by host, of which capitals, the port that a scheme implies and a final dot do not count. */
  SITE_HOSTS: v.optional(hostTable, ''),
  /** Where the icons that content names are loaded from: this site, or Iconify services, tried in this order. */
  SITE_ICON_ENDPOINT: v.optional(iconOrigins, '/_icons'),
  /** Labels on entries marked `sample`; may be 0 only on a site without samples. */
  SITE_SAMPLE_NOTICE: v.optional(flag, '1'),
  /** The site on which shareholders register for general meetings and vote; pages link to it only if there is one. */
  SITE_MEETING_URL: v.optional(httpsUrl),
  /** Where a visitor opens an account; without it, that way begins at /landing. */
  SITE_ACCOUNT_URL: v.optional(httpsUrl),
  /** The trading platform, on which clients sign in. */
  SITE_LOGIN_URL: v.optional(httpsUrl),
  /** The firm's app in Apple's App Store. */
  SITE_APP_STORE_URL: v.optional(httpsUrl),
  /** The firm's app on Google Play. */
  SITE_GOOGLE_PLAY_URL: v.optional(httpsUrl),
  /** The service of e-mail alerts, to which the forms for them are sent; without it there are none. */
  SITE_ALERTS_URL: v.optional(alertOrigin),
  /** The lists of subscribers in that service, by feed. */
  SITE_ALERTS_LISTS: v.optional(alertTable, ''),
  /** 1 if a reverse proxy terminates TLS and sets X-Forwarded-Proto itself. */
  SITE_TRUST_PROXY: v.optional(flag, '0'),
  /** A fixed current time for the whole program; without it, the machine's clock counts. */
  SOURCE_DATE_EPOCH: v.optional(epoch),
})

const environmentSchema = v.pipe(
  settingFields,
  v.forward(
    v.check(
      ({ SITE_ALERTS_URL, SITE_ALERTS_LISTS }) => (SITE_ALERTS_URL === undefined) === (SITE_ALERTS_LISTS.length === 0),
      () => told(say`must be set together with SITE_ALERTS_URL: the service, and its lists`),
    ),
    ['SITE_ALERTS_LISTS'],
  ),
)

/** The addresses of the firm's systems for clients, which are outside this site. Links to those that are absent are not shown. */
export interface Platforms {
  account?: string
  login?: string
  appStore?: string
  googlePlay?: string
}

export interface SiteConfig {
  origin: string
  defaultLocale: Locale
  /** By `toHostKey`. */
  hosts: ReadonlyMap<string, Locale>
  /** Iconify services that provide the icons named by content; empty if this site provides them. */
  iconOrigins: readonly string[]
  hasSampleNotice: boolean
  /** The site for general meetings, if there is one. */
  meetingUrl: string | undefined
  platforms: Platforms
  /** E-mail alerts, if there are any. */
  alerts: AlertService | undefined
  isProxyTrusted: boolean
  /** The clock of the whole program: the machine's, or one that always returns `moment`. */
  clock: Clock
  /** The current time that SOURCE_DATE_EPOCH fixes. */
  moment: Date | undefined
}

/** The part of the configuration that pages need. */
export type PublicConfig = Pick<SiteConfig, 'hasSampleNotice' | 'iconOrigins' | 'meetingUrl' | 'platforms'>

/** The part of the configuration that the output depends on. */
export type BuildSettings = PublicConfig & Pick<SiteConfig, 'origin' | 'alerts'>

/** The configuration from environment variables and defaults. @throws {ConfigError} naming every bad variable. */
export function parseSiteConfig(environment: Environment): SiteConfig {
  const settings = parseSettings(environmentSchema, environment)
  return {
    origin: settings.SITE_ORIGIN,
    defaultLocale: settings.SITE_DEFAULT_LOCALE,
    hosts: settings.SITE_HOSTS,
    iconOrigins: settings.SITE_ICON_ENDPOINT,
    hasSampleNotice: settings.SITE_SAMPLE_NOTICE,
    meetingUrl: settings.SITE_MEETING_URL,
    platforms: toPlatforms(settings),
    alerts: toAlertService(settings),
    isProxyTrusted: settings.SITE_TRUST_PROXY,
    clock: settings.SOURCE_DATE_EPOCH ? stoppedClock(settings.SOURCE_DATE_EPOCH) : machineClock,
    moment: settings.SOURCE_DATE_EPOCH,
  }
}

function toPlatforms(settings: v.InferOutput<typeof environmentSchema>): Platforms {
  const { SITE_ACCOUNT_URL, SITE_LOGIN_URL, SITE_APP_STORE_URL, SITE_GOOGLE_PLAY_URL } = settings
  // Without those that are absent: settings are compared with those of a release, which were stored as JSON.
  return {
    ...(SITE_ACCOUNT_URL !== undefined && { account: SITE_ACCOUNT_URL }),
    ...(SITE_LOGIN_URL !== undefined && { login: SITE_LOGIN_URL }),
    ...(SITE_APP_STORE_URL !== undefined && { appStore: SITE_APP_STORE_URL }),
    ...(SITE_GOOGLE_PLAY_URL !== undefined && { googlePlay: SITE_GOOGLE_PLAY_URL }),
  }
}

function toAlertService(settings: v.InferOutput<typeof environmentSchema>): AlertService | undefined {
  const { SITE_ALERTS_URL: origin, SITE_ALERTS_LISTS: lists } = settings
  return origin === undefined ? undefined : { origin, lists }
}

export function toBuildSettings(config: SiteConfig): BuildSettings {
  return { origin: config.origin, ...toPublicConfig(config), alerts: config.alerts }
}

export function toPublicConfig(config: SiteConfig): PublicConfig {
  const { hasSampleNotice, iconOrigins, meetingUrl, platforms } = config
  return { hasSampleNotice, iconOrigins, meetingUrl, platforms }
}
