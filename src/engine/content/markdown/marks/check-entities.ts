import { say } from '#lib/say/message.ts'
import { findInvisible } from '../../characters/find-invisible.ts'
import { rules } from '../../source/rules.ts'
import type { InlineRun } from '../parser/inline-run.ts'
import { locateInRun } from '../parser/locate-in-run.ts'
import type { MarkdownContext } from '../parser/markdown-context.ts'

/** Reports characters that nobody sees and that are written out: `&shy;`, `&#8203;`. A no-break space may be. */
export function checkEntities(run: InlineRun, context: MarkdownContext): void {
  for (const { info, content, markup, at } of run.pieces) {
    if (info !== 'entity') continue
    for (const { message, replacement } of findInvisible(content)) {
      const fix = replacement === undefined ? undefined : { found: markup, replacement }
      context.diagnostics.error(
        rules.characters,
        context.source.name,
        locateInRun(run, at, context),
        say`${markup} is written out: ${message}`,
        { fix },
      )
    }
  }
}
