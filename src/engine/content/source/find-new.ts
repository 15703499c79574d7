interface Placed {
  file: string
  line: number
  column: number
  severity: string
  rule: string
  message: string
}

/** The diagnostics of a reading that the one before did not have. One that only moved with the lines above it is not new. */
export function findNew<One extends Placed>(before: readonly One[], now: readonly One[]): One[] {
  const knownPlaces = new Set(before.map(toPlace))
  const places = new Set(now.map(toPlace))
  const moved = new Map<string, number>()
  for (const one of before) {
    if (!places.has(toPlace(one))) moved.set(toWhat(one), (moved.get(toWhat(one)) ?? 0) + 1)
  }
  return now.filter((one) => {
    if (knownPlaces.has(toPlace(one))) return false
    const left = moved.get(toWhat(one)) ?? 0
    moved.set(toWhat(one), left - 1)
    return left <= 0
  })
}

const toWhat = ({ file, severity, rule, message }: Placed) => [file, severity, rule, message].join('\0')
const toPlace = (one: Placed) => [toWhat(one), one.line, one.column].join('\0')
