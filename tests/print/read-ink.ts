/** The instructions that draw a page, and their arguments, as pdf.js lists them. */
interface Instructions {
  fnArray: readonly number[]
  argsArray: readonly unknown[]
}

/** The numbers of the instructions that this file reads. */
interface Codes {
  save: number
  restore: number
  transform: number
  constructPath: number
  endPath: number
  paintImageXObject: number
}

/** A part of the height of a sheet, in points from its top. */
export interface Span {
  top: number
  bottom: number
}

/** A place in a drawing, and the same on paper: x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** The heights of lines, surfaces and pictures of a page, without its texts. Of what is clipped, the whole height counts. */
export function readInk({ fnArray, argsArray }: Instructions, codes: Codes, height: number): Span[] {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  const saved: Matrix[] = []
  const spans: Span[] = []
  const draw = ([left = 0, low = 0, right = 0, high = 0]: readonly number[]) => {
    const ends = [toHeight(matrix, left, low), toHeight(matrix, right, high)].map((end) => clamp(height - end, height))
    spans.push({ top: Math.min(...ends), bottom: Math.max(...ends) })
  }
  for (const [index, code] of fnArray.entries()) {
    const args = argsArray[index]
    if (code === codes.save) saved.push(matrix)
    else if (code === codes.restore) matrix = saved.pop() ?? matrix
    else if (code === codes.transform) matrix = multiply(matrix, toNumbers(args))
    else if (code === codes.paintImageXObject) draw([0, 0, 1, 1])
    // A path that nothing fills or strokes limits what is drawn next.
    else if (code === codes.constructPath && Array.isArray(args) && args[0] !== codes.endPath) draw(toNumbers(args[2]))
  }
  return spans
}

function toHeight(matrix: Matrix, x: number, y: number): number {
  return matrix[1] * x + matrix[3] * y + matrix[5]
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}

function multiply([a, b, c, d, e, f]: Matrix, inner: readonly number[]): Matrix {
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = inner
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

function toNumbers(value: unknown): number[] {
  if (value instanceof Float32Array) return [...value]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
}
