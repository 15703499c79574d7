import { expect, test } from 'vitest'
import { contentWith, examineWith, type Changes } from '#engine/content/content-fixture.ts'
import { withHidden } from '#engine/content/preview/with-hidden.ts'
import { both, report } from '#features/disclosures/build/disclosure-rules-fixture.ts'
import { site } from '#site/site.ts'
import { planEntry } from '../plan-entry.ts'
import { toSiteDuties } from './to-site-duties.ts'

const meeting = both(
  'meetings/a',
  'year: 2026\nkind: bat-thuong\nrecordDate: 2026-11-25\nopensAt: 2026-12-12T09:00+07:00\nplace: { vi: a, en: a }\nform: truc-tiep\npublishedAt: 2026-11-01T08:00+07:00\n',
)
const quarter = { fiscalYear: '2026', period: 'Q3', basis: 'rieng', periodEnd: '2026-09-30' }
const scheduled = both(
  'periodic-reports/quy-iii',
  report('', { ...quarter, status: 'scheduled', publishAt: '2026-11-27T08:00+07:00' }),
)
const draft = both('periodic-reports/quy-iii', report('', { ...quarter, status: 'draft' }))

async function dutiesOf(changes: Changes, moment: string) {
  const now = new Date(moment)
  const read = await examineWith(changes, { now })
  const all = read.show(withHidden(site, read.collected, now), now).content
  return toSiteDuties({ published: read.content, all }, now)
}

test.each<[string, Changes, string, string, object]>([
  [
    'a report that nobody has begun',
    {},
    '2026-11-21T08:00+07:00',
    'periodic-reports/bao-cao-tai-chinh-2026-q3-rieng quarterly-statements',
    {
      group: 'overdue',
      due: '2026-10-30T23:59+07:00',
      texts: {
        vi: {
          title: 'Báo cáo tài chính riêng Quý III/2026',
          details: [
            'Tổ chức niêm yết · 30 ngày kể từ ngày kết thúc kỳ · Thông tư 96/2020/TT-BTC, Điều 14, khoản 3, điểm c',
          ],
        },
        en: {
          title: 'Financial statements, separate, Q3 2026',
          details: [
            'Listed company · 30 days after the end of the period · Circular 96/2020/TT-BTC, Article 14, clause 3, point c',
          ],
        },
      },
      folder: undefined,
      beginning: {
        command:
          'npm run new -- periodic-reports "Báo cáo tài chính riêng Quý III/2026" --code bao-cao-tai-chinh --fiscalYear 2026 --period Q3 --basis rieng',
        file: undefined,
      },
    },
  ],
  [
    'one that is scheduled, which is not done yet',
    scheduled,
    '2026-11-21T08:00+07:00',
    'periodic-reports/bao-cao-tai-chinh-2026-q3-rieng quarterly-statements',
    { group: 'overdue', folder: 'periodic-reports/quy-iii', beginning: undefined },
  ],
  [
    'a draft of it',
    draft,
    '2026-11-21T08:00+07:00',
    'periodic-reports/bao-cao-tai-chinh-2026-q3-rieng quarterly-statements',
    { group: 'overdue', folder: 'periodic-reports/quy-iii', beginning: undefined },
  ],
  [
    'one that is published late',
    scheduled,
    '2026-11-27T08:00+07:00',
    'periodic-reports/bao-cao-tai-chinh-2026-q3-rieng quarterly-statements',
    { group: 'late', folder: 'periodic-reports/quy-iii', beginning: undefined },
  ],
  [
    'a paper of a meeting, for which a day off is no reason',
    meeting,
    '2026-11-21T08:00+07:00',
    'meetings/a/minutes meeting-results-24h',
    {
      group: 'due',
      due: '2026-12-13T09:00+07:00',
      texts: {
        vi: {
          title: 'Biên bản: Tiêu đề',
          details: [
            'Công ty đại chúng · 24 giờ kể từ khi có quyết định · Thông tư 96/2020/TT-BTC, Điều 11, khoản 1, điểm c',
            'Gửi Ủy ban Chứng khoán Nhà nước và Sở giao dịch chứng khoán: hết ngày 14/12/2026',
          ],
        },
        en: {
          title: 'Minutes: Tiêu đề',
          details: [
            'Public company · 24 hours after the decision · Circular 96/2020/TT-BTC, Article 11, clause 1, point c',
            'To the State Securities Commission and the exchange by 14 December 2026',
          ],
        },
      },
      beginning: {
        command: 'npm run new -- disclosures "Biên bản: Tiêu đề" --code bat-thuong',
        file: 'content/meetings/a/entry.yaml',
      },
    },
  ],
  [
    'an annual meeting, by a law that is known from a translation',
    {},
    '2027-03-01T08:00+07:00',
    'meetings/thuong-nien-2026 annual-meeting-4m',
    {
      group: 'due',
      texts: {
        vi: { title: 'Đại hội đồng cổ đông thường niên 2027', details: [expect.stringContaining('chưa đọc được')] },
        en: { details: [expect.stringContaining('Law on Enterprises 59/2020/QH14, Article 139')] },
      },
      beginning: {
        command: 'npm run new -- meetings "Đại hội đồng cổ đông thường niên 2027" --year 2027 --kind thuong-nien',
      },
    },
  ],
])('%s', async (_case, changes, moment, id, expected) => {
  const duty = (await dutiesOf(changes, moment)).find((one) => one.id === id)
  expect(duty).toMatchObject(expected)
})

test('what has no chance any more begins nothing', async () => {
  const missed = (await dutiesOf(meeting, '2027-01-02T08:00+07:00')).filter(({ id }) => id.startsWith('meetings/a/'))
  expect(missed.map(({ group, beginning }) => [group, beginning])).toContainEqual(['late', undefined])
})

test('each command is one that makes an entry', async () => {
  const { source: content } = contentWith({})
  const duties = await dutiesOf(meeting, '2027-01-02T08:00+07:00')
  const commands = duties.flatMap(({ beginning }) => beginning?.command ?? [])
  expect(commands.length).toBeGreaterThan(5)
  for (const command of commands) {
    const [, collection = '', title = '', options = ''] = /^npm run new -- (\S+) "([^"]+)" (.+)$/.exec(command) ?? []
    const given = Object.fromEntries(Array.from(options.matchAll(/--(\S+) (\S+)/g), ([, name, value]) => [name, value]))
    expect(planEntry({ content, collection, title, given }).folder).toMatch(`${collection}/`)
  }
})
