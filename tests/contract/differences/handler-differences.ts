import type { Differences } from './difference.ts'

export const handlerDifferences: Differences = {}
