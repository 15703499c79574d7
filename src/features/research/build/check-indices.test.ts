import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#compiler/content-fixture.ts'
import { news } from './research-fixture.ts'

interface Options {
  name?: string
  close?: string
  sample?: boolean
  body?: string
}

const figures = (close: string) =>
  `close: "${close}", change: "0.00", changePercent: "0.00", volume: "500", value: "12000"`

/** A commentary on 12 October, or one on the morning after with the same figures. */
function commentary(
  kind: 'sau-phien' | 'truoc-phien',
  { name = 'MH-Index', close = '1200', sample = true, body }: Options = {},
): Changes {
  const day = kind === 'sau-phien' ? '2026-10-12' : '2026-10-13'
  return {
    [`commentary/${kind}/entry.yaml`]: `kind: ${kind}
sessionDate: ${day}
outlook: trung-tinh
levels: { support: "1150", resistance: "1250" }
indicesOf: 2026-10-12
indices:
  - { name: ${name}, ${figures(close)} }
sample: ${sample}
publishedAt: ${day}T17:30+07:00
`,
    [`commentary/${kind}/vi.md`]: text(body),
  }
}

const family = 'use the illustrative family: MH-Index, MHX-Index, MHU-Index, MH30'

test.each<[string, Changes, string[]]>([
  ['the same figures of one close', { ...commentary('sau-phien'), ...commentary('truoc-phien') }, []],
  [
    'two figures of one close',
    { ...commentary('sau-phien'), ...commentary('truoc-phien', { close: '1201' }) },
    [
      'commentary/truoc-phien/entry.yaml:7:30 "indices.0.close": commentary/sau-phien gives 1200 for the same close, 2026-10-12',
    ],
  ],
  [
    'invented figures of a real index',
    commentary('sau-phien', { name: 'VN-Index' }),
    [
      `commentary/sau-phien/entry.yaml:7:13 "indices.0.name": VN-Index is a real index, but the figures of a sample are invented; ${family}`,
    ],
  ],
  ['true figures of a real index', commentary('sau-phien', { name: 'VN-Index', sample: false }), []],
  [
    'a text with invented points of a real index',
    commentary('sau-phien', { body: 'Phiên hôm nay.\n\nVNINDEX tăng 12 điểm.' }),
    [`commentary/sau-phien/vi.md:8:1 Gives invented figures with a real index, VNINDEX; ${family}`],
  ],
  ['a real index without figures', news('Hợp đồng tương lai trên VN30 đáo hạn vào thứ Năm.'), []],
  ['figures beside it', news('Chỉ số VN30 được nhắc đến.\n\nMH-Index tăng 1,2%.'), []],
])('%s', async (_case, changes, problems) => {
  expect(await problemsOf(changes)).toEqual(problems)
})
