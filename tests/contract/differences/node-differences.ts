import type { Differences } from './difference.ts'

export const nodeDifferences: Differences = {}
