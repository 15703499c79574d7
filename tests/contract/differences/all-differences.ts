import type { Differences } from './difference.ts'
import { handlerDifferences } from './handler-differences.ts'
import { nginxDifferences } from './nginx-differences.ts'
import { nodeDifferences } from './node-differences.ts'
import { workerdDifferences } from './workerd-differences.ts'

/** By the names of the targets. */
export const differences: Readonly<Record<string, Differences>> = {
  handler: handlerDifferences,
  node: nodeDifferences,
  workerd: workerdDifferences,
  nginx: nginxDifferences,
}
