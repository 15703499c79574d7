/** How menus follow the pointer: a pass over the bar opens nothing, a detour on the way to a link closes nothing. */
export const navTiming = {
  /** Milliseconds that a fine pointer rests on an item before its panel opens. */
  openDelay: 140,
  /** Milliseconds before a panel that the pointer has left closes. */
  closeDelay: 280,
} as const
