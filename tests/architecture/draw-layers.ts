import type { Layer } from './layers.ts'

const cell = 22
const left = 190
const top = 170
const colors = { browser: '#0b7a4b', machine: '#1f5fa8', both: '#5b6770', mark: '#2b3238', back: '#c62828' }

/** A picture of a table of layers, as SVG: a row for each layer, with a mark below each other one that it may import. */
export function drawLayers(table: Readonly<Record<string, Layer>>): string {
  const names = toOrder(table)
  const side = names.length * cell
  const lines = Array.from({ length: names.length + 1 }, (_line, at) => {
    return `M${left} ${top + at * cell}h${side}M${left + at * cell} ${top}v${side}`
  })
  const rows = names.map((name, row) =>
    drawRow({ name, row, names, layer: table[name] ?? { layers: [], packages: [] } }),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + side + 40} ${top + side + 92}" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>Layers, and what each may import</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    ...names.map((name, column) => {
      const x = left + (column + 0.5) * cell
      return `<text transform="translate(${x + 4} ${top - 8}) rotate(-60)" fill="${toColor(table[name])}">${name}</text>`
    }),
    `<path d="${lines.join('')}" stroke="#e4e7e9"/>`,
    ...rows,
    ...drawKey(top + side + 24),
    '</svg>',
    '',
  ].join('\n')
}

/** The layers so that each stands below all that it may import: what it reaches is more than what these reach. */
function toOrder(table: Readonly<Record<string, Layer>>): string[] {
  const reach = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const other of [...(table[name]?.layers ?? []), ...(table[name]?.types ?? [])]) reach(other, seen)
    return seen
  }
  const sizes = new Map(Object.keys(table).map((name) => [name, reach(name, new Set()).size]))
  return Object.keys(table).toSorted((a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0))
}

interface Row {
  name: string
  row: number
  names: readonly string[]
  layer: Layer
}

function drawRow({ name, row, names, layer }: Row): string {
  const y = top + row * cell
  const single = Object.values(layer.exceptions ?? {}).flatMap((exception) => exception.layers ?? [])
  const marks = names.map((other, column) => {
    const permission = toPermission(other, layer, single)
    const isBack = column > row && permission !== 'single'
    return drawMark({ x: left + column * cell, y, color: isBack ? colors.back : colors.mark }, permission)
  })
  const own = `<rect x="${left + row * cell}" y="${y}" width="${cell}" height="${cell}" fill="#dfe3e6"/>`
  const label = `<text x="${left - 10}" y="${y + 15}" text-anchor="end" fill="${toColor(layer)}">${name}</text>`
  return [label, own, ...marks].join('')
}

type Permission = 'all' | 'types' | 'single' | 'none'

function toPermission(other: string, { layers, types = [] }: Layer, single: readonly string[]): Permission {
  const has = (list: readonly string[]) => list.includes(other)
  return has(layers) ? 'all' : has(types) ? 'types' : has(single) ? 'single' : 'none'
}

function drawMark({ x, y, color }: { x: number; y: number; color: string }, permission: Permission): string {
  if (permission === 'none') return ''
  if (permission === 'single') return `<circle cx="${x + 11}" cy="${y + 11}" r="3" fill="${color}"/>`
  const fill = permission === 'all' ? color : 'none'
  return `<rect x="${x + 5}" y="${y + 5}" width="12" height="12" fill="${fill}" stroke="${color}" stroke-width="1.5"/>`
}

/** The colour of where a layer runs. */
function toColor(layer: Layer | undefined): string {
  if (layer?.packages.some((name) => name === 'node:')) return colors.machine
  return layer?.packages.some((name) => name.includes('react')) ? colors.browser : colors.both
}

function drawKey(y: number): string[] {
  const items = [
    ['all', colors.mark, 'may import'],
    ['types', colors.mark, 'types alone'],
    ['single', colors.mark, 'single files, with a reason'],
    ['all', colors.back, 'leads back'],
  ] as const
  const places = [20, 130, 240, 450]
  return [
    ...items.map(([permission, color, text], at) => {
      const x = places[at] ?? 0
      return `${drawMark({ x, y: y - 15, color }, permission)}<text x="${x + 26}" y="${y}">${text}</text>`
    }),
    `<text x="24" y="${y + 28}"><tspan fill="${colors.machine}">on Node: build, publisher, server</tspan><tspan dx="24" fill="${colors.browser}">React: browser, and prerendering</tspan><tspan dx="24" fill="${colors.both}">anywhere</tspan></text>`,
  ]
}
