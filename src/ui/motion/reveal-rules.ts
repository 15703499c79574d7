/** How content appears while the visitor scrolls down. */
export const revealRules = {
  /** Pixels above the fold to which an element must rise before it shows. */
  offset: 120,
  /** Milliseconds of the movement, and its easing. */
  duration: 400,
  easing: 'ease',
  /** Pixels by which it rises. */
  distance: 20,
  /** At most one look per so many milliseconds of scrolling; one look so long after the last resize. */
  throttle: 99,
  debounce: 50,
} as const

/** What a look at the page sees, in pixels of the window. */
export interface Look {
  /** The element's upper edge. */
  top: number
  /** The window's height: where the fold is. */
  fold: number
  /** What is left to scroll below. */
  below: number
}

/** Whether an element that waits shows now. At the end of the page everything does: it could rise no further. */
export function isRevealed({ top, fold, below }: Look): boolean {
  return top <= fold - revealRules.offset || below <= 1
}
