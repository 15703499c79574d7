import { expect, test } from 'vitest'
import { ConfigError } from './parse-settings.ts'
import { parseSiteConfig } from './site-config.ts'

test('without settings there are defaults', () => {
  expect(parseSiteConfig({})).toMatchObject({ defaultLocale: 'vi', iconOrigins: [], hasSampleNotice: true })
})

test('settings override the defaults', () => {
  const config = parseSiteConfig({
    SITE_ORIGIN: 'https://www.firm.example',
    SITE_DEFAULT_LOCALE: 'en',
    SITE_HOSTS: 'firm.example=vi,EN.firm.example.:443=en,localhost:3000=en',
    SITE_SAMPLE_NOTICE: '0',
  })
  expect(config).toMatchObject({ origin: 'https://www.firm.example', defaultLocale: 'en', hasSampleNotice: false })
  expect([...config.hosts]).toEqual([
    ['firm.example', 'vi'],
    ['en.firm.example', 'en'],
    ['localhost:3000', 'en'],
  ])
})

test.each([
  [' en.firm.example = en , ', 'en.firm.example'],
  ['đầutư.example=en', 'xn--ut-pma25dq27i.example'],
  ['[::1]:3000=en', '[::1]:3000'],
  ['127.0.0.1:3000=en', '127.0.0.1:3000'],
])('the host of %j is looked up as %s', (table, host) => {
  expect([...parseSiteConfig({ SITE_HOSTS: table }).hosts]).toEqual([[host, 'en']])
})

test('only the platforms that are configured have an address', () => {
  expect(parseSiteConfig({}).platforms).toEqual({})
  expect(parseSiteConfig({ SITE_LOGIN_URL: 'https://trade.example/login' }).platforms).toEqual({
    login: 'https://trade.example/login',
  })
})

const list = '6f8d4a52-0c1e-4b7a-9d53-2e61f0c8a7b4'
const alertService = { SITE_ALERTS_URL: 'https://alerts.example' }

test('the lists of alerts are those of feeds', () => {
  const settings = { ...alertService, SITE_ALERTS_LISTS: `/.vi=${list}, /tin-tuc.en=${list},` }
  expect(parseSiteConfig(settings).alerts).toEqual({
    origin: 'https://alerts.example',
    lists: [
      { path: '/', locale: 'vi', id: list },
      { path: '/tin-tuc', locale: 'en', id: list },
    ],
  })
  expect(parseSiteConfig({}).alerts).toBeUndefined()
})

test.each([
  [{ ...alertService }, /SITE_ALERTS_LISTS="" must be set together with SITE_ALERTS_URL/],
  [{ SITE_ALERTS_LISTS: `/.vi=${list}` }, /must be set together with SITE_ALERTS_URL/],
  [{ ...alertService, SITE_ALERTS_LISTS: `/.fr=${list}` }, /must be rows such as .*; "\/.fr=.*" is none/],
  [{ ...alertService, SITE_ALERTS_LISTS: '/.vi=1' }, /"\/.vi=1" is none/],
  [{ ...alertService, SITE_ALERTS_LISTS: `tin-tuc.vi=${list}` }, /"tin-tuc.vi=.*" is none/],
  [{ ...alertService, SITE_ALERTS_LISTS: `/.vi=${list},/.vi=${list}` }, /has the feed \/.vi twice/],
  [
    { SITE_ALERTS_URL: 'https://a.example/form', SITE_ALERTS_LISTS: `/.vi=${list}` },
    /SITE_ALERTS_URL=.* without a path/,
  ],
  [{ SITE_ALERTS_URL: 'http://a.example', SITE_ALERTS_LISTS: `/.vi=${list}` }, /must be the https origin/],
])('alerts that cannot be: %j', (settings, message) => {
  expect(() => parseSiteConfig(settings)).toThrow(message)
})

test('SOURCE_DATE_EPOCH fixes the clock', () => {
  const { clock, moment } = parseSiteConfig({ SOURCE_DATE_EPOCH: '1795219200' })
  expect(moment).toEqual(new Date('2026-11-21T00:00:00Z'))
  expect([clock(), clock()]).toEqual([moment, moment])
})

test.each([
  ['/_icons', []],
  ['https://icons.example', ['https://icons.example']],
  ['https://a.example, https://b.example:8443', ['https://a.example', 'https://b.example:8443']],
])('the icon endpoint %s', (endpoint, origins) => {
  expect(parseSiteConfig({ SITE_ICON_ENDPOINT: endpoint }).iconOrigins).toEqual(origins)
})

test.each([
  [
    { SITE_ORIGIN: 'firm.example' },
    /SITE_ORIGIN="firm.example" must be an origin: .*, such as https:\/\/firm.example$/,
  ],
  [{ SITE_ORIGIN: 'https://firm.example/' }, /must be an origin: .*, such as https:\/\/firm.example$/],
  [{ SITE_ORIGIN: 'HTTPS://Firm.example' }, /such as https:\/\/firm.example$/],
  [{ SITE_ORIGIN: 'https://firm.example.' }, /such as https:\/\/firm.example$/],
  [{ SITE_ORIGIN: 'http://firm.example:80' }, /such as http:\/\/firm.example$/],
  [{ SITE_ORIGIN: 'ftp://firm.example' }, /must be an origin: .*, such as https:\/\/\w/],
  [{ SITE_ORIGIN: '' }, /such as https:\/\/shs.example$/],
  [{ SITE_DEFAULT_LOCALE: 'fr' }, 'SITE_DEFAULT_LOCALE="fr" must be one of: vi, en'],
  [{ SITE_HOSTS: 'firm.example' }, 'must be rows such as'],
  [
    { SITE_HOSTS: 'a.example=vi,firm.example=fr' },
    'must be rows such as shs.example=vi,en.shs.example=en; "firm.example=fr" is none',
  ],
  [{ SITE_HOSTS: 'https://firm.example=vi' }, '"https://firm.example=vi" is none'],
  [{ SITE_HOSTS: '*.firm.example=vi' }, '"*.firm.example=vi" is none'],
  [
    { SITE_HOSTS: 'firm.example=vi,Firm.example.:443=en' },
    'has the host of "Firm.example.:443=en" twice; name each once',
  ],
  [{ SITE_ICON_ENDPOINT: 'http://icons.example' }, 'SITE_ICON_ENDPOINT="http://icons.example" must be /_icons'],
  [{ SITE_ICON_ENDPOINT: '' }, 'must be /_icons'],
  [{ SITE_ICON_ENDPOINT: 'https://icons.example/' }, 'must be /_icons'],
  [{ SITE_ICON_ENDPOINT: 'https://icons.example/api' }, 'must be /_icons'],
  [{ SITE_ICON_ENDPOINT: 'https://*.example' }, 'must be /_icons'],
  [{ SITE_ICON_ENDPOINT: "https://icons.example;script-src'none'" }, 'must be /_icons'],
  [{ SITE_ICON_ENDPOINT: "https://icons.example 'unsafe-inline'" }, 'must be /_icons'],
  [{ SITE_ICON_ENDPOINT: 'https://icons.example,/_icons' }, 'must be /_icons'],
  [{ SITE_ICON_ENDPOINT: 'https://user@icons.example' }, 'must be /_icons'],
  [{ SITE_SAMPLE_NOTICE: 'no' }, 'must be 0 or 1'],
  [{ SOURCE_DATE_EPOCH: '2026-11-21' }, 'SOURCE_DATE_EPOCH="2026-11-21" must be a moment in whole seconds since 1970'],
  [{ SOURCE_DATE_EPOCH: '' }, 'must be a moment in whole seconds'],
  [{ SOURCE_DATE_EPOCH: '1795219200.5' }, 'must be a moment in whole seconds'],
  [{ SOURCE_DATE_EPOCH: '-1' }, 'must be a moment in whole seconds'],
  [{ SITE_MEETING_URL: 'javascript:alert(1)' }, 'must begin with https://'],
  [{ SITE_ACCOUNT_URL: 'http://open.example' }, 'SITE_ACCOUNT_URL="http://open.example" must begin with https://'],
  [{ SITE_LOGIN_URL: '/login' }, 'SITE_LOGIN_URL="/login" must be a URL'],
  [{ SITE_GOOGLE_PLAY_URL: '' }, 'must be a URL'],
])('%j stops start-up: %s', (environment, message) => {
  expect(() => parseSiteConfig(environment)).toThrow(ConfigError)
  expect(() => parseSiteConfig(environment)).toThrow(message)
})

test('one error names every bad setting', () => {
  expect(() => parseSiteConfig({ SITE_ORIGIN: 'x', SITE_DEFAULT_LOCALE: 'y' })).toThrow(
    /SITE_ORIGIN[^]*SITE_DEFAULT_LOCALE/,
  )
})
