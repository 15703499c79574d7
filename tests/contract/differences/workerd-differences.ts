import type { Differences } from './difference.ts'

export const workerdDifferences: Differences = {}
