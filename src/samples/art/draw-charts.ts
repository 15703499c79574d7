import { canvas, createRandom, createWave, ink, mix, range, round, toCurve, toDocument, type Point } from './canvas.ts'

const { width, height } = canvas

/** Candles of a market that rises with setbacks, and the mean that follows them. */
export function drawCandles(seed: number): string {
  const random = createRandom(seed)
  const wave = createWave(random, 0.55)
  const count = 22
  const pitch = width / count
  const level = (at: number) => mix(0.74, 0.3, at / count) + 0.17 * wave((at / count) * 5.2)
  const candles = range(count).map((index) => {
    const x = round((index + 0.5) * pitch)
    const open = level(index) + (random() - 0.5) * 0.11
    const close = level(index + 1) + (random() - 0.5) * 0.11
    const [top, bottom] = [Math.min(open, close), Math.max(open, close)].map((share) => share * height)
    const [high, low] = [(top ?? 0) - random() * 70 - 12, (bottom ?? 0) + random() * 70 + 12]
    const isUp = close < open
    const body = { y: round(top ?? 0), height: round(Math.max(14, (bottom ?? 0) - (top ?? 0))) }
    const paint = isUp ? `fill="${ink.mint}"` : `fill="${ink.deep}" stroke="${ink.mint}" stroke-width="3"`
    return [
      `<path d="M${x} ${round(high)}V${round(low)}" stroke="${ink.mint}" stroke-width="3"/>`,
      `<rect x="${round(x - pitch * 0.31)}" y="${body.y}" width="${round(pitch * 0.62)}" height="${body.height}" rx="2" ${paint}/>`,
    ].join('')
  })
  const mean = range(count + 1).map((index) => ({ x: index * pitch, y: (level(index - 1.4) + 0.055) * height }))
  const grid = range(7).map((row) => `M0 ${round(((row + 0.5) / 7) * height)}H${width}`)
  return toDocument({ from: ink.night, to: ink.forest }, [
    `<path d="${grid.join('')}" stroke="${ink.pale}" opacity="0.12" stroke-dasharray="2 10" stroke-width="2"/>`,
    `<g opacity="0.92">${candles.join('')}</g>`,
    `<path d="${toCurve(mean)}" fill="none" stroke="${ink.gold}" stroke-width="5"/>`,
  ])
}

/** Bids and offers on either side of a price. */
export function drawDepth(seed: number): string {
  const random = createRandom(seed)
  const wave = createWave(random, 0.7)
  const rows = 19
  const pitch = height / rows
  const spine = width * 0.5
  const bars = range(rows).flatMap((row) => {
    const nearness = 1 - Math.abs(row - (rows - 1) / 2) / rows
    const y = round(row * pitch + pitch * 0.16)
    return [-1, 1].map((side) => {
      const size = (0.2 + 0.8 * Math.abs(wave(row * 0.53 + side * 2.2))) * mix(0.35, 1, 1 - nearness * 0.55)
      const length = round(Math.min(0.96, size) * spine * mix(0.75, 1, random()))
      const x = side < 0 ? round(spine - 10 - length) : round(spine + 10)
      const fill = side < 0 ? (row % 4 === 1 ? ink.leaf : ink.green) : row % 5 === 2 ? ink.mint : ink.pale
      return `<rect x="${x}" y="${y}" width="${length}" height="${round(pitch * 0.68)}" rx="3" fill="${fill}"/>`
    })
  })
  const price = round((rows / 2) * pitch)
  return toDocument({ from: ink.paper, to: '#ffffff' }, [
    ...bars,
    `<path d="M0 ${price}H${width}" stroke="${ink.deep}" stroke-width="3" stroke-dasharray="14 12"/>`,
    `<circle cx="${spine}" cy="${price}" r="26" fill="${ink.gold}" stroke="#fff" stroke-width="8"/>`,
  ])
}

/** Columns that step up, seen from above a corner. */
export function drawColumns(seed: number): string {
  const random = createRandom(seed)
  const wave = createWave(random, 0.5)
  const [columns, rows] = [6, 5]
  const half = { x: 124, y: 72 }
  const cells = range(rows).flatMap((row) => range(columns).map((column) => ({ row, column })))
  const prisms = cells.map(({ row, column }) => {
    const rise = (column + (rows - row)) / (columns + rows)
    const tall = 30 + 520 * rise ** 2 * (0.75 + 0.35 * wave(column * 1.1 + row * 2.3)) + random() * 90
    const foot = {
      x: width * 0.47 + (column - row) * half.x - (columns - rows) * half.x * 0.5,
      y: height * 0.52 + (column + row - (columns + rows) / 2) * half.y + 170,
    }
    return toPrism(foot, half, tall, column === 4 && row === 1)
  })
  return toDocument({ from: ink.deep, to: ink.moss }, prisms)
}

function toPrism(foot: Point, half: Point, tall: number, isLit: boolean): string {
  const at = (x: number, y: number) => `${round(foot.x + x * half.x)} ${round(foot.y + y * half.y)}`
  const up = (x: number, y: number) => `${round(foot.x + x * half.x)} ${round(foot.y + y * half.y - tall)}`
  const [top, left, right] = isLit ? ['#f0d08a', ink.gold, '#b98f35'] : [ink.mint, ink.green, ink.forest]
  return [
    `<path d="M${at(-0.8, 0)}L${at(0, 0.8)}L${up(0, 0.8)}L${up(-0.8, 0)}Z" fill="${left}"/>`,
    `<path d="M${at(0.8, 0)}L${at(0, 0.8)}L${up(0, 0.8)}L${up(0.8, 0)}Z" fill="${right}"/>`,
    `<path d="M${up(0, -0.8)}L${up(0.8, 0)}L${up(0, 0.8)}L${up(-0.8, 0)}Z" fill="${top}"/>`,
  ].join('')
}
