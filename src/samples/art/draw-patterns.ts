import { canvas, createRandom, createWave, ink, mix, range, round, toDocument } from './canvas.ts'

const { width, height } = canvas

/** A field of dots that swell where two waves meet. */
export function drawDots(seed: number): string {
  const random = createRandom(seed)
  const sources = range(3).map(() => ({ x: random() * width, y: random() * height, length: mix(120, 210, random()) }))
  const pitch = 32
  const dots = range(Math.floor(height / pitch)).flatMap((row) =>
    range(Math.floor(width / pitch)).flatMap((column) => {
      const x = (column + 0.5) * pitch
      const y = (row + 0.5) * pitch
      const swell = sources.reduce((sum, { x: fromX, y: fromY, length }) => {
        return sum + Math.sin((Math.hypot(x - fromX, y - fromY) / length) * Math.PI)
      }, 0)
      const size = mix(0.08, 0.47, Math.min(1, Math.max(0, swell / 4 + 0.42))) * pitch
      const colour = size > 14.7 ? ink.gold : size > 9 ? ink.pale : ink.mint
      return `<circle cx="${x}" cy="${y}" r="${round(size)}" fill="${colour}" opacity="${size > 9 ? 1 : 0.55}"/>`
    }),
  )
  return toDocument({ from: ink.deep, to: ink.leaf }, dots)
}

/** Quarter arcs on tiles, each turned at random: ways that always join. */
export function drawWays(seed: number): string {
  const random = createRandom(seed)
  const tile = 256
  const radii = [0.2, 0.4, 0.6, 0.8]
  const arcs = range(height / tile).flatMap((row) =>
    range(width / tile).flatMap((column) => {
      const isTurned = random() < 0.5
      const [x, y] = [column * tile, row * tile]
      return [0, 1].flatMap((corner) =>
        radii.flatMap((radius, index) => {
          // Two corners share a tile: the outer arcs of the second would cross those of the first.
          if (corner === 1 && radius > 0.5) return []
          const length = radius * tile
          const colour = index === 1 && random() < 0.12 ? ink.gold : index % 2 === 0 ? ink.mint : ink.green
          return `<path d="${toQuarter({ x, y }, length, { tile, corner, isTurned })}" stroke="${colour}"/>`
        }),
      )
    }),
  )
  return toDocument({ from: ink.deep, to: ink.forest }, [`<g fill="none" stroke-width="22">${arcs.join('')}</g>`])
}

interface Quarter {
  tile: number
  corner: number
  isTurned: boolean
}

function toQuarter({ x, y }: { x: number; y: number }, length: number, { tile, corner, isTurned }: Quarter): string {
  const left = isTurned ? corner === 0 : corner === 1
  const top = corner === 0
  const [fromX, stepX] = left ? [x, 1] : [x + tile, -1]
  const [fromY, stepY] = top ? [y, 1] : [y + tile, -1]
  const sweep = left === top ? 1 : 0
  return `M${round(fromX + stepX * length)} ${fromY}A${round(length)} ${round(length)} 0 0 ${sweep} ${fromX} ${round(fromY + stepY * length)}`
}

/** Places and the ways between them, thicker where more is carried. */
export function drawNetwork(seed: number): string {
  const random = createRandom(seed)
  const jitter = createWave(random, 0.8)
  const [columns, rows] = [8, 5]
  const nodes = range(columns * rows).map((index) => {
    const column = index % columns
    const row = Math.floor(index / columns)
    return {
      x: ((column + 0.5 + 0.34 * jitter(index * 1.3)) / columns) * width,
      y: ((row + 0.5 + 0.36 * jitter(index * 2.1 + 9)) / rows) * height,
      weight: random() ** 3,
    }
  })
  const links = nodes.flatMap((from, index) =>
    nodes.slice(index + 1).flatMap((to) => {
      const distance = Math.hypot(from.x - to.x, from.y - to.y)
      if (distance > 330 || random() < 0.2) return []
      const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) * 0.16, y: (from.y + to.y) / 2 - (to.x - from.x) * 0.16 }
      const load = from.weight + to.weight
      return `<path d="M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}" stroke-width="${round(1.2 + load * 3.4)}" opacity="${round((0.3 + load * 0.4) * 10) / 10}"/>`
    }),
  )
  const places = nodes.map(({ x, y, weight }, index) => {
    const colour = index === 20 ? ink.gold : weight > 0.4 ? ink.pale : ink.mint
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(7 + weight * 24 + (index === 20 ? 14 : 0))}" fill="${colour}"/>`
  })
  return toDocument({ from: ink.night, to: ink.moss }, [
    `<g fill="none" stroke="${ink.mint}">${links.join('')}</g>`,
    ...places,
  ])
}
