/** A sign to be drawn in the column of its month. */
export interface MonthItem<Lane extends string, Sign extends string> {
  lane: Lane
  sign: Sign
  /** A day, or its month: `2026-11`. */
  date: string
}

export interface StripMark<Sign extends string> {
  /** Where its column begins, in percent of the width. */
  x: number
  /** Its upper edge, in units. */
  y: number
  sign: Sign
}

export interface StripLane<Lane extends string, Sign extends string> {
  lane: Lane
  /** The line that the label above its marks stands on, and the one that the marks stand on, or hang from. */
  label: number
  ground: number
  marks: StripMark<Sign>[]
}

export interface MonthStrip<Lane extends string, Sign extends string> {
  /** The first and the last month. */
  from: string
  to: string
  height: number
  /** How wide a column is, in percent, and how high a mark is, in units, with the space to the next one. */
  width: number
  step: number
  lanes: StripLane<Lane, Sign>[]
  /** Where the columns of months begin, in percent; with the year where one begins. */
  rules: { x: number; year?: string }[]
}

interface StripSettings<Lane extends string, Sign extends string> {
  lanes: readonly Lane[]
  /** In the order in which marks of one month are piled up. */
  signs: readonly Sign[]
  /** The sign whose marks hang below the line. */
  below: Sign
  /** The last month. */
  to: string
  /** At most so many months, the last ones. */
  longest: number
}

/** The height of marks in units, where there is room, that of the highest piles, and the room of the label above them. */
const grid = 8
const highest = 176
const above = 24

/**
 * Signs by month, a column for each, piled up on the line of their lane, those of one sign below it; undefined where no sign is in the time
 * that is shown.
 */
export function toMonthStrip<Lane extends string, Sign extends string>(
  items: readonly MonthItem<Lane, Sign>[],
  { lanes, signs, below, to, longest }: StripSettings<Lane, Sign>,
): MonthStrip<Lane, Sign> | undefined {
  const last = toMonthNumber(to)
  const shown = items
    .map(({ date, ...item }) => ({ ...item, month: toMonthNumber(date) }))
    .filter(({ month }) => month <= last && month > last - longest)
  if (shown.length === 0) return undefined
  const first = Math.min(...shown.map(({ month }) => month))
  const width = 100 / (last - first + 1)
  const piles = lanes.flatMap((lane) => {
    const own = toOwn(shown, lane, signs)
    const [up, down] = [own.filter(({ sign }) => sign !== below), own.filter(({ sign }) => sign === below)].map(
      (half) => [...Map.groupBy(half, ({ month }) => month)],
    )
    return own.length === 0 || !up || !down ? [] : [{ lane, up, down, most: toMost(up) + toMost(down) }]
  })
  // One height for all: what is twice as high is twice as often.
  const step = Math.min(grid, highest / Math.max(...piles.map(({ most }) => most)))
  let height = 0
  const drawn = piles.map(({ lane, up, down }): StripLane<Lane, Sign> => {
    const label = height + 16
    const ground = height + above + toMost(up) * step
    height = ground + toMost(down) * step + grid
    const marks = [up, down].flatMap((half, isDown) =>
      half.flatMap(([month, pile]) =>
        pile.map(({ sign }, place) => ({
          x: toHundredths((month - first) * width),
          y: toHundredths(ground + (isDown ? place : -place - 1) * step),
          sign,
        })),
      ),
    )
    return { lane, label, ground: toHundredths(ground), marks }
  })
  const rules = Array.from({ length: last - first + 1 }, (_, index) => {
    const month = first + index
    const isYear = month % 12 === 0
    return { x: toHundredths(index * width), ...(isYear && { year: String(month / 12) }) }
  })
  const size = { height: toHundredths(height), width: toHundredths(width), step: toHundredths(step) }
  return { from: toMonth(first), to: toMonth(last), ...size, lanes: drawn, rules }
}

const toMost = (piles: readonly (readonly [month: number, pile: readonly unknown[]])[]) =>
  Math.max(0, ...piles.map(([, pile]) => pile.length))

function toOwn<Item extends { lane: string; sign: Sign }, Sign extends string>(
  items: readonly Item[],
  lane: string,
  signs: readonly Sign[],
): Item[] {
  return items.filter((item) => item.lane === lane).toSorted((a, b) => signs.indexOf(a.sign) - signs.indexOf(b.sign))
}

/** Months since the year 0. */
function toMonthNumber(date: string): number {
  const [year, month] = date.split('-').map(Number)
  return (year ?? 0) * 12 + (month ?? 1) - 1
}

function toMonth(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** Finer than tenths: in percent of a wide screen these would be a pixel. */
function toHundredths(value: number): number {
  return Math.round(value * 100) / 100
}
