/** Delays for the pointer: passing over the bar must open no menu, and a detour on the way to a link must close none. */
export const navTiming = {
  /** Milliseconds from entering an item to opening its panel. */
  openDelay: 140,
  /** Milliseconds from leaving an item to closing its panel. */
  closeDelay: 280,
} as const
