import type { ParsedMarkdown } from '../parser/create-parser.ts'
import type { MarkdownContext } from '../parser/markdown-context.ts'
import { checkCode } from './check-code.ts'
import { checkDefinitions } from './check-definitions.ts'
import { checkEmpty } from './check-empty.ts'
import { checkHeadings } from './check-headings.ts'
import { checkNotes } from './check-notes.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkTables } from './check-tables.ts'

/** Reports whatever is visible in the source and would not be in the page, or would be another thing there. */
export function checkLosses({ tokens, definitions, notes }: ParsedMarkdown, context: MarkdownContext): void {
  checkTables(tokens, context)
  checkCode(tokens, context)
  checkHeadings(tokens, context)
  checkNumbers(tokens, context)
  checkDefinitions(definitions, tokens, context)
  checkEmpty(tokens, context)
  checkNotes(notes, tokens, context)
}
