import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'
import { news } from './research-fixture.ts'

interface Options {
  name?: string
  sample?: boolean
  body?: string
}

/** A commentary on 12 October. */
function commentary({ name = 'MH-Index', sample = true, body }: Options): Changes {
  return {
    'commentary/a/entry.yaml': `kind: sau-phien
sessionDate: 2026-10-12
outlook: trung-tinh
levels: { support: "1150", resistance: "1250" }
indicesOf: 2026-10-12
indices:
  - { name: ${name}, close: "1200", change: "0.00", changePercent: "0.00", volume: "500", value: "12000" }
sample: ${sample}
publishedAt: 2026-10-12T17:30+07:00
`,
    'commentary/a/vi.md': text(body),
  }
}

const family = 'use the illustrative family: MH-Index, MHX-Index, MHU-Index, MH30'

test.each<[string, Changes, string[]]>([
  [
    'invented figures of a real index',
    commentary({ name: 'VN-Index' }),
    [
      `commentary/a/entry.yaml:7:13 "indices.0.name": VN-Index is a real index, but the figures of a sample are invented; ${family}`,
    ],
  ],
  ['true figures of a real index', commentary({ name: 'VN-Index', sample: false }), []],
  [
    'a text with invented points of a real index',
    commentary({ body: 'Phiên hôm nay.\n\nVNINDEX tăng 12 điểm.' }),
    [`commentary/a/vi.md:8:1 Gives invented figures with a real index, VNINDEX; ${family}`],
  ],
  [
    'a text with invented flows of a real exchange',
    commentary({ body: 'Khối ngoại mua ròng 250 tỷ đồng trên HOSE.' }),
    [
      'commentary/a/vi.md:6:38 Gives invented figures of a real exchange, HOSE; name the illustrative one: sàn MH, the MH exchange',
    ],
  ],
  ['flows of the illustrative exchange', commentary({ body: 'Khối ngoại mua ròng 250 tỷ đồng trên sàn MH.' }), []],
  ['a rule of a real exchange in an article', news('Biên độ là 7% tại HOSE.'), []],
  ['a real index without figures', news('Hợp đồng tương lai trên VN30 đáo hạn vào thứ Năm.'), []],
  ['figures beside it', news('Chỉ số VN30 được nhắc đến.\n\nMH-Index tăng 1,2%.'), []],
])('%s', async (_case, changes, problems) => {
  expect(await problemsOf(changes)).toEqual(problems)
})
