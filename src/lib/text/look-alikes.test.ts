import { expect, test } from 'vitest'
import { findLookAlikes, replaceLookAlikes } from './look-alikes.ts'

test.each([
  ['Ðại hội cổ ðông', 'Đại hội cổ đông'],
  ['Ɖiều lệ, ɖầu tư', 'Điều lệ, đầu tư'],
  ['HÐQT, QÐ-UBCK, ÐHÐCÐ, NÐ-CP, TGÐ, SÐT', 'HĐQT, QĐ-UBCK, ĐHĐCĐ, NĐ-CP, TGĐ, SĐT'],
  ['5.000 ð, 5.000ð', '5.000 đ, 5.000đ'],
  ['d\u0335iện', 'điện'],
  ['đƣợc hƣởng, Ƣu đãi', 'được hưởng, Ưu đãi'],
  ['cổ phiếu HСМ và НCM', 'cổ phiếu HCM và HCM'],
  ['lợi nhuận сủa công ty', 'lợi nhuận của công ty'],
  ['Vіệt Nаm', 'Việt Nam'],
  ['Αgribank, Κhối lượng', 'Agribank, Khối lượng'],
  ['thị trườnɡ cοng', 'thị trường cong'],
  ['cά nhân', 'cά nhân'],
  ['phát hὰnh', 'phát hành'],
  ['ＳＨＳ ２０２６ （１０％）', 'SHS 2026 (10%)'],
  ['proﬁt, eﬀect, oﬃce', 'profit, effect, office'],
  ['Quý Ⅲ/2026', 'Quý III/2026'],
  ['𝗧𝗵𝗼̂𝗻𝗴 𝗯𝗮́𝗼', 'Thông báo'],
  ['tăng ٣٫٥ %, ۷, ७', 'tăng 3٫5 %, 7, 7'],
  ['ɡiá trɑi phiếu', 'giá trai phiếu'],
])('%s is meant as %s', (text, meant) => {
  expect(replaceLookAlikes(text)).toBe(meant)
})

test.each([
  'Đại hội đồng cổ đông thường niên, HĐQT, 5.000 đồng',
  'Seðlabanki Íslands, Hafnarfjörður, Guðmundur, GUÐMUNDUR',
  'β = 1,2; σ²; Δx; αi; ΔROE; ρxy; Σ(x); μm; π',
  'Ελλάδα, Αθήνα, ΑΧΕ',
  'Москва, СССР, Банк России',
  'A股, 東京証券取引所（TSE）, K팝',
  'بورصة ٢٠٢٦',
  '𝑥 + 𝑦',
  '“Vốn” – 5.500 tỷ đồng… 10 m² ½ № 7 ℃',
])('%s is left as it is', (text) => {
  expect(findLookAlikes(text)).toEqual([])
})

test('a whole word of another alphabet in a text without it is found, and left to its writer', () => {
  expect(findLookAlikes('Cổ phiếu НСМ').map(({ index, replacement }) => [index, replacement])).toEqual([
    [9, undefined],
    [10, undefined],
    [11, undefined],
  ])
})

test.each(['Ðạ', 'aС', '٣', '𝗧', 'Ðại hội ', 'aС ', 'Ａ'])(
  'the time for many %s grows with their number alone',
  (part) => {
    const start = process.cpuUsage()
    replaceLookAlikes(part.repeat(20_000 / part.length))
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
  },
)
