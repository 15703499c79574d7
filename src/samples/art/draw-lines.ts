import { canvas, createRandom, createWave, ink, mix, range, round, toCurve, toDocument } from './canvas.ts'

const { width, height } = canvas

/** A bundle of lines that rise together; one of them is lit. */
export function drawBundle(seed: number): string {
  const random = createRandom(seed)
  const trend = createWave(random, 0.45)
  const drift = createWave(random, 0.4)
  const count = 46
  const lit = 30
  const lines = range(count).map((line) => {
    const share = line / (count - 1)
    const points = range(19).map((step) => {
      const at = step / 18
      const spread = mix(0.1, 0.62, at ** 1.3) * (share - 0.5)
      const rise = mix(0.78, 0.4, at) + 0.1 * trend(at * 3.2) + 0.05 * drift(at * 5 + share * 2.4)
      return { x: mix(-30, width + 30, at), y: height * (rise + spread) }
    })
    const isLit = line === lit
    const opacity = round(mix(0.16, 0.75, 1 - Math.abs(share - 0.6) * 1.5) * 10) / 10
    return `<path d="${toCurve(points)}" stroke="${isLit ? ink.gold : ink.mint}" stroke-width="${isLit ? 5 : 1.6}" opacity="${isLit ? 1 : Math.max(0.12, opacity)}"/>`
  })
  return toDocument({ from: ink.night, to: ink.forest }, [
    `<g fill="none" stroke-linecap="round">${lines.join('')}</g>`,
  ])
}

/** Ridges one behind the other, paler with distance, under a low sun. */
export function drawRidges(seed: number): string {
  const random = createRandom(seed)
  const count = 7
  const colours = [ink.pale, '#93cdaa', ink.mint, '#4f9f72', ink.green, ink.leaf, ink.forest]
  const ridges = range(count).map((ridge) => {
    const wave = createWave(random, 0.62)
    const base = mix(0.42, 0.9, ridge / (count - 1))
    const points = range(33).map((step) => {
      const at = step / 32
      const y = base - 0.09 * at + wave(at * mix(2.6, 4.6, ridge / count)) * mix(0.11, 0.15, random() * 0.3)
      return { x: mix(-20, width + 20, at), y: y * height }
    })
    return `<path d="${toCurve(points)}V${height + 20}H-20Z" fill="${colours[ridge]}"/>`
  })
  const sun = { x: round(width * mix(0.62, 0.8, random())), y: round(height * mix(0.24, 0.32, random())) }
  return toDocument({ from: ink.mist, to: '#f8fbf9' }, [
    `<circle cx="${sun.x}" cy="${sun.y}" r="104" fill="${ink.gold}" opacity="0.85"/>`,
    ...ridges,
  ])
}

/** Rings around a centre outside the middle, like the years of a tree or the heights on a map. */
export function drawRings(seed: number): string {
  const random = createRandom(seed)
  const centre = { x: width * mix(0.56, 0.7, random()), y: height * mix(0.42, 0.58, random()) }
  const shapes = [2, 3, 4, 5].map((folds) => ({ folds, phase: random() * 6.3, turn: mix(-0.5, 0.5, random()) }))
  const count = 30
  const rings = range(count).map((ring) => {
    const share = (ring + 1) / count
    const points = range(26).map((step) => {
      const angle = (step / 26) * Math.PI * 2
      const bend = shapes.reduce(
        (sum, { folds, phase, turn }) => sum + Math.cos(folds * angle + phase + turn * share * 5) / folds,
        0,
      )
      const radius = 34 + share ** 1.12 * 1010 * (1 + 0.13 * bend)
      return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius * 0.82 }
    })
    const isLit = ring === 9
    return `<path d="${toCurve(points, true)}" stroke="${isLit ? ink.gold : ink.mint}" stroke-width="${isLit ? 5 : round(mix(2.6, 1.3, share))}" opacity="${isLit ? 1 : round(mix(0.9, 0.25, share) * 10) / 10}"/>`
  })
  return toDocument({ from: ink.deep, to: ink.moss }, [`<g fill="none">${rings.join('')}</g>`])
}
