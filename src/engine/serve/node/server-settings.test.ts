import { expect, test } from 'vitest'
import { parseServerSettings, type ServerSettings } from './server-settings.ts'

const defaults: ServerSettings = {
  port: 3000,
  host: 'localhost',
  cacheBytes: 16 * 1024 * 1024,
  connectionLimit: 5000,
  keepAlive: 65_000,
  stallTimeout: 30_000,
  drainTime: 1000,
  stopTime: 10_000,
  hasAccessLog: false,
  metrics: undefined,
}

test.each<[Record<string, string>, Partial<ServerSettings>]>([
  [{}, {}],
  [
    { PORT: '0', HOST: '::' },
    { port: 0, host: '::' },
  ],
  [{ SERVER_CACHE_MB: '64' }, { cacheBytes: 64 * 1024 * 1024 }],
  [{ SERVER_CONNECTIONS: '20000' }, { connectionLimit: 20_000 }],
  [{ SERVER_KEEP_ALIVE_SECONDS: '5' }, { keepAlive: 5000 }],
  [{ SERVER_STALL_SECONDS: '10' }, { stallTimeout: 10_000 }],
  [
    { SERVER_DRAIN_SECONDS: '0', SERVER_STOP_SECONDS: '30' },
    { drainTime: 0, stopTime: 30_000 },
  ],
  [{ SERVER_ACCESS_LOG: '1' }, { hasAccessLog: true }],
  [{ SERVER_METRICS_PORT: '9464' }, { metrics: { port: 9464, host: 'localhost' } }],
  [{ SERVER_METRICS_PORT: '0', SERVER_METRICS_HOST: '10.0.0.1' }, { metrics: { port: 0, host: '10.0.0.1' } }],
  [{ SERVER_METRICS_HOST: '10.0.0.1' }, {}],
])('%j', (environment, expected) => {
  expect(parseServerSettings(environment)).toEqual({ ...defaults, ...expected })
})

test.each([
  ['PORT', 'http', 'must be a whole number from 0 to 65535'],
  ['PORT', '', 'must be a whole number from 0 to 65535'],
  ['PORT', '65536', 'must be a whole number from 0 to 65535'],
  ['PORT', '3e3', 'must be a whole number from 0 to 65535'],
  ['HOST', '', 'must be a host name or an address, such as 127.0.0.1'],
  ['SERVER_CACHE_MB', '0', 'must be a whole number from 1 to 4096'],
  ['SERVER_CACHE_MB', '8MB', 'must be a whole number from 1 to 4096'],
  ['SERVER_CONNECTIONS', '-1', 'must be a whole number from 1 to 100000'],
  ['SERVER_KEEP_ALIVE_SECONDS', '1.5', 'must be a whole number from 1 to 3600'],
  ['SERVER_STOP_SECONDS', '0', 'must be a whole number from 1 to 300'],
  ['SERVER_ACCESS_LOG', 'true', 'must be 0 or 1'],
  ['SERVER_METRICS_PORT', '99999', 'must be a whole number from 0 to 65535'],
])('%s=%j %s', (name, value, message) => {
  expect(() => parseServerSettings({ [name]: value })).toThrow(`${name}=${JSON.stringify(value)} ${message}`)
})

test('all bad settings are named at once', () => {
  expect(() => parseServerSettings({ PORT: 'a', SERVER_ACCESS_LOG: 'b' })).toThrow(/PORT=.*\n.*SERVER_ACCESS_LOG=/)
})
