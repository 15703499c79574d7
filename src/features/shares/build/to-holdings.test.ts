import { expect, test } from 'vitest'
import { readWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { toBonds, toTrades } from './to-holdings.ts'

const notice = (slug: string, day: string, facts: string): Changes => ({
  [`share-management/${slug}/entry.yaml`]: `${facts}publishedAt: 2026-${day}T09:00+07:00\n`,
  [`share-management/${slug}/vi.md`]: text('A.', `title: ${slug}\nsummary: Tóm tắt.`),
  [`share-management/${slug}/en.md`]: text('A.', `title: ${slug}\nsummary: Summary.`),
})
const trade = (stage: 'dang-ky' | 'ket-qua', more = '') =>
  `kind: giao-dich\ntrade: { stage: ${stage}, relation: co-dong-lon, holder: { vi: Cổ đông A, en: Holder A }, side: mua, registered: "50", before: "40", from: 2026-09-14, to: 2026-10-09${stage === 'ket-qua' ? ', executed: "50", after: "90"' : ''}${more} }\n`
const bond = (code: string, outstanding: string, maturesOn: string) =>
  `kind: trai-phieu\nbond: { code: "${code}", issued: "300", outstanding: "${outstanding}", asOf: 2026-01-20, issuedOn: 2025-11-20, maturesOn: ${maturesOn}, rate: "8.2", rateKind: co-dinh, interestMonths: 3, isSecured: false, isConvertible: false }\n`
const withdrawn = 'status: withdrawn\nwithdrawal: { at: "2026-11-20T10:00+07:00", reason: { vi: Lý do, en: Reason } }\n'

test.each<[string, Changes, string[], string[]]>([
  ['nothing', {}, [], []],
  ['a registration', notice('dk', '09-09', trade('dang-ky')), ['dk Cổ đông A 50 null null'], []],
  [
    'a registration and its result, which alone is shown',
    {
      ...notice('dk', '09-09', trade('dang-ky')),
      ...notice('kq', '10-14', trade('ket-qua', ', registration: dk')),
    },
    ['kq Cổ đông A 50 50 90'],
    [],
  ],
  [
    'a registration that was corrected, and the result of what it was before',
    {
      ...notice('dk', '09-09', trade('dang-ky')),
      ...notice('dk-2', '09-10', `${trade('dang-ky')}corrects: { entry: dk, reason: { vi: a, en: a } }\n`),
      ...notice('kq', '10-14', trade('ket-qua', ', registration: dk')),
    },
    ['kq Cổ đông A 50 50 90'],
    [],
  ],
  [
    'a result that was withdrawn',
    {
      ...notice('dk', '09-09', trade('dang-ky')),
      ...notice('kq', '10-14', `${trade('ket-qua', ', registration: dk')}${withdrawn}`),
    },
    ['dk Cổ đông A 50 null null'],
    [],
  ],
  [
    'a notice that another one replaces',
    {
      ...notice('dk', '09-09', trade('dang-ky')),
      ...notice('dk-2', '09-10', `${trade('dang-ky')}supersedes: dk\n`),
    },
    ['dk-2 Cổ đông A 50 null null'],
    [],
  ],
  [
    'bonds, the first to fall due first; of each the latest notice, none that is repaid or past its day',
    {
      ...notice('a', '01-20', bond('A', '300', '2028-11-25')),
      ...notice('a-2', '06-20', bond('A', '200', '2028-11-25')),
      ...notice('b', '01-21', bond('B', '300', '2027-11-25')),
      ...notice('c', '01-22', bond('C', '300', '2027-11-25')),
      ...notice('c-2', '06-22', bond('C', '0', '2027-11-25')),
      ...notice('d', '01-23', bond('D', '300', '2026-11-21')),
    },
    [],
    ['B 300 b', 'A 200 a-2'],
  ],
])('%s', async (_case, changes, trades, bonds) => {
  const { content } = await readWith(changes)
  const context = { content, locale: 'vi' } as const
  expect(
    toTrades(context).map(({ link, holder, registered, executed, after }) =>
      [link.title, holder, registered, executed, after].map(String).join(' '),
    ),
  ).toEqual(trades)
  expect(toBonds(context).map(({ code, outstanding, link }) => `${code} ${outstanding} ${link.title}`)).toEqual(bonds)
})
