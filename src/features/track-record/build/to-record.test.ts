import { expect, test } from 'vitest'
import { examineWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { toRecord } from './to-record.ts'

const sample = 'sample: true\n'
const withdrawn =
  'status: withdrawn\nwithdrawal: { at: 2026-11-20T08:30+07:00, reason: { vi: Sai số liệu., en: Wrong figures. } }\n'

function entry(path: string, facts: string, title = 'Tiêu đề'): Changes {
  const matter = `title: "${title}"\nsummary: Tóm tắt.`
  return {
    [`${path}/entry.yaml`]: facts,
    [`${path}/vi.md`]: text('Một đoạn.', matter),
    [`${path}/en.md`]: text('A paragraph.', matter),
  }
}

/** After the session of a day of November, with a band of 1180 to 1220. */
const commentary = (day: string, close: string, more = sample): Changes =>
  entry(
    `commentary/c-${day}`,
    `kind: sau-phien
sessionDate: 2026-11-${day}
outlook: tich-cuc
levels: { support: "1180", resistance: "1220" }
indicesOf: 2026-11-${day}
indices:
  - { name: MH-Index, close: "${close}", change: "0.00", changePercent: "0.00", volume: "500", value: "12000" }
${more.includes('publish') ? '' : `publishedAt: 2026-11-${day}T16:30+07:00\n`}${more}`,
  )

const issuer = entry(
  'issuers/zzb',
  'ticker: ZZB\nexchange: HOSE\nsector: ban-le\npublishedAt: 2025-01-02T08:00+07:00\nsample: true\n',
  'ZZB',
)

/** A report with a price, and a target 20 % above it. */
function report(slug: string, date: string, price: number, { more = sample, before = '' } = {}): Changes {
  const target = price * 1.2
  return entry(
    `reports/${slug}`,
    `type: cong-ty
issuer: zzb
sector: ban-le
conflicts: none
reportDate: ${date}
analysts: [{ vi: A, en: A }]
rating: mua
targetPrice: "${target}"
priceAt: { price: "${price}", date: ${date} }
upside: "20.0"
ratingHistory:
  - { date: ${date}, rating: mua, targetPrice: "${target}" }
${before}completedAt: ${date}T08:00+07:00
publishedAt: ${date}T08:45+07:00
${more}`,
    slug,
  )
}

const meeting = (plan: string, more = ''): Changes =>
  entry(
    'meetings/m',
    `year: 2025
kind: thuong-nien
recordDate: 2025-03-24
opensAt: 2025-04-24T08:30+07:00
place: { vi: a, en: a }
form: truc-tiep
results:
  attendance: "70.00"
  resolutions:
    - title: { vi: a, en: a }
      approve: "97.50"
      against: "1.50"
      abstain: "1.00"
      plan: { ${plan} }
${more}publishedAt: 2025-04-24T17:15+07:00
sample: true
`,
  )

const results = (profit: string): Changes => ({
  ...entry(
    'periodic-reports/nam-2025',
    'code: bao-cao-tai-chinh\nfiscalYear: 2025\nperiod: FY\nperiodEnd: 2025-12-31\nbasis: hop-nhat\nassurance: chua-kiem-toan\npublishedAt: 2026-03-20T08:30+07:00\nsample: true\n',
    'Báo cáo năm 2025',
  ),
  ...entry(
    'financials/2025-hop-nhat',
    `fiscalYear: 2025
basis: hop-nhat
unit: ty-dong
currency: VND
periods:
  - period: FY
    report: nam-2025
    figures: { totalAssets: "1000", totalLiabilities: "600", equity: "400", operatingRevenue: "2500", profitBeforeTax: "${profit}", profitAfterTax: "1000" }
    restated:
      - { metric: profitBeforeTax, value: "9999", report: nam-2025, reason: { vi: Sửa., en: Mended. } }
publishedAt: 2026-03-20T08:30+07:00
sample: true
`,
  ),
})

/** Each row in a line: kind, day, what followed, state. */
async function rowsOf(changes: Changes): Promise<string[]> {
  const { content, diagnostics } = await examineWith(changes)
  // Other rules may be broken; what cannot be read would be missing, and rows with it.
  const wrong = diagnostics.errors.filter(
    ({ file, rule }) => rule === 'fields' && Object.keys(changes).some((own) => file.endsWith(own)),
  )
  if (wrong.length > 0) throw new Error(wrong.map(({ file, message }) => `${file}: ${message}`).join('\n'))
  return toRecord(content, 'vi').rows.map((row) => {
    const followed =
      row.kind === 'plan' ? row.actual?.value : row.kind === 'target' ? row.known?.price : row.close?.points
    return `${row.kind} ${row.date} ${followed ?? '–'} ${row.state}`
  })
}

const plan = 'fiscalYear: 2025, operatingRevenue: "2400", profitBeforeTax: "1300"'

test.each<[string, Changes, string[]]>([
  ['nothing', {}, []],
  [
    'bands, the newest first, misses among them',
    { ...commentary('10', '1200'), ...commentary('11', '1210'), ...commentary('12', '1230') },
    ['commentary 2026-11-12 – open', 'commentary 2026-11-11 1230 miss', 'commentary 2026-11-10 1210 hit'],
  ],
  [
    'a scheduled commentary, whose close nobody may know yet',
    {
      ...commentary('10', '1200'),
      ...commentary('11', '1300', `${sample}status: scheduled\npublishAt: 2026-11-30T08:10+07:00\n`),
    },
    ['commentary 2026-11-10 – open'],
  ],
  [
    'a correction, which does not count again',
    {
      ...commentary('10', '1200'),
      ...commentary('11', '1210'),
      ...commentary('12', '1300', `${sample}supersedes: c-11\n`),
    },
    ['commentary 2026-11-11 1300 miss', 'commentary 2026-11-10 1210 hit'],
  ],
  [
    'samples beside others',
    { ...commentary('10', '1200', ''), ...commentary('11', '1300') },
    ['commentary 2026-11-10 – open'],
  ],
  [
    'targets, held against the prices of later reports',
    {
      ...issuer,
      ...report('r-1', '2025-02-25', 40_000),
      ...report('r-2', '2025-08-21', 50_000),
      ...report('r-3', '2026-02-26', 55_000),
    },
    ['target 2026-02-26 – open', 'target 2025-08-21 55000 miss', 'target 2025-02-25 50000 hit'],
  ],
  [
    'a target of which only a later report tells',
    {
      ...issuer,
      ...report('r-2', '2025-08-21', 50_000, {
        before: '  - { date: 2025-02-25, rating: mua, targetPrice: "60000" }\n',
      }),
    },
    ['target 2025-08-21 – unknown', 'target 2025-02-25 50000 miss'],
  ],
  [
    'a withdrawn report: neither its target nor its price, although a later one names its target',
    {
      ...issuer,
      ...report('r-1', '2025-02-25', 40_000, { more: sample + withdrawn }),
      ...report('r-2', '2025-08-21', 50_000, {
        before: '  - { date: 2025-02-25, rating: mua, targetPrice: "48000" }\n',
      }),
    },
    ['target 2025-08-21 – unknown'],
  ],
  [
    'a plan, against the figures as first reported',
    { ...meeting(plan), ...results('1250') },
    ['plan 2025-04-24 2500 hit', 'plan 2025-04-24 1250 miss'],
  ],
  ['a plan without a result', meeting(plan), ['plan 2025-04-24 – open', 'plan 2025-04-24 – open']],
  [
    'a plan for the statements of the firm alone',
    { ...meeting(`${plan}, basis: rieng`), ...results('1250') },
    ['plan 2025-04-24 – open', 'plan 2025-04-24 – open'],
  ],
  ['a plan that was not passed', meeting(`${plan} }\n      isPassed: false\n      # {`), []],
])('%s', async (_case, changes, expected) => {
  expect(await rowsOf(changes)).toEqual(expected)
})

test('what is withdrawn or late is counted apart', async () => {
  const { content } = await examineWith({
    ...commentary('10', '1200'),
    ...commentary('11', '1210', sample + withdrawn),
    ...commentary('12', '1215', `${sample}publishedAt: 2026-11-13T09:00+07:00\n`),
  })
  const { rows, late, withdrawn: gone, counts, isSample } = toRecord(content, 'vi')
  expect({ rows: rows.length, late, gone, isSample }).toEqual({ rows: 1, late: 1, gone: 1, isSample: true })
  expect(counts.commentary).toEqual({ hit: 0, miss: 0, open: 1, unknown: 0 })
})

test.each<[string, string | RegExp]>([
  ['fiscalYear: 2025', /at least one of/],
  ['fiscalYear: 2027, profitBeforeTax: "1"', /a meeting of 2025 plans that year or the next/],
  ['fiscalYear: 2025, profitBeforeTax: 1200', /profitBeforeTax/],
])('plan { %s } is an error', async (facts, message) => {
  const { diagnostics } = await examineWith(meeting(facts))
  const problems = diagnostics.errors
    .filter(({ file }) => file.includes('meetings/m'))
    .map((one) => JSON.stringify(one))
  expect(problems.join('\n')).toMatch(message)
})

test('a meeting may plan the year after it', async () => {
  const { diagnostics } = await examineWith(meeting('fiscalYear: 2026, profitBeforeTax: "1"'))
  expect(diagnostics.errors.filter(({ message }) => message.includes('plan'))).toEqual([])
})
