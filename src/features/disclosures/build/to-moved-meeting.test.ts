import { expect, test } from 'vitest'
import { examineWith, type Changes } from '#engine/content/content-fixture.ts'
import { toPayloadContext } from '#engine/graph/payload-context-fixture.ts'
import { both, disclosure } from './disclosure-rules-fixture.ts'
import { toMovedMeeting } from './to-moved-meeting.ts'

const notice = (slug: string, at: string, announces = ''): Changes =>
  both(
    `disclosures/${slug}`,
    `${disclosure(at).replace('"1"', `"${slug}"`)}${announces && `announces: { opensAt: ${announces} }\n`}`,
  )
const meeting = (papers: string, more = ''): Changes =>
  both(
    'meetings/m',
    `year: 2026\nkind: bat-thuong\nrecordDate: 2026-10-02\nopensAt: 2026-12-20T09:00+07:00\nplace: { vi: a, en: a }\nform: truc-tiep\npapers: ${papers}\npublishedAt: 2026-10-01T08:00+07:00\n${more}`,
  )
const moved =
  'rescheduled: [{ opensAt: 2026-11-25T09:00+07:00, recordDate: 2026-10-02, announcedAt: 2026-11-20T09:00+07:00, reason: { vi: Bão, en: A storm } }]\n'
const cancelled =
  'status: withdrawn\nwithdrawal: { at: 2026-11-21T07:00+07:00, reason: { vi: Không đủ điều kiện, en: Not met } }\n'
const cancelledText = 'cancelled 2026-11-21T07:00+07:00 Không đủ điều kiện'
const former = notice('a', '2026-10-20T09:00+07:00', '2026-11-25T09:00+07:00')
const invitation = '{ kind: thu-moi, disclosure: a }'

test.each<[string, Changes, string | undefined]>([
  [
    'a meeting as it was announced',
    { ...notice('a', '2026-10-20T09:00+07:00', '2026-12-20T09:00+07:00'), ...meeting(`[${invitation}]`) },
    undefined,
  ],
  ['a meeting that moved', { ...former, ...meeting(`[${invitation}]`, moved) }, '2026-11-20T09:00+07:00 Bão'],
  [
    'one whose notice says the date in its text alone',
    { ...notice('a', '2026-10-20T09:00+07:00'), ...meeting(`[${invitation}]`, moved) },
    '2026-11-20T09:00+07:00 Bão',
  ],
  [
    'one of which another notice announces the new date',
    {
      ...former,
      ...notice('b', '2026-11-20T10:00+07:00', '2026-12-20T09:00+07:00'),
      ...meeting(`[${invitation}, { kind: thu-moi, disclosure: b }]`, moved),
    },
    '2026-11-20T09:00+07:00 Bão /cong-bo-thong-tin/b',
  ],
  ['a meeting that was cancelled', { ...former, ...meeting(`[${invitation}]`, cancelled) }, cancelledText],
  [
    'a notice of the record date that states none as a fact',
    { ...notice('a', '2026-10-20T09:00+07:00'), ...meeting('[{ kind: ngay-dang-ky, disclosure: a }]', cancelled) },
    cancelledText,
  ],
  [
    'a document of a meeting that was cancelled, and announces no date',
    { ...notice('a', '2026-10-20T09:00+07:00'), ...meeting('[{ kind: to-trinh, disclosure: a }]', cancelled) },
    undefined,
  ],
  [
    'a meeting that was cancelled after it moved',
    { ...former, ...meeting(`[${invitation}]`, `${moved}${cancelled}`) },
    cancelledText,
  ],
  [
    'a document that announces no date',
    { ...notice('a', '2026-10-20T09:00+07:00'), ...meeting('[{ kind: to-trinh, disclosure: a }]', moved) },
    undefined,
  ],
])('%s', async (_case, changes, expected) => {
  const found = toMovedMeeting(toPayloadContext(await examineWith(changes)), 'a')
  expect(
    found && [found.isCancelled && 'cancelled', found.at, found.reason, found.notice?.href].filter(Boolean).join(' '),
  ).toBe(expected)
})
