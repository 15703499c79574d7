import type { Box, Stop } from './install-walk.ts'

/**
 * The stops of a walk that are out of visual order. From a control the focus moves to the right in the same row, or down. It moves
 * up only into a column: where the ways of the two part in the document, the controls of the later part are all to the right of
 * those of the earlier part. Two controls are in a row where they share at least half of the height of the lower one; where text
 * breaks, the last line of the one and the first line of the other count.
 *
 * Three exceptions. The facts of a report or a commentary follow its text, as they do on phones, and stand beside it on wide screens:
 * an argument is read first, and one order of the document cannot be that of both. The button that closes the search is its last
 * control: results follow the field, and Escape closes too. The
 * documents of a row follow its title, which they are named after, and stand beside its date on phones.
 */
export function findOrderFaults(stops: readonly Stop[]): string[] {
  return stops.slice(1).flatMap((next, index) => {
    const stop = stops[index]
    if (!stop || (next.isApart && !stop.isApart)) return []
    if (isAfter(stop.last, next.first) || isNextColumn(stop, next, stops)) return []
    return [`${next.name} comes after ${stop.name}, and is ${describe(stop.last, next.first)} it`]
  })
}

/** Positions are rounded. */
const tolerance = 1

function isAfter(box: Box, next: Box): boolean {
  return isSameRow(box, next) ? next.left >= box.left - tolerance : next.top > box.top
}

function isSameRow(one: Box, other: Box): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return shared >= Math.min(one.bottom - one.top, other.bottom - other.top) / 2
}

function isNextColumn(stop: Stop, next: Stop, stops: readonly Stop[]): boolean {
  const parting = stop.place.findIndex((index, depth) => index !== next.place[depth])
  if (parting === -1) return false
  const [left, right] = [stop, next].map(({ place }) => {
    const boxes = stops.filter((other) =>
      place.slice(0, parting + 1).every((index, depth) => index === other.place[depth]),
    )
    return {
      start: Math.min(...boxes.flatMap(({ first, last }) => [first.left, last.left])),
      end: Math.max(...boxes.flatMap(({ first, last }) => [first.right, last.right])),
    }
  })
  return left !== undefined && right !== undefined && right.start >= left.end - tolerance
}

function describe(box: Box, next: Box): string {
  return isSameRow(box, next) ? 'to the left of' : 'above'
}
