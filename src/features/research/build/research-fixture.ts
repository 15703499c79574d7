import { text, type Changes } from '#engine/content/content-fixture.ts'

// Issuers, deals and reports for tests of their checks.

const published = 'publishedAt: 2025-01-06T08:00+07:00\n'

/** An entry in Vietnamese, and in English if there is a title for it. */
const entry = (path: string, facts: string, titles: { vi: string; en?: string }, body?: string): Changes => ({
  [`${path}/entry.yaml`]: `${facts}${facts.includes('publishedAt') ? '' : published}`,
  [`${path}/vi.md`]: text(body, `title: "${titles.vi}"\nsummary: Tóm tắt.`),
  ...(titles.en !== undefined && { [`${path}/en.md`]: text(body, `title: "${titles.en}"\nsummary: Summary.`) }),
})

/** Two listed issuers, a technology company and a retailer, and one that is not listed. */
export const issuers: Changes = {
  ...entry('issuers/zza', 'ticker: ZZA\nexchange: HOSE\nsector: cong-nghe\n', { vi: 'Hãng A', en: 'Firm A' }),
  ...entry('issuers/zzb', 'ticker: ZZB\nexchange: HOSE\nsector: ban-le\n', { vi: 'Hãng B', en: 'Firm B' }),
  ...entry('issuers/hang-p', 'sector: cong-nghiep\n', { vi: 'Hãng P', en: 'Firm P' }),
}

/** A deal with the retailer. */
export const deal = (dates: string): Changes =>
  entry('deals/d', `issuer: zzb\nkind: m-a\nrole: tu-van\ndesk: thi-truong-von\n${dates}`, { vi: 'Giao dịch' })

const reportFacts = {
  reportDate: '2026-02-26',
  sector: 'ban-le',
  issuer: 'zzb',
  conflicts: 'none',
}

/** A text of a number of words. */
export const words = (count: number) => Array.from({ length: count }, () => 'từ').join(' ')

interface ReportOptions {
  facts?: Partial<typeof reportFacts>
  title?: string
  body?: string
}

/** A report on the retailer. */
export function report({ facts, title = 'ZZB: biên lợi nhuận', body = words(900) }: ReportOptions = {}): Changes {
  const { reportDate, sector, issuer, conflicts } = { ...reportFacts, ...facts }
  const lines = `type: cong-ty
issuer: ${issuer}
sector: ${sector}
conflicts: ${conflicts}
reportDate: ${reportDate}
analysts: [{ vi: A, en: A }]
rating: nam-giu
targetPrice: "54000"
priceAt: { price: "50000", date: 2026-02-25 }
upside: "8.0"
ratingHistory: [{ date: ${reportDate}, rating: nam-giu, targetPrice: "54000" }]
completedAt: 2026-02-26T08:00+07:00
publishedAt: 2026-02-26T08:45+07:00
`
  return entry('reports/r', lines, { vi: title }, body)
}

/** A news entry with a text. */
export const news = (body: string, facts = ''): Changes =>
  entry(
    'news/n',
    `category: thi-truong\nsample: true\npublishedAt: 2026-02-26T08:45+07:00\n${facts}`,
    { vi: 'Tin' },
    body,
  )
