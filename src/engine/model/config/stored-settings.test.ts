import { expect, test } from 'vitest'
import { parseSiteConfig, toBuildSettings } from './site-config.ts'
import { parseStoredSettings } from './stored-settings.ts'

const defaults = toBuildSettings(parseSiteConfig({}))
const full = toBuildSettings(
  parseSiteConfig({
    SITE_ORIGIN: 'https://www.firm.example',
    SITE_SAMPLE_NOTICE: '0',
    SITE_ICON_ENDPOINT: 'https://a.example,https://b.example:8443',
    SITE_MEETING_URL: 'https://meeting.example/',
    SITE_LOGIN_URL: 'https://trade.example/',
    SITE_GOOGLE_PLAY_URL: 'https://play.google.com/a',
    SITE_ALERTS_URL: 'https://alerts.example',
    SITE_ALERTS_LISTS: '/.vi=6f8d4a52-0c1e-4b7a-9d53-2e61f0c8a7b4',
  }),
)

test.each([defaults, full, { ...full, meetingUrl: undefined, alerts: undefined }])(
  'what was stored is read as it was: %j',
  (settings) => {
    const json = JSON.stringify(settings)
    expect(parseStoredSettings(json)).toEqual(settings)
    // As text a publish compares them.
    expect(JSON.stringify(parseStoredSettings(json))).toBe(json)
  },
)

test.each<[string, unknown, object]>([
  ['without a later setting', { ...full, platforms: undefined }, { ...full, platforms: {} }],
  ['with a setting of another form', { ...full, iconOrigins: '/_icons' }, { ...full, iconOrigins: [] }],
  [
    'with an origin that would change the policy',
    { ...full, iconOrigins: ["https://a.example; script-src 'unsafe-inline'"] },
    { ...full, iconOrigins: [] },
  ],
  [
    'with a service that would change the policy',
    { ...full, alerts: { origin: 'https://a.example; script-src *', lists: [] } },
    { ...full, alerts: undefined },
  ],
  ['with null for an address', { ...full, platforms: { login: null } }, { ...full, platforms: {} }],
  ['with settings that this version lacks', { ...full, later: 1 }, full],
  ['of a first version', { origin: 'https://www.firm.example' }, { ...defaults, origin: 'https://www.firm.example' }],
  ['that are a list', [], defaults],
  ['that are null', null, defaults],
])('settings %s', (_case, stored, expected) => {
  expect(parseStoredSettings(JSON.stringify(stored))).toEqual(expected)
})

test.each(['', '{"origin":', 'undefined'])('settings that are no JSON: %j', (json) => {
  expect(parseStoredSettings(json)).toEqual(defaults)
})
