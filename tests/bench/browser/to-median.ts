/** The middle of some numbers, or the mean of the two in the middle; undefined where any is. */
export function toMedian(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined).toSorted((a, b) => a - b)
  if (known.length < numbers.length || known.length === 0) return undefined
  const [low = 0, high = 0] = [known[Math.ceil(known.length / 2) - 1], known[Math.floor(known.length / 2)]]
  return (low + high) / 2
}
