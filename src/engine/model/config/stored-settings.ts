import * as v from 'valibot'
import { locales } from '../locale/locale.ts'
import { isPolicyOrigin, parseSiteConfig, toBuildSettings, type BuildSettings, type Platforms } from './site-config.ts'
import { parseStored } from './stored-json.ts'

const defaults = toBuildSettings(parseSiteConfig({}))

const address = v.exactOptional(v.string())

const platforms = {
  account: address,
  login: address,
  appStore: address,
  googlePlay: address,
} satisfies Record<keyof Platforms, v.GenericSchema>

const alerts = v.object({
  origin: v.pipe(v.string(), v.check(isPolicyOrigin)),
  lists: v.array(v.object({ path: v.string(), locale: v.picklist(locales), id: v.string() })),
})

/** Settings as stored by any version of this program: a part that is missing or has another form is as if it were not set. */
const entries = {
  origin: v.fallback(v.string(), defaults.origin),
  hasSampleNotice: v.fallback(v.boolean(), defaults.hasSampleNotice),
  iconOrigins: v.fallback(v.array(v.pipe(v.string(), v.check(isPolicyOrigin))), [...defaults.iconOrigins]),
  meetingUrl: v.fallback(v.optional(v.string()), defaults.meetingUrl),
  platforms: v.fallback(v.object(platforms), defaults.platforms),
  alerts: v.fallback(v.optional(alerts), undefined),
} satisfies Record<keyof BuildSettings, v.GenericSchema>

/**
 * The settings of a release as the store has them. Where they are not what was set, the release is served as it is, and the next
 * publish finds that they differ from what is set now and makes another.
 */
export function parseStoredSettings(json: string): BuildSettings {
  const found = parseStored(v.object(entries), json)
  return found ? { ...found, meetingUrl: found.meetingUrl, alerts: found.alerts } : defaults
}
