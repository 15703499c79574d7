/** Milliseconds, but for the height in pixels. */
export const loadingBarRules = {
  height: 3,
  /** A navigation that ends sooner shows nothing. */
  throttle: 200,
  /** Sets the pace: half of the way takes half of this. */
  duration: 2000,
  /** From the end to hiding, and from there to being back at 0: the time the fade takes. */
  hideDelay: 500,
  resetDelay: 400,
} as const

/** The last thing that happened; times in milliseconds of one clock. */
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

/** A navigation begins. One that supersedes another takes its bar over, wherever that is. */
export function startBar(last: BarEvent, at: number): BarEvent {
  return last.kind === 'started' ? last : { kind: 'started', at }
}

/** The navigation is over. */
export function endBar(last: BarEvent, at: number, hasFailed: boolean): BarEvent {
  if (last.kind !== 'started') return last
  return at - last.at < loadingBarRules.throttle ? { kind: 'none' } : { kind: 'ended', at, hasFailed }
}

/** What the bar looks like now. Only time passes between events, so nothing needs a timer. */
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

/** Fast, then ever slower; nobody knows how long it will take. */
export function toProgress(elapsed: number): number {
  if (elapsed <= 0) return 0
  const progress = (200 / Math.PI) * Math.atan((2 * elapsed) / loadingBarRules.duration)
  return Math.min(progress, 99.99)
}
