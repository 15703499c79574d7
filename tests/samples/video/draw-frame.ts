// The stair of the firm's mark, along whose edge a light runs up and down again: every frame is computed from its number, so
// that the loop has no seam and comes out the same on every machine.

export const video = { width: 960, height: 1120, framesPerSecond: 24, seconds: 10 } as const

const steps = 6
const colours = { sky: [5, 37, 24], ground: [8, 59, 38], edge: [13, 122, 70], light: [121, 191, 150] } as const
const tau = Math.PI * 2

type Colour = readonly [number, number, number]

/** One frame as RGB bytes. `phase` runs from 0 to 1 over the loop. */
export function drawFrame(phase: number): Uint8Array {
  const { width, height } = video
  const frame = new Uint8Array(width * height * 3)
  // From the foot of the stair to its top and back, slower at both ends.
  const place = (1 - Math.cos(tau * phase)) / 2
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) paint(frame, (y * width + x) * 3, toColour(x / width, 1 - y / height, place))
  }
  return frame
}

/** The colour of a place; both coordinates run from 0 to 1, upwards and to the right. */
function toColour(x: number, y: number, place: number): Colour {
  const rise = 1 / (steps + 1)
  const tread = (Math.floor(x * steps) + 1) * rise
  const distance = Math.min(Math.abs(y - tread), toRiserDistance(x, y, rise))
  const glow = Math.exp(-(((x + y) / 2 - place * 0.93) ** 2) / 0.012)
  const isEdge = distance < 0.0016
  if (isEdge) return mix(colours.edge, colours.light, glow)
  const ground = y < tread ? colours.ground : colours.sky
  return mix(ground, colours.light, 0.35 * glow * Math.exp(-distance / 0.012))
}

/** How far a place is from the risers beside it: 1 if it is at the height of none. */
function toRiserDistance(x: number, y: number, rise: number): number {
  const step = Math.round(x * steps)
  const isBeside = y >= step * rise && y <= (step + 1) * rise && step < steps
  return isBeside ? Math.abs(x - step / steps) : 1
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const at = (channel: 0 | 1 | 2) => Math.round(from[channel] + (to[channel] - from[channel]) * share)
  return [at(0), at(1), at(2)]
}

function paint(frame: Uint8Array, at: number, colour: Colour): void {
  frame.set(colour, at)
}
