import { expect, test } from 'vitest'
import { examineWith, now } from '#engine/content/content-fixture.ts'
import { say } from '#lib/say/message.ts'
import { applyDisclosureRules } from '../apply-disclosure-rules.ts'
import { both } from '../disclosure-rules-fixture.ts'
import { disclosureRules, guaranteedRules } from '../disclosure-rules.ts'
import type { DisclosureRule } from './disclosure-rule.ts'
import { isAdvice, isInForce, toSourceText, toStatusText, type RuleSource } from './legal-source.ts'

const source = { instrument: 'Thông tư 1', from: '2021-01-01', checkedOn: '2026-11-28', reading: 'read' } as const

test.each<[string, RuleSource, { isAdvice: boolean; text: string; status: string }]>([
  [
    'an article that was read',
    { ...source, article: 14, clause: 3, point: 'c' },
    {
      isAdvice: false,
      text: 'Thông tư 1, Điều 14, khoản 3, điểm c',
      status: 'in force since 1 January 2021, read on 28 November 2026',
    },
  ],
  [
    'one that has ended, of which others write',
    { ...source, to: '2025-12-31', reading: 'reported' },
    {
      isAdvice: true,
      text: 'Thông tư 1',
      status:
        'advice: in force since 1 January 2021 until 31 December 2025, known from reports alone on 28 November 2026',
    },
  ],
  [
    'one that nobody has read',
    { ...source, reading: 'unread' },
    {
      isAdvice: true,
      text: 'Thông tư 1',
      status: 'advice: in force since 1 January 2021, not read on 28 November 2026',
    },
  ],
  ['a reminder', 'editors', { isAdvice: true, text: 'editors', status: 'advice: a reminder of the editors' }],
])('%s', (_case, given, expected) => {
  expect({ isAdvice: isAdvice(given), text: toSourceText(given), status: String(toStatusText(given)) }).toEqual(
    expected,
  )
})

test.each<[string, RuleSource, string, boolean]>([
  ['the day before', { ...source, to: '2025-12-31' }, '2020-12-31T23:59+07:00', false],
  ['the first day', { ...source, to: '2025-12-31' }, '2021-01-01', true],
  ['the last day', { ...source, to: '2025-12-31' }, '2025-12-31T23:59+07:00', true],
  ['the day after', { ...source, to: '2025-12-31' }, '2026-01-01', false],
  ['no last day', source, '2030-01-01', true],
  ['no law', 'editors', '2000-01-01', true],
])('in force on %s', (_case, given, day, expected) => {
  expect(isInForce(given, day)).toBe(expected)
})

const notice = (day: string) => both(`share-management/d${day}`, `kind: luu-ky\npublishedAt: 2026-${day}T08:00+07:00\n`)

test('an entry is held to the rules of the day on which it appeared', async () => {
  const rule: DisclosureRule = {
    kind: 'document',
    id: 'with-document',
    collection: 'share-management',
    requirement: say`A document.`,
    source: { ...source, from: '2026-05-01', to: '2026-05-31' },
  }
  const { content } = await examineWith({ ...notice('04-30'), ...notice('05-01'), ...notice('06-01') })
  const found = applyDisclosureRules(content, now, { rules: [rule] })
  expect(found.map(({ entry }) => entry.slug)).toEqual(['d05-01'])
})

test('every rule of law says its article, and when it was looked up', () => {
  const sources = [...disclosureRules, ...guaranteedRules].map((rule): RuleSource => rule.source)
  for (const one of sources) {
    if (one !== 'editors') expect(one).toMatchObject({ article: expect.any(Number), checkedOn: expect.any(String) })
  }
})
