import { expect, test } from 'vitest'
import { parsePreviewMoment, toPreviewMoment } from './preview-moment.ts'

test.each([
  ['2026-11-27T08:01', '2026-11-27T01:01:00.000Z'],
  ['2026-11-27', '2026-11-26T17:00:00.000Z'],
  ['2026-11-27T08:01+07:00', '2026-11-27T01:01:00.000Z'],
  ['2026-11-27T08:01 07:00', '2026-11-27T01:01:00.000Z'],
  [' 2028-02-29T23:59 ', '2028-02-29T16:59:00.000Z'],
  ['2026-02-29', undefined],
  ['2026-11-31T08:01', undefined],
  ['2026-11-27T24:00', undefined],
  ['2026-11-27T08:60', undefined],
  ['2026-11-27T08:01Z', undefined],
  ['2026-11-27T08:01+00:00', undefined],
  ['27/11/2026', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('%j is %s', (text, moment) => {
  const parsed = parsePreviewMoment(text)
  expect(parsed?.toISOString()).toBe(moment)
  if (parsed) expect(text).toContain(toPreviewMoment(parsed).slice(0, text.trim().length))
})
