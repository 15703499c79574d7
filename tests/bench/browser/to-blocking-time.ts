import type { Task } from './read-timings.ts'

/** A task that takes longer delays the answer to an input noticeably. */
const longestSmoothMs = 50

/**
 * Total Blocking Time: by how much tasks exceed 50 ms, in milliseconds, from the first paint on. Of a task that began before
 * it, only the part after it counts.
 */
export function toBlockingTime(tasks: readonly Task[], firstPaint: number): number {
  return tasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, ms) => sum + Math.max(0, ms - longestSmoothMs), 0)
}
