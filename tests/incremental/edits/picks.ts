import { createRandom } from '../../bench/create-random.ts'

/** The choices of one edit. The same numbers make the same choices among the same items. */
export interface Picks {
  /** Chooses the item that the edit changes; undefined where there is nothing. */
  target: <Item>(items: readonly Item[]) => Item | undefined
  /** A further choice. */
  of: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** A number from 0 to 999 that makes texts and names differ between edits. */
  number: number
}

export function createPicks(target: number, value: number): Picks {
  const random = createRandom(value)
  return {
    target: (items) => items[target % Math.max(1, items.length)],
    of: (items) => items[Math.floor(random() * items.length)] ?? items[0],
    number: value % 1000,
  }
}
