/** How content is revealed while the visitor scrolls down. */
export const revealRules = {
  /** The distance from the fold, in pixels, at which an element is revealed. */
  offset: 120,
  /** Of the animation, in milliseconds. */
  duration: 400,
  easing: 'ease',
  /** Milliseconds between two checks while scrolling, and from the last resize to the check. */
  throttle: 99,
  debounce: 50,
} as const

/** Positions in pixels of the viewport. */
export interface RevealPosition {
  /** The upper edge of the element. */
  top: number
  /** The height of the viewport. */
  fold: number
  /** How far the page can still be scrolled down. */
  below: number
}

/** True if a lowered element is revealed. At the end of the page all are, because none can move up any further. */
export function isRevealed({ top, fold, below }: RevealPosition): boolean {
  return top <= fold - revealRules.offset || below <= 1
}
