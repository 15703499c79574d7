/** The height in pixels, all others in milliseconds. */
export const loadingBarRules = {
  height: 3,
  /** A navigation that ends earlier shows no bar. */
  throttle: 200,
  /** Sets the speed: the first half of the bar takes half of this. */
  duration: 2000,
  /** From the end of the navigation to hiding the bar. */
  hideDelay: 500,
  /** From hiding to the reset to 0: the duration of the fade. */
  resetDelay: 400,
} as const

/** The last event; all times are milliseconds of one clock. */
export type BarEvent =
  | { kind: 'none' }
  | { kind: 'started'; at: number }
  | { kind: 'ended'; at: number; hasFailed: boolean }

export interface BarLook {
  phase: 'idle' | 'loading' | 'error'
  /** 0 to 100. */
  progress: number
  isShown: boolean
}

/** A navigation starts. One that supersedes another continues its bar. */
export function startBar(last: BarEvent, at: number): BarEvent {
  return last.kind === 'started' ? last : { kind: 'started', at }
}

/** The navigation has ended. */
export function endBar(last: BarEvent, at: number, hasFailed: boolean): BarEvent {
  if (last.kind !== 'started') return last
  return at - last.at < loadingBarRules.throttle ? { kind: 'none' } : { kind: 'ended', at, hasFailed }
}

/** The bar at a time. It depends only on the last event and the time, so no timer is needed. */
export function toBarLook(last: BarEvent, now: number): BarLook {
  const { throttle, hideDelay, resetDelay } = loadingBarRules
  if (last.kind === 'started') {
    const elapsed = now - last.at - throttle
    return { phase: 'loading', progress: toProgress(elapsed), isShown: elapsed >= 0 }
  }
  if (last.kind === 'none' || now - last.at >= hideDelay + resetDelay)
    return { phase: 'idle', progress: 0, isShown: false }
  return { phase: last.hasFailed ? 'error' : 'loading', progress: 100, isShown: now - last.at < hideDelay }
}

/** Fast at first, then slower and slower, because the duration of the navigation is unknown. */
export function toProgress(elapsed: number): number {
  if (elapsed <= 0) return 0
  const progress = (200 / Math.PI) * Math.atan((2 * elapsed) / loadingBarRules.duration)
  return Math.min(progress, 99.99)
}
