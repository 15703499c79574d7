import type { Differences } from './difference.ts'

export const nginxDifferences: Differences = {}
