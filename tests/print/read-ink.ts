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

/** A place in a drawing, and the same on paper: x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/**
 * Returns where the lowest line, surface or picture of a page ends, in points from its top. Text is not included. Surfaces that
 * are clipped count with their whole height.
 */
export function readInk({ fnArray, argsArray }: Instructions, codes: Codes, height: number): number {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  const saved: Matrix[] = []
  let lowest = height
  const draw = (box: readonly number[]) => {
    for (const [x, y] of [
      [box[0], box[1]],
      [box[2], box[3]],
    ]) {
      if (x === undefined || y === undefined) continue
      lowest = Math.min(lowest, matrix[1] * x + matrix[3] * y + matrix[5])
    }
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
  return height - Math.max(lowest, 0)
}

function multiply([a, b, c, d, e, f]: Matrix, inner: readonly number[]): Matrix {
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = inner
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

function toNumbers(value: unknown): number[] {
  if (value instanceof Float32Array) return [...value]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
}
