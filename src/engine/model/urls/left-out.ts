import { leftOut } from '#brand'

/** True if the firm has no page at a path of `routes/`: no code leads to it, and its route is not found. */
export function isLeftOut(path: string, patterns: readonly string[] = leftOut): boolean {
  return patterns.some((pattern) => (pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
}
