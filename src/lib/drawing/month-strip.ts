/** A sign to be drawn in the column of its month. */
export interface MonthItem<Lane extends string, Sign extends string> {
  lane: Lane
  sign: Sign
  /** A day, or its month: `2026-11`. */
  date: string
}

export interface StripMark<Sign extends string> {
  /** The middle of the column, in percent of the width. */
  x: number
  /** The middle of the mark, in units. */
  y: number
  sign: Sign
}

export interface StripLane<Lane extends string, Sign extends string> {
  lane: Lane
  /** The line that the label above its marks stands on, and the one that the marks stand on. */
  label: number
  ground: number
  marks: StripMark<Sign>[]
}

export interface MonthStrip<Lane extends string, Sign extends string> {
  /** The first and the last month. */
  from: string
  to: string
  height: number
  lanes: StripLane<Lane, Sign>[]
  /** Where the columns of months begin, in percent; with the year where one begins. */
  rules: { x: number; year?: string }[]
}

interface StripSettings<Lane extends string, Sign extends string> {
  lanes: readonly Lane[]
  /** In the order in which marks of one month are piled up. */
  signs: readonly Sign[]
  /** The last month. */
  to: string
  /** At most so many months, the last ones. */
  longest: number
}

/** The distance of marks in units, where there is room, the height of a pile in which they begin to overlap, and the room of the label above it. */
const step = 11
const highest = 176
const above = 22

/** Signs by month, a column for each, piled up on the line of their lane; undefined where no sign is in the time that is shown. */
export function toMonthStrip<Lane extends string, Sign extends string>(
  items: readonly MonthItem<Lane, Sign>[],
  { lanes, signs, to, longest }: StripSettings<Lane, Sign>,
): MonthStrip<Lane, Sign> | undefined {
  const last = toMonthNumber(to)
  const shown = items
    .map(({ date, ...item }) => ({ ...item, month: toMonthNumber(date) }))
    .filter(({ month }) => month <= last && month > last - longest)
  if (shown.length === 0) return undefined
  const first = Math.min(...shown.map(({ month }) => month))
  const width = 100 / (last - first + 1)
  let height = 0
  const drawn = lanes.flatMap((lane): StripLane<Lane, Sign>[] => {
    const piles = [...Map.groupBy(toOwn(shown, lane, signs), ({ month }) => month)]
    const most = Math.max(0, ...piles.map(([, pile]) => pile.length))
    if (most === 0) return []
    const distance = Math.min(step, highest / most)
    const label = height + 14
    height += above + Math.ceil(most * distance)
    const ground = height
    const marks = piles.flatMap(([month, pile]) =>
      pile.map(({ sign }, place) => ({
        x: toHundredths((month - first + 0.5) * width),
        y: toHundredths(ground - (place + 0.5) * distance),
        sign,
      })),
    )
    return [{ lane, label, ground, marks }]
  })
  const rules = Array.from({ length: last - first + 1 }, (_, index) => {
    const month = first + index
    const isYear = month % 12 === 0
    return { x: toHundredths(index * width), ...(isYear && { year: String(month / 12) }) }
  })
  return { from: toMonth(first), to: toMonth(last), height, lanes: drawn, rules }
}

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
