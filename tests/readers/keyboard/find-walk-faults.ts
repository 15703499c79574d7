import { findOrderFaults } from './find-order-faults.ts'
import type { Control, Stop } from './install-walk.ts'

/** A walk by Tab through some controls, and back by Shift+Tab, with the document before or after them. */
export interface Walk {
  controls: readonly Control[]
  forth: readonly Stop[]
  back: readonly Stop[]
}

/**
 * Faults of a walk: a control that it leaves out or meets twice; a stop that is no control; another order on the way
 * back; a step against the visual order; a control or a ring that is not seen.
 */
export function findWalkFaults({ controls, forth, back }: Walk): string[] {
  const [there, return_] = [forth, back].map((stops) => stops.filter(({ id }) => id !== -1))
  const [stops, stopsBack] = [there ?? [], return_ ?? []]
  const known = new Set(controls.map(({ id }) => id))
  const times = Map.groupBy(stops, ({ id }) => id)
  const isSameBack =
    stops
      .map(({ id }) => id)
      .toReversed()
      .join() === stopsBack.map(({ id }) => id).join()
  return [
    ...controls.flatMap(({ id, name }) => (times.has(id) ? [] : [`${name} is left out`])),
    ...[...times.values()].flatMap(([stop, ...more]) =>
      stop && more.length > 0 ? [`${stop.name} has the focus twice`] : [],
    ),
    ...stops.flatMap(({ id, name }) => (known.has(id) ? [] : [`${name} is no control`])),
    ...(isSameBack ? [] : [`the way back is another one: ${stopsBack.map(({ name }) => name).join(', ')}`]),
    ...findOrderFaults(stops),
    ...new Set([...stops, ...stopsBack].flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))),
  ]
}
