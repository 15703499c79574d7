import { expect, test } from 'vitest'
import type { Chart, ChartBand, ChartTick } from '../payload.ts'
import { drawChart } from './draw-chart.ts'

type Values = (string | null)[]

/** A chart of years. */
function draw(columns: readonly Values[]): Chart {
  return drawChart({
    name: 'yearly-results',
    group: 'results',
    columns: columns.map((values, index) => ({ fiscalYear: 2023 + index, period: 'FY' as const, values })),
    bands: (columns[0] ?? []).map((_value, index) => ({ label: `Measure ${index}`, measure: 'revenue' as const })),
  })
}

/** The treads of a band, from its path: where each begins and ends, and its height above zero. */
function treadsOf({ path, zero }: ChartBand): { from: number; to: number; height: number }[] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([MHV])([-\d.]+)(?:,([-\d.]+))?/g)].flatMap(([, command, first, second]) => {
    const from = x
    if (command !== 'V') x = Number(first)
    if (command !== 'H') y = Number(command === 'M' ? second : first)
    return command === 'H' ? [{ from, to: x, height: zero - y }] : []
  })
}

const first = (chart: Chart) =>
  chart.bands[0] ?? { label: '', measure: 'revenue', y: 0, zero: 0, path: '', area: '', labels: [] }

test.each<[string, Values[], number[]]>([
  ['rise from zero', [['100'], ['50']], [1, 0.5]],
  ['descend, also below zero', [['100'], ['-50'], ['0']], [1, -0.5, 0]],
  ['have the right height if all are below zero', [['-100'], ['-25']], [-1, -0.25]],
  ['do not exaggerate a small change', [['570'], ['700']], [570 / 700, 1]],
  ['are on zero if all are', [['0'], ['0']], [0, 0]],
])('treads %s', (_case, columns, shares) => {
  const heights = treadsOf(first(draw(columns))).map(({ height }) => height)
  const tallest = Math.max(...heights.map(Math.abs)) || 1
  expect(heights.length).toBe(shares.length)
  for (const [index, height] of heights.entries()) expect(height / tallest).toBeCloseTo(shares[index] ?? NaN, 2)
})

test('all bands have one scale', () => {
  const chart = draw([['100', '-50', '10']])
  const [one, two, three] = chart.bands.map((band) => treadsOf(band)[0]?.height ?? NaN)
  expect((two ?? NaN) / (one ?? NaN)).toBeCloseTo(-0.5, 2)
  expect((three ?? NaN) / (one ?? NaN)).toBeCloseTo(0.1, 2)
})

test('a missing figure is a gap, not zero', () => {
  const columns = [
    ['5', '3'],
    [null, '4'],
    ['6', null],
  ]
  const chart = draw(columns)
  expect(treadsOf(first(chart)).map(({ from }) => from)).toEqual([0, 213.3])
  expect(first(chart).path.match(/M/g)).toHaveLength(2)
  expect(chart.columns.map(({ values }) => values)).toEqual(columns)
})

const many = (count: number, toValues: (index: number) => Values) =>
  Array.from({ length: count }, (_, at) => toValues(at))

/** Charts that must be legible: few and many columns, one to three bands, losses, gaps, long figures. */
const charts: [string, Values[]][] = [
  ['one figure', [['5']]],
  ['a loss alone', [['-5']]],
  ['four years of two measures', many(4, (at) => [String(1800 + at * 90), String(560 + at * 40)])],
  ['cash flows of four years', many(4, (at) => [String(-266 + at * 150), String(-20), String(336 - at * 200)])],
  ['cash flows of fifteen quarters', many(15, (at) => [String(at * 97 - 700), '-12.5', String(900 - at * 113)])],
  ['a first figure below those that follow', many(15, (at) => [String(100 + at * 900)])],
  ['a last figure below those before it', many(15, (at) => [String(100000.25 - at * 6000)])],
  ['gaps at both ends', many(15, (at) => [at === 0 || at > 12 ? null : String(at * 5000)])],
  ['the last column alone', many(15, (at) => [at === 14 ? '123456.75' : null])],
]

const letter = 7

/** The box of each text, as wide as its characters at their widest. */
function textsOf(chart: Chart) {
  const { bands } = chart
  return bands.flatMap(({ label, y, labels, tick }) => [
    { text: label, left: 0, right: label.length * letter, top: y - 11, bottom: y + 3 },
    ...(tick ? [toTickBox(tick, chart.width)] : []),
    ...labels.map(({ x, y: base, value, anchor }) => {
      const text = Number(value).toLocaleString('en')
      const width = text.length * letter
      const left = x - { start: 0, middle: width / 2, end: width }[anchor]
      return { text, left, right: left + width, top: base - 10, bottom: base + 1 }
    }),
  ])
}

function toTickBox({ y, value }: ChartTick, width: number) {
  const text = Number(value).toLocaleString('en')
  return { text, left: width - text.length * letter, right: width, top: y - 5, bottom: y + 5 }
}

test.each(charts)('%s: a tick is in proportion, beside the treads, and goes through no figure', (_case, columns) => {
  const chart = draw(columns)
  for (const [index, band] of chart.bands.entries()) {
    const { tick, labels, zero } = band
    if (!tick) continue
    const treads = treadsOf(band)
    const figures = columns.flatMap((values) => values[index] ?? [])
    const [tallest] = treads.toSorted((a, b) => Math.abs(b.height) - Math.abs(a.height))
    const farthest = figures.map(Number).toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? NaN
    expect((zero - tick.y) / (tallest?.height ?? NaN)).toBeCloseTo(Number(tick.value) / farthest, 1)
    for (const { y } of labels)
      expect(tick.y > y - 10 && tick.y < y + 1, `${tick.y} through a figure at ${y}`).toBe(false)
    expect(chart.plot).toBeLessThan(chart.width)
    expect(treads.at(-1)?.to).toBeLessThanOrEqual(chart.plot)
  }
})

test('many columns have a tick, few have their figures', () => {
  const ticks = [4, 15].map((count) => first(draw(many(count, (at) => [String(400 + at * 20)]))).tick?.value)
  expect(ticks).toEqual([undefined, '500'])
})

test('the highest figure has its label where it is clear of the first and the last', () => {
  const labels = first(draw(many(15, (at) => [at === 7 ? '900' : '400']))).labels
  expect(labels.map(({ value, anchor }) => `${anchor} ${value}`)).toEqual(['start 400', 'middle 900', 'end 400'])
})

test.each(charts)('%s: treads are side by side, and all is within the drawing', (_case, columns) => {
  const chart = draw(columns)
  expect(chart.width % 8).toBe(0)
  expect(chart.height % 8).toBe(0)
  for (const band of chart.bands) {
    const treads = treadsOf(band)
    for (const [index, { from, to, height }] of treads.entries()) {
      expect(to).toBeGreaterThan(from)
      expect(from).toBeGreaterThanOrEqual(treads[index - 1]?.to ?? 0)
      expect(to).toBeLessThanOrEqual(chart.width)
      expect(band.zero - height).toBeGreaterThan(band.y)
      expect(band.zero - height).toBeLessThanOrEqual(chart.height - 24)
    }
  }
  for (const { left, right, top, bottom } of textsOf(chart)) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(chart.width)
    expect(bottom).toBeLessThanOrEqual(chart.height - 20)
  }
})

test.each(charts)('%s: no text is over another, nor over a tread', (_case, columns) => {
  const chart = draw(columns)
  const texts = textsOf(chart)
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      const isApart =
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
      expect(isApart, `${one.text} and ${other.text}`).toBe(true)
    }
    for (const band of chart.bands) {
      for (const { from, to, height } of treadsOf(band)) {
        const [top, bottom] = [Math.min(band.zero, band.zero - height), Math.max(band.zero, band.zero - height)]
        const isApart = one.right <= from || to <= one.left || one.bottom <= top || bottom <= one.top
        expect(isApart, `${one.text} and a tread of ${height}`).toBe(true)
      }
    }
  }
})

const labelsOf = (count: number, figure: string) =>
  first(draw(many(count, (at) => [`${figure}.${at}`]))).labels.map(({ anchor, value }) => `${anchor} ${value}`)

test('labels have exact figures: all that have room, otherwise the first and the last', () => {
  expect(labelsOf(1, '9007199254740993')).toEqual(['middle 9007199254740993.0'])
  expect(labelsOf(4, '12')).toHaveLength(4)
  expect(labelsOf(9, '1234')).toEqual(['start 1234.0', 'end 1234.8'])
})

test('a chart without figures has no bands, one without columns no treads', () => {
  expect(draw([]).bands).toEqual([])
  expect(first(draw([[null], [null]]))).toMatchObject({ path: '', area: '', labels: [] })
})
