// The rising lines of the site in motion: every frame is computed from its number, so that the loop has no seam and
// comes out the same on every machine.

export const video = { width: 1280, height: 720, framesPerSecond: 24, seconds: 10 } as const

const lineCount = 9
const highlighted = 5
const background = [5, 37, 24] as const
const ink = [121, 191, 150] as const
const tau = Math.PI * 2

interface Column {
  y: number
  slope: number
}

/** One frame as RGB bytes. `phase` runs from 0 to 1 over the loop. */
export function drawFrame(phase: number): Uint8Array {
  const { width, height } = video
  const frame = new Uint8Array(width * height * 3)
  const light = new Float32Array(height)
  for (let x = 0; x < width; x++) {
    drawColumn(light, x, phase)
    for (let y = 0; y < height; y++) {
      const at = (y * width + x) * 3
      const amount = Math.min(1, light[y] ?? 0)
      for (const channel of [0, 1, 2] as const) {
        frame[at + channel] = background[channel] + (ink[channel] - background[channel]) * amount
      }
    }
  }
  return frame
}

/** How much light each pixel of a column has: thin lines, and a glow around the brightest. */
function drawColumn(light: Float32Array, x: number, phase: number): void {
  light.fill(0)
  // Text stands on the left: the lines fade out towards it.
  const fade = smoothStep((x / video.width - 0.12) / 0.6)
  for (let line = 0; line < lineCount; line++) {
    const { y, slope } = toPoint(line, x, phase)
    const isBright = line === highlighted
    const strength = fade * (isBright ? 0.95 : 0.16 + line * 0.03)
    // Measured across the line, not upwards: a steep stretch is not drawn thicker.
    const across = 1 / Math.hypot(1, slope)
    stroke(light, y, { across, radius: isBright ? 1.7 : 0.85, strength })
    if (isBright) stroke(light, y, { across, radius: 22, strength: 0.16 * fade * pulse(x, phase) })
  }
}

/** Sums of sines whose phases come round a whole number of times in a loop. */
function toPoint(line: number, x: number, phase: number): Column {
  const heightAt = (at: number) => {
    const step = (at / video.width) * 26
    const trend = 0.97 - line * 0.033 - step * (0.0075 + line * 0.0023)
    const wave =
      0.03 * Math.sin(step * 0.62 + line * 1.7 - tau * phase) +
      0.016 * Math.sin(step * 1.55 + line * 0.6 - tau * 2 * phase) +
      0.006 * Math.sin(step * 3.1 + line * 2.3 - tau * 3 * phase)
    return (trend + wave) * video.height
  }
  const y = heightAt(x)
  return { y, slope: heightAt(x + 1) - y }
}

/** A wave of light that runs along the line once in a loop. */
function pulse(x: number, phase: number): number {
  return 0.55 + 0.45 * Math.cos(tau * (x / video.width - phase))
}

interface Stroke {
  across: number
  radius: number
  strength: number
}

function stroke(light: Float32Array, y: number, { across, radius, strength }: Stroke): void {
  const reach = Math.ceil((radius * 3) / across)
  for (let row = Math.max(0, Math.floor(y) - reach); row <= Math.min(light.length - 1, y + reach); row++) {
    const distance = ((row - y) * across) / radius
    light[row] = (light[row] ?? 0) + strength * Math.exp(-distance * distance)
  }
}

function smoothStep(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
