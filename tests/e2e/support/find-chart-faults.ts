// oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, where nothing outside it exists

import type { Page } from '@playwright/test'
import { pageDataId } from '../../../src/engine/model/config/page-data.ts'

/** The figures of a page's payload that its charts draw, in the order of the page. */
interface Figures {
  /** The courses that stairs may show: a figure for each tread. */
  courses: (number | null)[][]
  /** Of each band of a chart: one for each tread. */
  bands: number[][]
}

/** Judges the charts of a page by their geometry: what is wrong, and where. */
export async function findChartFaults(page: Page): Promise<{ charts: number; faults: string[] }> {
  return page.evaluate(judgeCharts, await readFigures(page))
}

const toNumber = (value: unknown) => (value === null ? null : Number(value))

/** Facts of entries that stairs show in a row: dividends, the charter capital, the years of a table. */
const rowKeys = ['perShare', 'amount', 'value']

const toRow = (list: readonly unknown[], key: string) =>
  list.flatMap((one) =>
    typeof one === 'object' && one !== null && key in one ? [toNumber(Reflect.get(one, key))] : [],
  )

async function readFigures(page: Page): Promise<Figures> {
  const payload: unknown = JSON.parse((await page.locator(`#${pageDataId}`).textContent()) ?? '{}') // PageData
  const figures: Figures = { courses: [], bands: [] }
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) figures.courses.push(...rowKeys.map((key) => toRow(node, key)))
    // QuarterFigure, and an item of a list.
    if ('course' in node && Array.isArray(node.course)) figures.courses.push(node.course.map(toNumber))
    // Chart: each band has the treads of the columns with a figure.
    if ('bands' in node && Array.isArray(node.bands) && 'columns' in node && Array.isArray(node.columns)) {
      const { bands, columns } = node
      for (const index of bands.keys()) {
        const values = columns.map((column: { values: unknown[] }) => toNumber(column.values[index] ?? null))
        figures.bands.push(values.filter((value) => value !== null))
      }
      return
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(payload)
  return figures
}

/** In the page. Tolerances are in pixels. */
function judgeCharts({ courses, bands }: Figures): { charts: number; faults: string[] } {
  const faults: string[] = []
  const isWithin = (inner: DOMRect, outer: DOMRect, by: number) =>
    inner.left >= outer.left - by &&
    inner.right <= outer.right + by &&
    inner.top >= outer.top - by &&
    inner.bottom <= outer.bottom + by
  const show = ({ left, top, width, height }: DOMRect) =>
    [left, top + scrollY, width, height].map((value) => Math.round(value)).join(' ')
  const drawings = [...document.querySelectorAll<SVGSVGElement>('.chart-small svg, svg.chart')].filter((svg) =>
    svg.checkVisibility(),
  )
  /** True if lengths are in proportion to figures. */
  const areProportional = (lengths: readonly number[], figures: readonly number[], by: number) => {
    const [most, longest] = [Math.max(...figures.map(Math.abs)), Math.max(...lengths)]
    return lengths.every((length, index) => Math.abs(length / longest - Math.abs(figures[index] ?? 0) / most) <= by)
  }
  /** The ends of the straight lines of a path, in units of its drawing. */
  const toPoints = (path: Element | null) => {
    let [x, y] = [0, 0]
    return [...(path?.getAttribute('d') ?? '').matchAll(/([MHV])([-\d.]+)(?:,([-\d.]+))?/g)].map(
      ([, command, first, second]) => {
        if (command !== 'V') x = Number(first)
        if (command === 'M') y = Number(second)
        if (command === 'V') y = Number(first)
        return { command, x, y }
      },
    )
  }

  for (const svg of drawings) {
    const box = svg.getBoundingClientRect()
    const name = `${svg.closest('[class]:not(svg)')?.className} (${show(box)})`
    const fault = (what: string) => faults.push(`${name}: ${what}`)
    const { baseVal } = svg.viewBox
    if (box.width < 40 || box.height < 10) fault('hardly a drawing')
    if (svg.hasAttribute('viewBox') && svg.getAttribute('preserveAspectRatio') !== 'none') {
      const [shown, drawn] = [box.width / box.height, baseVal.width / baseVal.height]
      if (Math.abs(shown / drawn - 1) > 0.02)
        fault(`its sides are ${shown.toFixed(2)} : 1, drawn ${drawn.toFixed(2)} : 1`)
    }
    const holder = svg.parentElement?.getBoundingClientRect()
    if (holder && !isWithin(box, holder, 1)) fault(`outside of what holds it (${show(holder)})`)
    // Marks may stand half outside, where a figure is at the edge.
    for (const shape of svg.querySelectorAll<SVGGraphicsElement>('path, line, rect, circle')) {
      if (!shape.checkVisibility()) continue
      const drawn = shape.getBoundingClientRect()
      if (!isWithin(drawn, box, 6)) fault(`its ${shape.tagName} (${show(drawn)}) is outside`)
    }
    const around = (svg.closest('figure') ?? svg.parentElement ?? svg).getBoundingClientRect()
    for (const text of svg.querySelectorAll('text')) {
      const written = text.getBoundingClientRect()
      if (written.left < Math.min(around.left, box.left) - 1 || written.right > Math.max(around.right, box.right) + 1)
        fault(`its text ${text.textContent} is outside`)
    }
  }

  for (const chart of document.querySelectorAll('.chart-bars')) {
    const [names, plot, figures] = [...chart.children].map((child) => child.getBoundingClientRect())
    const svg = chart.querySelector('svg')
    const rows = [...(chart.querySelector('.bar-figures')?.children ?? [])]
    const title = chart.parentElement?.querySelector('figcaption')?.textContent
    if (!svg || !names || !plot || !figures) continue
    const box = svg.getBoundingClientRect()
    if (Math.abs(box.height - plot.height) > 1 || Math.abs(box.width - plot.width) > 1)
      faults.push(`${title}: the drawing (${show(box)}) does not fill its plot (${show(plot)})`)
    if (plot.width < 60) faults.push(`${title}: the plot is ${plot.width} px wide`)
    if (names.right > plot.left + 1 || figures.left < plot.right - 1) faults.push(`${title}: texts are over the plot`)
    // `M x,0 V 1 H x V 2 …`: where each bar ends, below each other.
    const ends = toPoints(svg.querySelector('.chart-line'))
      .filter(({ command }) => command !== 'V')
      .map(({ x }) => x)
    const zero = Number(svg.querySelector('line')?.getAttribute('x1'))
    const values = rows.map(({ textContent }) => toValue(textContent ?? ''))
    if (ends.length !== rows.length) faults.push(`${title}: ${ends.length} bars for ${rows.length} figures`)
    if (
      !areProportional(
        ends.map((end) => Math.abs(end - zero)),
        values,
        0.01,
      )
    )
      faults.push(`${title}: bars to ${ends.join(', ')} from ${zero}, for ${values.join(', ')}`)
    for (const [index, row] of rows.entries()) {
      const text = row.getBoundingClientRect()
      const middle = (text.top + text.bottom) / 2
      const [top, bottom] = [index, index + 1].map((edge) => box.top + (edge / rows.length) * box.height)
      if (top === undefined || bottom === undefined || middle < top + 1 || middle > bottom - 1)
        faults.push(`${title}: the figure ${row.textContent} is not beside its bar`)
    }
  }

  // A band is a stair on its line, or below it.
  const drawnBands = [...document.querySelectorAll('svg.chart > g:has(> .chart-ground)')]
  if (drawnBands.length !== bands.length) faults.push(`${drawnBands.length} bands are drawn for ${bands.length}`)
  for (const [index, band] of drawnBands.entries()) {
    const zero = Number(band.querySelector('line')?.getAttribute('y1'))
    const treads = toPoints(band.querySelector('.chart-line')).filter(({ command }) => command === 'H')
    const heights = treads.map(({ y }) => zero - y)
    const values = bands[index] ?? []
    const isSigned = heights.every((height, place) => height * (values[place] ?? 0) >= 0)
    const isRight = isSigned && areProportional(heights.map(Math.abs), values, 0.02)
    if (heights.length !== values.length || !isRight)
      faults.push(`${band.textContent}: treads of ${heights.join(', ')} for ${values.join(', ')}`)
  }

  for (const stair of document.querySelectorAll('.chart-small > svg:has(> .chart-ground)')) {
    if (stair.closest('.chart-bars')) continue
    // Those that are final, and those that are not.
    const treads = [...stair.querySelectorAll('.chart-line')]
      .flatMap((line) => toPoints(line))
      .filter(({ command }) => command === 'H')
    const zero = Number(stair.querySelector('line')?.getAttribute('y1'))
    const lengths = treads.map(({ y }) => Math.abs(y - zero))
    const isCourse = (course: readonly (number | null)[]) => {
      const values = course.filter((value) => value !== null)
      return values.length === lengths.length && areProportional(lengths, values, 0.02)
    }
    if (!courses.some(isCourse)) faults.push(`a stair of ${lengths.join(', ')}, which no figures of the page have`)
  }

  // In a chart no text is over another.
  for (const chart of document.querySelectorAll('.chart-small, figure:has(svg.chart), .chart-bars')) {
    const texts = [...chart.querySelectorAll('text, span:not(:has(*)), figcaption')]
      .filter((text) => text.checkVisibility() && text.textContent?.trim())
      .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
    for (const [index, one] of texts.entries())
      for (const other of texts.slice(index + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 1 && down > 3) faults.push(`${one.text} and ${other.text} overlap by ${across} × ${down} px`)
      }
  }
  return { charts: drawings.length, faults }

  /** The first number of a figure as a page of either language writes it: `−1.234,5%`, `-1,234.5`. */
  function toValue(figure: string): number {
    const [, sign, digits = ''] = /([-−]?)\+?(\d[\d.,]*)/.exec(figure) ?? []
    const isEnglish = document.documentElement.lang === 'en'
    const plain = isEnglish ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.')
    return sign ? -Number(plain) : Number(plain)
  }
}
