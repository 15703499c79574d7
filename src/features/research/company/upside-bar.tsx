import type { Extent } from '#lib/drawing/scale.ts'
import { RangeBar } from '#ui/chart/range-bar.tsx'

interface UpsideBarProps {
  /** From the price to the target, in percent. */
  upside: string
  scale: Extent
}

/** From the price (a ring in the middle) to the target, as a share of the price. The text beside it has the figures. */
export function UpsideBar({ upside, scale }: UpsideBarProps) {
  return <RangeBar from={0} to={Number(upside)} scale={scale} />
}

/** The percentage that the ends of all bars stand for, unless one of them needs more. */
const usual = 30

/** The scale that the bars of some shares have in common, with the price in the middle. */
export function toUpsideScale(upsides: readonly string[]): Extent {
  const most = Math.max(usual, ...upsides.map((upside) => Math.abs(Number(upside))))
  return [-most, most]
}
