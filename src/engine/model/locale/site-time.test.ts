import { afterEach, expect, test, vi } from 'vitest'
import { toSiteDay, toSiteTime } from './site-time.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const days = [
  ['2026-11-20T16:59:59.999Z', '2026-11-20'],
  ['2026-11-20T17:00:00.000Z', '2026-11-21'],
  ['2026-12-31T17:00:00.000Z', '2027-01-01'],
  ['2024-02-28T17:00:00.000Z', '2024-02-29'],
] as const

test.each(days)('at %s the day of the site is %s', (moment, day) => {
  expect(toSiteDay(new Date(moment))).toBe(day)
})

test('the time of the clock', () => {
  expect(toSiteTime(new Date('2026-11-21T01:05:09.5Z'))).toBe('2026-11-21T08:05:09.500')
})

/** Dates as ICU 72 writes them for Canadian English: `11/26/2026`. */
function write(moment: Date | number): string {
  const [year, month, day] = new Date(moment).toISOString().slice(0, 10).split('-')
  return `${month}/${day}/${year}`
}

test.each(days)('whatever an engine writes for a locale: at %s the day of the site is %s', async (moment, day) => {
  vi.resetModules()
  vi.stubGlobal('Intl', {
    ...Intl,
    DateTimeFormat: class {
      format = write
    },
  })
  vi.spyOn(Date.prototype, 'toLocaleDateString').mockImplementation(function (this: Date) {
    return write(this)
  })
  const { toSiteDay: toDay } = await import('./site-time.ts')
  const { formatMoment } = await import('#engine/store/releases/format-moment.ts')
  expect(toDay(new Date(moment))).toBe(day)
  expect(formatMoment(moment)).toMatch(new RegExp(String.raw`^${day}T\d\d:\d\d`))
})
