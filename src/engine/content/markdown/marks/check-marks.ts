import { rules } from '../../source/rules.ts'
import type { ParsedMarkdown } from '../parser/create-parser.ts'
import { locateInRun } from '../parser/locate-in-run.ts'
import type { MarkdownContext } from '../parser/markdown-context.ts'
import { checkBrokenSentences } from './check-broken-sentences.ts'
import { checkEntities } from './check-entities.ts'
import { checkLists } from './check-lists.ts'
import { checkPastedTables } from './check-pasted-tables.ts'
import { findInlineMarks, findProducts } from './find-inline-marks.ts'
import { findLineMarks } from './find-line-marks.ts'
import { findLinkMarks } from './find-link-marks.ts'
import { levelItems } from './level-items.ts'

/** Of one paragraph: its other marks are reported once these are mended. */
const limit = 50

/** Reports marks that would be shown as letters, or that mean something else than they seem to. */
export function checkMarks({ tokens, runs }: ParsedMarkdown, context: MarkdownContext): void {
  const { source, diagnostics } = context
  checkLists(tokens, context)
  checkPastedTables(tokens, context)
  checkBrokenSentences({ tokens, runs }, context)
  for (const run of runs) {
    checkEntities(run, context)
    const marks = [...findLineMarks(run), ...findInlineMarks(run), ...findLinkMarks(run), ...findProducts(run)]
    const placed = marks.slice(0, limit).map((mark) => {
      const place = locateInRun(run, mark.at, context)
      const line = context.lines[place.line - 1 - source.linesAbove] ?? ''
      return { ...mark, place, line, column: place.column - 1 }
    })
    for (const { place, column, message, fix } of run.isNested ? placed : levelItems(placed)) {
      diagnostics.error(rules.literalMarks, source.name, { ...place, column: column + 1 }, message, { fix })
    }
  }
}
