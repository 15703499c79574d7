import * as v from 'valibot'
import { isIconOrigin, parseSiteConfig, toBuildSettings, type BuildSettings } from './site-config.ts'
import { parseStored } from './stored-json.ts'

const defaults = toBuildSettings(parseSiteConfig({}))

const address = v.exactOptional(v.string())

/** Settings as stored by any version of this program: a part that is missing or has another form is as if it were not set. */
const schema = v.object({
  origin: v.fallback(v.string(), defaults.origin),
  hasSampleNotice: v.fallback(v.boolean(), defaults.hasSampleNotice),
  iconOrigins: v.fallback(v.array(v.pipe(v.string(), v.check(isIconOrigin))), [...defaults.iconOrigins]),
  meetingUrl: v.fallback(v.optional(v.string()), defaults.meetingUrl),
  platforms: v.fallback(
    v.object({ account: address, login: address, appStore: address, googlePlay: address }),
    defaults.platforms,
  ),
})

/**
 * The settings of a release as the store has them. Where they are not what was set, the release is served as it is, and the next
 * publish finds that they differ from what is set now and makes another.
 */
export function parseStoredSettings(json: string): BuildSettings {
  const found = parseStored(schema, json)
  return found ? { ...found, meetingUrl: found.meetingUrl } : defaults
}
