import { toExtent, toScale } from './scale.ts'

export interface BarsShape {
  /** All bars from zero, and their ends as one line. */
  ground: string
  ends: string
  /** Where zero is. */
  zero: number
}

/**
 * A stair that lies on its side, with a tread for each figure: 100 units wide and as many high as there are figures, to be
 * stretched.
 */
export function toBars(values: readonly number[]): BarsShape {
  const x = toScale(toExtent([...values, 0]) ?? [0, 0], [0, 100])
  const zero = x(0)
  const treads = values.map((value, index) => `H${x(value)}V${index + 1}`).join('')
  return {
    ground: `M${zero},0${treads}H${zero}Z`,
    ends: values.length === 0 ? '' : `M${x(values[0] ?? 0)},0${treads.replace(/^H[^V]*/, '')}`,
    zero,
  }
}
