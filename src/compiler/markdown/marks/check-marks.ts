import type { InlineRun } from '../parser/inline-run.ts'
import type { MarkdownContext } from '../parser/markdown-context.ts'
import { checkEntities } from './check-entities.ts'

/** Reports marks that would be shown as letters, or that mean something else than they seem to. */
export function checkMarks(runs: readonly InlineRun[], context: MarkdownContext): void {
  for (const run of runs) checkEntities(run, context)
}
