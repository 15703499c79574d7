import type { Box } from './box.ts'
import { round, toExtent, toScale } from './scale.ts'

/** Figures as the stair of the firm's mark: a tread for each, of equal width, and risers between them. */
export function toStairPath(values: readonly number[], { width, height, padding }: Box): string {
  const extent = toExtent(values)
  if (!extent) return ''
  const y = toScale(extent, [height - padding, padding])
  const tread = (width - 2 * padding) / values.length
  return values
    .map((value, index) => {
      const end = round(padding + (index + 1) * tread)
      return index === 0 ? `M${padding},${y(value)}H${end}` : `V${y(value)}H${end}`
    })
    .join('')
}
